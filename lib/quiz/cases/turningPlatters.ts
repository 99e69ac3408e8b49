import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const BATCH_SIZE = 256;
const BYTES = BATCH_SIZE * (3 * 224 * 224 * 4 + 8);

/** A disk that hides what comes after it. */
export const turningPlatters: QuizCase = {
  id: "four-or-ten",
  level: 3,
  title: "Four workers or ten: no difference",
  kinds: ["slow_storage", "too_few_workers"],
  situation:
    "You train AlexNet on ImageNet files with a batch of 256 and a CPU of twelve threads; an iteration takes 5.9 seconds. Somebody went from four workers to ten and back, and saw no difference.",
  wish: wishFrom("jpeg-hard-disk", {
    dataset: batchesOf(BATCH_SIZE, 40),
    sample: { cpuMs: { kind: "lognormal", meanMs: 12, sigma: 0.25 }, storageBytes: 110_000 },
    collate: defaultCollateOf(BYTES),
    payload: tensors(BYTES),
    loader: { batchSize: BATCH_SIZE, numWorkers: 4, pinMemory: true },
    training: { stepMs: fixed(260), excludedBatches: 8 },
    machine: { cores: 12, storage: { latencyMs: 0, requestsPerSecond: 43, bytesPerSecond: null } },
  }),
  footprint: null,
  instruments: ["storage", "processes", "waits", "gpu"],
  logLine: "Epoch: [0][300/5005]  Time 5.89  Data 5.63",
  objective: "throughput",
  prediction: {
    question: "What would decoding in half the time bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "fasterDecoder" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.1 },
      { label: "Half as many again", below: 1.6 },
      { label: "Twice as many", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "disk",
          "A disk that seeks for every small file",
          "Yes. It makes its 43 reads a second and no more, whoever asks.",
        ),
        wrong(
          "decode",
          "Decoding on too few processes",
          "Decoding is not cheap. But the workers sleep most of the time, and the cores are idle.",
        ),
        wrong(
          "bandwidth",
          "A disk that is out of megabytes per second",
          "It does read all the time. But 5 MB a second is far below what a disk streams: it is the number of requests.",
        ),
        wrong(
          "main",
          "Batches of 147 MiB that the main process cannot take fast enough",
          "They are large, and the main process does wait. It waits inside next(), for batches that are not there.",
        ),
      ],
      hints: ["Are the workers on the CPU or asleep?", "Compare reads per second with megabytes per second."],
      remedies: ["moreWorkers", "localCopy", "shards", "fasterDecoder", "deeperPrefetch"],
      accepted: "localCopy",
      equivalent: [
        {
          remedy: "shards",
          because:
            "Large sequential reads take the seeks away as well: either way the disk stops being the limit.",
        },
      ],
      gaveAway:
        "The disk is at its 43 requests a second and the workers are asleep in reads. More of them ask for the same reads.",
      misled:
        "Few megabytes per second look like an idle disk. For small files it is the requests that count.",
    },
    {
      causes: [
        right(
          "supply",
          "Four workers that decode without a pause",
          "Yes. The files come at once now, and four processes are busy with them.",
        ),
        wrong(
          "disk",
          "Storage is still too slow",
          "That was so a moment ago. Now the workers hardly sleep at all.",
        ),
        wrong(
          "copy",
          "The copy of 147 MiB to the GPU",
          "Large, but pinned: milliseconds of an iteration that takes most of a second.",
        ),
      ],
      hints: ["How many of the twelve threads are in use now?"],
      remedies: ["moreWorkers", "moreCores", "deeperPrefetch", "readLossLess"],
      accepted: "moreWorkers",
      gaveAway: "Four workers use a core each all the time; the other eight cores have nothing to do.",
      misled:
        "Ten workers did not help before. That was true of the old disk, and it is not true of this machine any more.",
    },
  ],
  readOn: "production-patterns",
  source: thread(
    "pytorch/pytorch",
    680,
    "5.63 s of 5.89 s per iteration wait for data, batch 256, 12 CPU threads, the same with 4 and 10 workers.",
  ),
  assumed: [
    "43 reads a second follow from the report; it does not name the disk.",
    "Decoding and augmenting an image takes 12 ms; a faster disk is a SATA SSD.",
  ],
};
