import { hasWorkers, type StartMethod } from "@/lib/sim";
import { withLoader } from "./change";
import { notHere, type Remedy, type Setup, trial, type Trial } from "./remedy";

/** `persistent_workers=True`. */
export const persistentWorkers: Remedy = {
  id: "persistentWorkers",
  title: "Keep the workers between epochs",
  does: "Workers are started once instead of once per epoch.",
  costs: "Their memory stays taken between epochs, also while another loader runs.",
  assumes: null,
  on: (setup) => {
    const { loader, training } = setup.scenario;
    if (!hasWorkers(loader)) return notHere("There are no workers to keep.");
    if (loader.persistentWorkers) return notHere("The workers are kept already.");
    if (training.epochs === 1) return notHere("There is one epoch: nothing to keep them for.");
    return trial({
      setup: withLoader(setup, { persistentWorkers: true }),
      code: "DataLoader(…, persistent_workers=True)",
    });
  },
};

/** `multiprocessing_context="fork"`. */
export const forkWorkers: Remedy = {
  id: "forkWorkers",
  title: "Start workers by fork",
  does: "A worker starts as a copy of the main process: nothing to import, nothing to unpickle.",
  costs:
    "Not on Windows; unsafe on macOS, as Python’s documentation says, and anywhere once the main process has threads that hold locks, or uses CUDA in workers.",
  assumes: null,
  on: (setup) => started(setup, "fork", 'DataLoader(…, multiprocessing_context="fork")'),
};

/** `multiprocessing_context="forkserver"`. */
export const forkserverWorkers: Remedy = {
  id: "forkserverWorkers",
  title: "Start workers by forkserver",
  does: "Workers are forked from a small server process, which has no threads and no CUDA.",
  costs: "Every worker imports and unpickles what it needs, unless the server has it preloaded.",
  assumes: null,
  on: (setup) => started(setup, "forkserver", 'DataLoader(…, multiprocessing_context="forkserver")'),
};

function started(setup: Setup, startMethod: StartMethod, code: string): Trial {
  const { loader } = setup.scenario;
  if (!hasWorkers(loader)) return notHere("There are no workers to start.");
  if (loader.startMethod === startMethod) return notHere(`Workers start by ${startMethod} already.`);
  return trial({ setup: withLoader(setup, { startMethod }), code });
}
