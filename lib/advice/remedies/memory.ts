import { hasWorkers } from "@/lib/sim";
import { BYTES_PER_ITEM, type Footprint, growsByReading } from "@/lib/sim/memory";
import { footprintIn } from "../memory/footprintIn";
import { withMachine } from "./change";
import { DEFAULT_OPEN_FILES, notHere, type Remedy, type Setup, trial } from "./remedy";

/** A tensor costs 0.05 ms by file name and 0.23 ms by descriptor, recorded with torch 2.13. */
const BY_NAME_SHARE = 0.05 / 0.23;

/** What many servers allow, and what a user may raise their limit to. */
const MANY_FILES = 65_536;

/** One buffer instead of many objects. */
export const packDataset: Remedy = {
  id: "packDataset",
  title: "Keep the dataset in one buffer",
  does: "Items are pickled into one array of bytes, with offsets; reading one writes to no reference count, so that workers copy no pages.",
  costs: "Unpacking an item when it is read; a dataset that cannot be changed in place.",
  assumes: null,
  on: (setup) => {
    const { dataset } = footprintIn(setup);
    if (!growsByReading(dataset.kind)) return notHere("The dataset is one block of memory already.");
    const share = BYTES_PER_ITEM.packedBytes / BYTES_PER_ITEM.pathList;
    const bytes = dataset.kind === "pathList" ? dataset.bytes * share : dataset.bytes / 2;
    return trial({
      setup: withFootprint(setup, { dataset: { ...dataset, kind: "packedBytes", bytes } }),
      code: "packed = [np.frombuffer(pickle.dumps(item), np.uint8) for item in items]\nself.data, self.ends = np.concatenate(packed), np.cumsum([len(one) for one in packed])",
    });
  },
};

/** A tensor instead of what is copied for every spawned worker. */
export const tensorDataset: Remedy = {
  id: "tensorDataset",
  title: "Keep the dataset as a tensor",
  does: "A tensor is moved to shared memory once; workers map it instead of getting a copy each.",
  costs: "Room in /dev/shm for the whole of it.",
  assumes: null,
  on: (setup) => {
    const { dataset } = footprintIn(setup);
    if (dataset.kind === "tensor") return notHere("The dataset is a tensor already.");
    if (dataset.kind !== "array") return notHere("Only an array of numbers can be a tensor.");
    return trial({
      setup: withFootprint(setup, { dataset: { ...dataset, kind: "tensor" } }),
      code: "self.rows = torch.from_numpy(rows)",
    });
  },
};

/** The sharing strategy without descriptors. */
export const fileSystemSharing: Remedy = {
  id: "fileSystemSharing",
  title: "Share tensors by file name",
  does: "A tensor is found by its name in /dev/shm instead of a descriptor that stays open as long as it lives.",
  costs: "Files that a crash can leave behind in /dev/shm.",
  assumes: `The CPU time for a tensor on its way falls to ${Math.round(100 * BY_NAME_SHARE)} %: with torch 2.13, 0.05 ms instead of 0.23 ms were recorded.`,
  on: (setup) => {
    const { loader, workload, machine } = setup.scenario;
    if (!hasWorkers(loader)) return notHere("Without workers nothing is shared.");
    if (workload.payload.kind !== "tensors") return notHere("Nothing in a batch is a tensor.");
    const { handOver } = machine.costs;
    const byName = withMachine(setup, {
      costs: {
        ...machine.costs,
        handOver: {
          ...handOver,
          serveMsPerTensor: BY_NAME_SHARE * handOver.serveMsPerTensor,
          rebuildMsPerTensor: BY_NAME_SHARE * handOver.rebuildMsPerTensor,
        },
      },
    });
    return trial({
      setup: { ...byName, openFiles: Infinity },
      code: 'torch.multiprocessing.set_sharing_strategy("file_system")',
    });
  },
};

/** `ulimit -n`. */
export const raiseFileLimit: Remedy = {
  id: "raiseFileLimit",
  title: "Allow more open files",
  does: "The main process may hold descriptors of more tensors.",
  costs: "Nothing, up to the hard limit; whoever keeps every batch crosses the next limit later.",
  assumes: null,
  on: (setup) => {
    const { openFiles = DEFAULT_OPEN_FILES } = setup;
    return openFiles >= MANY_FILES
      ? notHere("The limit is high already.")
      : trial({ setup: { ...setup, openFiles: MANY_FILES }, code: `ulimit -n ${MANY_FILES}` });
  },
};

/** Numbers instead of batches. */
export const keepNoBatches: Remedy = {
  id: "keepNoBatches",
  title: "Keep numbers, not batches",
  does: "The loop keeps copies of the few values that it needs later and lets go of the batch.",
  costs: "A line per value that is kept.",
  assumes: "The copies are small.",
  on: (setup) =>
    footprintIn(setup).batchesHeld > 1
      ? trial({
          setup: withFootprint(setup, { batchesHeld: 1 }),
          code: "kept.append(labels.clone())",
        })
      : notHere("The loop holds one batch only."),
};

function withFootprint(setup: Setup, changes: Partial<Footprint>): Setup {
  return { ...setup, footprint: { ...footprintIn(setup), ...changes } };
}
