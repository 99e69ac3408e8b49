import { defaultMachine, hasWorkers, meanOf } from "@/lib/sim";
import { added, scaled, withMachine, withSample, withTraining, withWorkload } from "./change";
import { READ_AT_ONCE, STACKED } from "./snippets";
import { notHere, type Remedy, trial } from "./remedy";

/** What a slice costs per row, of what a row fetched by itself costs. */
const SLICE_SHARE = 0.1;

/** Below this a sample is mostly the cost of fetching it in Python, milliseconds. */
export const TINY_SAMPLE_MS = 0.05;

/** Augmentation, of the CPU time of a sample: 2205 of 8227 CPU seconds (rajveerb/lotus). */
const AUGMENTATION_SHARE = 0.27;

/** A decoder that is faster by this factor: Pillow-SIMD against Pillow, about. */
const DECODER_FACTOR = 2;

/** `__getitems__`. */
export const batchedReads: Remedy = {
  id: "batchedReads",
  title: "Fetch a whole batch at once",
  does: "The dataset gets all indices of a batch in one call: one read, one slice, instead of one per sample.",
  costs: "A method to write, and a store in which neighbours can be read together.",
  assumes: `A row out of a slice costs ${100 * SLICE_SHARE} % of a row by itself where a sample takes under ${1000 * TINY_SAMPLE_MS} µs; larger samples cost what they did.`,
  on: (setup) => {
    const { dataset, sample } = setup.scenario.workload;
    if (dataset.kind === "iterable") return notHere("An iterable dataset is not asked for indices.");
    if (dataset.reads === "perBatch") return notHere("The dataset gets a whole batch at once already.");
    if (sample.storageBytes > 0)
      return notHere("Samples are files of their own: one call reads them one by one.");
    const tiny = meanOf(sample.cpuMs) < TINY_SAMPLE_MS;
    const batched = withWorkload(setup, { dataset: { ...dataset, reads: "perBatch" } });
    return trial({
      setup: tiny ? withSample(batched, { cpuMs: scaled(sample.cpuMs, SLICE_SHARE) }) : batched,
      code: READ_AT_ONCE,
    });
  },
};

/** A sampler that only counts. */
export const drawInWorkers: Remedy = {
  id: "drawInWorkers",
  title: "Move the sampler’s work into the dataset",
  does: "The sampler only counts; what it had to find out for a batch, the dataset finds out in a worker.",
  costs: "A dataset that makes whole batches, and a seed of its own in every worker.",
  assumes: "The work takes a worker as long as it took the main process.",
  on: (setup) => {
    const { loader, machine, workload } = setup.scenario;
    const { handOver } = machine.costs;
    const usualMs = defaultMachine.costs.handOver.drawIndexMs;
    const movedMs = handOver.drawIndexMs - usualMs;
    if (movedMs < usualMs) return notHere("The sampler hardly takes any time.");
    if (!hasWorkers(loader)) return notHere("Without workers the main process does both.");
    const counting = { ...machine.costs, handOver: { ...handOver, drawIndexMs: usualMs } };
    return trial({
      setup: withSample(withMachine(setup, { costs: counting }), {
        cpuMs: added(workload.sample.cpuMs, movedMs),
      }),
      code: "def __getitem__(self, number): return self.rows[self.draw_batch()]  # with batch_size=None",
    });
  },
};

/** Tensors instead of what is pickled. */
export const returnTensors: Remedy = {
  id: "returnTensors",
  title: "Return tensors",
  does: "What the collate function returns travels as a handle to shared memory instead of through a pipe.",
  costs: "A collate function that stacks; room in /dev/shm.",
  assumes: "Stacking costs what collate costs now.",
  on: (setup) => {
    const { payload } = setup.scenario.workload;
    if (!hasWorkers(setup.scenario.loader)) return notHere("Without workers nothing is handed over.");
    if (payload.kind === "tensors") return notHere("Batches are tensors already.");
    return trial({
      setup: withWorkload(setup, {
        payload: { kind: "tensors", tensors: 2, bytes: payload.bytes, sharedBy: "collate" },
      }),
      code: STACKED,
    });
  },
};

/** One tensor instead of many. */
export const fewerTensors: Remedy = {
  id: "fewerTensors",
  title: "Pack a batch into two tensors",
  does: "A batch of few large tensors is handed over with few descriptors.",
  costs: "Code that packs in the worker and slices in the loop.",
  assumes: "Packing costs nothing beyond collate.",
  on: (setup) => {
    const { payload } = setup.scenario.workload;
    if (!hasWorkers(setup.scenario.loader)) return notHere("Without workers nothing is handed over.");
    if (payload.kind !== "tensors") return notHere("Nothing in a batch is a tensor.");
    if (payload.tensors <= 2) return notHere("A batch has no more than two tensors already.");
    return trial({
      setup: withWorkload(setup, { payload: { ...payload, tensors: 2 } }),
      code: "return torch.cat(tensors), torch.tensor(lengths)",
    });
  },
};

/** One thread of OpenCV, OpenMP and the like. */
export const oneLibraryThread: Remedy = {
  id: "oneLibraryThread",
  title: "Give libraries one thread per worker",
  does: "OpenCV, OpenMP and BLAS stop starting a thread per core in every worker.",
  costs: "Nothing where there are as many workers as cores.",
  assumes: null,
  on: (setup) => {
    const { sample } = setup.scenario.workload;
    if (sample.libraryThreads <= 1) return notHere("Libraries have one thread per worker already.");
    return trial({
      setup: withSample(setup, { libraryThreads: 1 }),
      code: "def worker_init_fn(_): cv2.setNumThreads(0); torch.set_num_threads(1)",
    });
  },
};

/** A faster decoder. */
export const fasterDecoder: Remedy = {
  id: "fasterDecoder",
  title: "Decode with a faster library",
  does: "A sample takes less CPU time, in every worker.",
  costs: "Another dependency.",
  changesTraining: "Pixels differ slightly from one decoder to the other.",
  assumes: `The CPU time of a sample falls to 1/${DECODER_FACTOR}.`,
  on: (setup) => {
    const { sample } = setup.scenario.workload;
    if (meanOf(sample.cpuMs) < TINY_SAMPLE_MS) return notHere("There is next to nothing to decode.");
    return trial({
      setup: withSample(setup, { cpuMs: scaled(sample.cpuMs, 1 / DECODER_FACTOR) }),
      code: "image = torchvision.io.decode_jpeg(data)",
    });
  },
};

/** Augmentation on the GPU. */
export const augmentOnGpu: Remedy = {
  id: "augmentOnGpu",
  title: "Augment on the GPU",
  does: "Workers only decode; crops, flips and colours are computed for the whole batch on the GPU.",
  costs: "A little of every step, and memory on the GPU.",
  changesTraining: "Other random draws, and pixels that differ slightly.",
  assumes: `Augmentation is ${100 * AUGMENTATION_SHARE} % of a sample's CPU time (Lotus, ImageNet), and takes 3 % of a step on the GPU.`,
  on: (setup) => {
    const { sample } = setup.scenario.workload;
    const { stepMs } = setup.scenario.training;
    if (meanOf(sample.cpuMs) < TINY_SAMPLE_MS) return notHere("There is next to nothing to augment.");
    return trial({
      setup: withTraining(withSample(setup, { cpuMs: scaled(sample.cpuMs, 1 - AUGMENTATION_SHARE) }), {
        stepMs: scaled(stepMs, 1.03),
      }),
      code: "images = gpu_transforms(images.to(device))",
    });
  },
};
