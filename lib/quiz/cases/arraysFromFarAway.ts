import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

const BATCH_SIZE = 32;
/** NumPy's own float64, as arithmetic on arrays leaves it. */
const BYTES = BATCH_SIZE * (3 * 448 * 448 * 8 + 8);

/** Requests that take long, and behind them a pipe that takes long. */
export const arraysFromFarAway: QuizCase = {
  id: "arrays-from-far-away",
  level: 3,
  title: "A bucket, eight workers, and arrays",
  kinds: ["slow_storage", "ipc_dominated"],
  situation:
    "Your images are objects in a bucket; eight workers each ask for one at a time, and your collate function returns NumPy arrays. The card is idle nine tenths of the time, and a profile of the main process shows pickle.",
  wish: wishFrom("object-store", {
    dataset: batchesOf(BATCH_SIZE, 160),
    collate: defaultCollateOf(BYTES),
    payload: { kind: "byValue", bytes: BYTES },
    loader: { batchSize: BATCH_SIZE, numWorkers: 8, pinMemory: true },
    training: { stepMs: fixed(80) },
  }),
  footprint: null,
  instruments: ["gpu", "waits", "processes", "queues", "storage"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question:
      "Suppose the collate function returned tensors. How many times as many images per second would that be?",
    about: { run: "after", remedy: "returnTensors" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.05 },
      { label: "Up to twice as many", below: 2 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        {
          id: "latency",
          label: "Every worker waits for one answer at a time",
          isRight: true,
          feedback: "Yes. The workers sleep in a request nearly all the time, and nothing else is busy.",
        },
        {
          id: "pickle",
          label: "Batches travel by value through a pipe",
          isRight: false,
          feedback:
            "They do, and it will matter. But the pipe moves a batch in a fraction of a second, and a batch comes only every second or so.",
        },
        {
          id: "cores",
          label: "Decoding needs more cores than there are",
          isRight: false,
          feedback: "Decoding takes under two milliseconds per image, and most cores are idle.",
        },
        {
          id: "order",
          label: "Slow requests that hold up finished batches",
          isRight: false,
          feedback:
            "Some finished batches are held for their turn, since requests differ a lot. Letting them pass would bring a hundredth: it is all batches together that come too seldom.",
        },
      ],
      hints: [
        "What do the workers do most of the time?",
        "Compare the time that a worker needs for a batch with the time that the main process needs for one.",
      ],
      remedies: ["returnTensors", "moreWorkers", "fasterDecoder", "arrivalOrder", "moreCores"],
      accepted: "moreWorkers",
      gaveAway:
        "Workers are asleep in a request nine tenths of the time and the cores are idle: more requests at a time cost nothing.",
      misled:
        "Pickle stands out in a profile of the main process, because it is the only work there. Next to the wait it is small.",
    },
    {
      causes: [
        {
          id: "pickle",
          label: "One thread of the main process unpickles every batch",
          isRight: true,
          feedback: "Yes. Now batches are loaded in time, and one thread has to unpack them all.",
        },
        {
          id: "latency",
          label: "Still too few requests at a time",
          isRight: false,
          feedback:
            "That was so before. Now a third of the workers has nothing to do, and next() is slow all the same.",
        },
        {
          id: "copy",
          label: "The copy to the GPU",
          isRight: false,
          feedback:
            "Arrays are not pinned, whatever pin_memory says, so it blocks. But it takes milliseconds, and next() takes far more.",
        },
      ],
      hints: ["Look at the main process: how much of a core does it use now?"],
      remedies: ["deeperPrefetch", "returnTensors", "fewerWorkers", "moreCores"],
      accepted: "returnTensors",
      gaveAway:
        "The main process is the busiest of all now: unpickling keeps one of its threads at work without a pause, while a dozen finished batches are in stock.",
      misled:
        "next() is slow as before, which invites another round of more workers. The same symptom has another cause now.",
    },
  ],
  readOn: "production-patterns",
  source: {
    title: "iarai/concurrent-dataloader",
    url: "https://github.com/iarai/concurrent-dataloader",
    checkedOn: "2026-11-30",
    figures:
      "One worker receives 5.33 Mbit/s of images of 112.6 kB from an object store; a median request takes 130 ms, decoding 1.3 to 2.0 ms.",
  },
  assumed: [
    "Images of 448×448 as float64 arrays that are pickled; a step of 80 ms for 32 of them.",
    "More requests at a time do not slow each other down.",
  ],
};
