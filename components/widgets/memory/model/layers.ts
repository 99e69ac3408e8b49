import type { Look } from "@/lib/stages";
import { type Holder, HOLDERS, type MemoryTimeline } from "@/lib/sim/memory";

/** How a layer of a picture is painted: a stage's colour with its texture, that of a warning, or the page's ink. */
export type Paint =
  { readonly kind: "hatched"; readonly look: Look } | { readonly kind: "copies" } | { readonly kind: "ink" };

/** A part of a stacked picture, from the bottom up. */
export interface Layer {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  readonly paint: Paint;
  readonly values: Float64Array;
}

/** What the picture of RAM is stacked by. */
export const MEASURES = ["holders", "rss", "pss", "uss"] as const;

/** One of {@link MEASURES}. */
export type Measure = (typeof MEASURES)[number];

type Words = Pick<Layer, "label" | "meaning" | "paint">;

const hatched = (look: Look): Paint => ({ kind: "hatched", look });

const words = (label: string, meaning: string, paint: Paint): Words => ({ label, meaning, paint });

const HOLDER_WORDS: Readonly<Record<Holder, Words>> = {
  interpreters: words("interpreters", "Python with its imports: libraries once, a heap per process", {
    kind: "ink",
  }),
  dataset: words("dataset", "the dataset object where it was made", hatched("storage")),
  datasetCopies: words("copies of the dataset", "what workers have of it for themselves", { kind: "copies" }),
  building: words("under construction", "samples that are loaded and not collated yet", hatched("load")),
  heapBatches: words(
    "batches on heaps",
    "finished batches in ordinary memory: by value, or before the feeder has copied them",
    hatched("collate"),
  ),
  inFlight: words(
    "in flight in /dev/shm",
    "batches from collate until they are delivered or pinned",
    hatched("handOver"),
  ),
  pinnedPool: words(
    "pinned pool",
    "page-locked blocks, a power of two each, kept once they have been needed",
    hatched("pin"),
  ),
  consumer: words("in the loop’s hand", "batches that the training loop holds", hatched("step")),
};

/** The layers of RAM by who holds them. Each byte is in one. */
export function holderLayers({ holders }: MemoryTimeline): readonly Layer[] {
  return HOLDERS.map((holder) => ({ id: holder, ...HOLDER_WORDS[holder], values: holders[holder] }));
}

/** The layers of RAM as tools report processes. */
export function processLayers(
  { processes }: MemoryTimeline,
  measure: "rss" | "pss" | "uss",
): readonly Layer[] {
  const key = `${measure}Bytes` as const;
  const name = measure.toUpperCase();
  return [
    {
      id: "main",
      ...words(`${name} of main processes`, "one per rank", hatched("step")),
      values: processes.main[key],
    },
    {
      id: "workers",
      ...words(`${name} of all workers`, "added up", hatched("load")),
      values: processes.workers[key],
    },
  ];
}

/** The layers of the picture of RAM. */
export function ramLayers(timeline: MemoryTimeline, measure: Measure): readonly Layer[] {
  return measure === "holders" ? holderLayers(timeline) : processLayers(timeline, measure);
}

/** The layers of `/dev/shm`. */
export function shmLayers(timeline: MemoryTimeline): readonly Layer[] {
  const { holders, shmBytes, shmDatasetBytes } = timeline;
  const held = shmBytes.map((bytes, row) =>
    Math.max(0, bytes - (shmDatasetBytes[row] ?? 0) - (holders.inFlight[row] ?? 0)),
  );
  return [
    { id: "dataset", ...HOLDER_WORDS.dataset, values: shmDatasetBytes },
    { id: "inFlight", ...HOLDER_WORDS.inFlight, values: holders.inFlight },
    { id: "consumer", ...HOLDER_WORDS.consumer, values: held },
  ];
}
