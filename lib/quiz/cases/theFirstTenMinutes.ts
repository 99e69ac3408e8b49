import { GIB } from "@/lib/format/bytes";
import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const BYTES = 16 * 20e6;

/** A batch is built by one worker. */
export const theFirstTenMinutes: QuizCase = {
  id: "first-ten-minutes",
  level: 2,
  title: "Nothing for ten minutes, then everything at once",
  kinds: ["first_batch_latency", "n_worker_burst"],
  situation:
    "Very large images are streamed by 20 workers into batches of 16. For ten minutes no batch comes at all, then twenty come within seconds of each other; you want the first one sooner.",
  wish: wishFrom("object-store", {
    dataset: batchesOf(16, 20),
    sample: { waitMs: fixed(30_000), cpuMs: fixed(8300) },
    collate: defaultCollateOf(BYTES),
    payload: tensors(BYTES),
    loader: { batchSize: 16, numWorkers: 20 },
    training: { stepMs: fixed(300) },
    machine: { cores: 32, ramBytes: 256 * GIB, shmBytes: 128 * GIB },
  }),
  footprint: null,
  instruments: ["waits", "queues", "processes", "gpu"],
  logLine: null,
  objective: "firstBatch",
  prediction: {
    question: "What would twice the workers do to the time to the first batch?",
    about: { run: "after", remedy: "moreWorkers" },
    of: "firstBatchMs",
    options: [
      { label: "Halve it", below: 0.7 },
      { label: "Leave it as it is", below: 1.3 },
      { label: "Double it", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "alone",
          "Each worker builds a batch of its own, one sample after the other",
          "Yes. Sixteen samples of 38 s make ten minutes, and all twenty workers need the same ten.",
        ),
        wrong("start", "Workers that take long to start", "They are all at work after less than a second."),
        wrong(
          "workers",
          "Too few workers",
          "For the pace, perhaps. The first batch is the work of one of them, however many there are.",
        ),
        wrong(
          "order",
          "Batches that are held back for their turn",
          "None is finished before ten minutes are over. There is nothing to hold.",
        ),
      ],
      hints: ["How many workers work on the first batch?", "Divide ten minutes by the time of one sample."],
      remedies: [
        "moreWorkers",
        "deeperPrefetch",
        "joinHalves",
        "smallerBatches",
        "fasterDecoder",
        "noWorkers",
      ],
      accepted: "joinHalves",
      equivalent: [
        {
          remedy: "smallerBatches",
          because:
            "Half the samples in a row are half the wait. Unlike two halves that the loop joins, it also halves the batch of every step, and the training with it.",
        },
      ],
      gaveAway:
        "Twenty workers are busy, and none of the batches in flight is finished. The time is that of sixteen samples in a row.",
      misled: "Twenty at once look like a dam that breaks somewhere in a queue. They only started together.",
    },
  ],
  readOn: "pipeline-visualisation",
  source: thread(
    "webdataset/webdataset",
    267,
    "1,000 images of 675 MB, 20 workers, batch 16: nothing for 613 s, the second batch after 35 s more, the rest within 20 s.",
  ),
  assumed: [
    "38.3 s per sample follow from the report; that 30 of them are waiting, the size of a decoded image, and an epoch of 20 batches do not.",
  ],
};
