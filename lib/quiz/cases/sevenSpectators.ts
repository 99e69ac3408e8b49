import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { wishFrom } from "../wishFrom";

/** Data that only one worker can read. */
export const sevenSpectators: QuizCase = {
  id: "seven-spectators",
  level: 2,
  title: "Sixteen cores, and the card waits",
  kinds: ["shard_parallelism"],
  situation:
    "After a shuffle with a buffer, images are streamed by eight workers on sixteen cores, each taking the shards of its own number. The card waits most of the time, and sixteen workers were no quicker.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: { kind: "iterable", shardSamples: [3200], split: "byWorker" },
    loader: { batchSize: 32, numWorkers: 8, pinMemory: true },
    training: { stepMs: fixed(26) },
    machine: { cores: 16 },
  }),
  footprint: null,
  instruments: ["processes", "queues", "gpu", "storage"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would images that decode twice as fast bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "fasterDecoder" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.2 },
      { label: "More, and not twice as many", below: 2.1 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "shard",
          "One shard is left after the shuffle, and one worker has it",
          "Yes. The others ask for shards 1 to 7, find none and leave.",
        ),
        wrong(
          "crash",
          "Seven workers that crashed",
          "A crash ends the run with an error. These left because they were done.",
        ),
        wrong(
          "workers",
          "Too few workers",
          "One is at work, which is too few. But eight were started, and more would leave as well.",
        ),
        wrong(
          "disk",
          "A disk that serves one reader at a time",
          "The worker that is left hardly sleeps in reads.",
        ),
      ],
      hints: [
        "What have the other seven got to read?",
        "How many shards are there to share out after the shuffle?",
      ],
      remedies: ["moreWorkers", "fasterDecoder", "evenShards", "arrivalOrder", "moreCores"],
      accepted: "evenShards",
      gaveAway:
        "One worker uses a core, seven use nothing from the first batch on, and none of them waits for anything.",
      misled:
        "num_workers=8 stands in the code, so parallelism looks taken care of. Workers share out shards, not samples.",
    },
  ],
  readOn: "splitting-a-stream",
  source: thread(
    "huggingface/datasets",
    8669,
    "In release 5.0 a dataset of fewer than 20 files has 1 shard after a shuffle by buffer: worker 0 gets all of it, the others nothing.",
  ),
  assumed: [
    "ImageNet images of 5.2 ms, a step of 26 ms for 32.",
    "The run has all samples in one shard, and the remedy writes them anew. In the report there are several files, and the shuffle reads from up to ten at once, so that it counts as one shard. There a smaller max_buffer_input_shards, or no shuffle by buffer, is enough; the line of code is that of another library.",
  ],
};
