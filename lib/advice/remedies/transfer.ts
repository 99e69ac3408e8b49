import { withLoader, withTraining } from "./change";
import { NOT_BLOCKING, SIDE_STREAM } from "./snippets";
import { notHere, type Remedy, trial } from "./remedy";

const NO_COPY = "Nothing is copied to a device.";

/** `pin_memory=True`. */
export const pinMemory: Remedy = {
  id: "pinMemory",
  title: "Pin the memory of batches",
  does: "A thread of the main process receives batches and copies them into page-locked memory, from which the GPU reads faster.",
  costs: "Page-locked memory, rounded up to a power of two per block, and one more copy of every batch.",
  assumes: null,
  on: (setup) => {
    const { loader, training } = setup.scenario;
    if (loader.pinMemory) return notHere("Batches are pinned already.");
    if (training.copy === null) return notHere(NO_COPY);
    return trial({ setup: withLoader(setup, { pinMemory: true }), code: "DataLoader(…, pin_memory=True)" });
  },
};

/** `non_blocking=True`. */
export const nonBlocking: Remedy = {
  id: "nonBlocking",
  title: "Do not wait for the copy",
  does: "The loop goes on while a pinned batch is copied to the GPU.",
  costs: "Nothing, as long as the batch on the host is not written to before the copy is done.",
  assumes: null,
  on: (setup) => {
    const { copy } = setup.scenario.training;
    if (copy === null) return notHere(NO_COPY);
    if (copy.nonBlocking) return notHere("The loop does not wait for the copy already.");
    return trial({
      setup: withTraining(setup, { copy: { ...copy, nonBlocking: true } }),
      code: NOT_BLOCKING,
    });
  },
};

/** A stream of its own for the copy. */
export const sideStream: Remedy = {
  id: "sideStream",
  title: "Copy on a stream of its own",
  does: "The next batch is copied while the GPU computes the one before.",
  costs: "A prefetcher to write, with events between the streams, and one more batch on the GPU.",
  assumes: null,
  on: (setup) => {
    const { loader, training } = setup.scenario;
    const { copy } = training;
    if (copy === null) return notHere(NO_COPY);
    if (!loader.pinMemory)
      return notHere("From pageable memory a copy waits, on whatever stream: pin first.");
    if (copy.stream === "side") return notHere("The copy has a stream of its own already.");
    return trial({
      setup: withTraining(setup, { copy: { nonBlocking: true, stream: "side" } }),
      code: SIDE_STREAM,
    });
  },
};
