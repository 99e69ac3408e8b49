import { hasWorkers, isFree } from "@/lib/sim";
import { scaled, withLoader, withTraining, withWorkload } from "./change";
import { joinedHalves } from "./snippets";
import { notHere, type Remedy, type Setup, trial } from "./remedy";

/** Two halves of a batch from two workers. */
export const joinHalves: Remedy = {
  id: "joinHalves",
  title: "Load half batches, and join two",
  does: "Two workers build the halves of a batch side by side; the loop joins them into the batch that it had.",
  costs: "Two lines in the loop, one more copy of every batch, and twice as many hand-overs.",
  assumes: "Both halves are loaded at the same time, by two workers.",
  on: (setup) => {
    const { loader } = setup.scenario;
    if (!hasWorkers(loader) || loader.numWorkers < 2)
      return notHere("With fewer than two workers the halves come one after the other.");
    if (loader.batchSize < 2) return notHere("A batch is one sample already.");
    return trial({
      setup: halved(setup),
      code: joinedHalves(String(Math.floor(loader.batchSize / 2))),
    });
  },
};

/** A smaller `batch_size`. */
export const smallerBatches: Remedy = {
  id: "smallerBatches",
  title: "Halve the batch size",
  does: "A batch is ready sooner and takes half the memory.",
  costs: "Twice the steps for the same samples.",
  changesTraining: "Gradients of half a batch, in twice the steps: the learning rate has to follow.",
  assumes: "A step takes half as long for half a batch, and so does collate.",
  on: (setup) => {
    const { batchSize } = setup.scenario.loader;
    if (batchSize < 2) return notHere("A batch is one sample already.");
    return trial({ setup: halved(setup), code: `DataLoader(…, batch_size=${Math.floor(batchSize / 2)})` });
  },
};

/** What a loader and a loop of half batches do. */
function halved(setup: Setup): Setup {
  const { loader, workload, training } = setup.scenario;
  const batchSize = Math.floor(loader.batchSize / 2);
  const share = batchSize / loader.batchSize;
  const { collate, payload } = workload;
  const smaller = withWorkload(withLoader(setup, { batchSize }), {
    collate: { inWorkerMs: share * collate.inWorkerMs, inMainMs: share * collate.inMainMs },
    payload: { ...payload, bytes: Math.round(share * payload.bytes) },
  });
  return isFree(training.stepMs)
    ? smaller
    : withTraining(smaller, { stepMs: scaled(training.stepMs, share) });
}
