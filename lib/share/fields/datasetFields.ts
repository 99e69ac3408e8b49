import type { Wish } from "@/lib/scenario-store";
import type { IterableDataset, MapDataset } from "@/lib/sim";
import { list, number, oneOf, wholeNumber } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

const map = (wish: Wish): MapDataset => {
  const { dataset } = wish.workload;
  return dataset.kind === "map" ? dataset : { kind: "map", samples: 1, reads: "perSample" };
};

const iterable = (wish: Wish): IterableDataset => {
  const { dataset } = wish.workload;
  return dataset.kind === "iterable" ? dataset : { kind: "iterable", shardSamples: [1], split: "byWorker" };
};

const withDataset = (wish: Wish, dataset: MapDataset | IterableDataset): Wish => ({
  ...wish,
  workload: { ...wish.workload, dataset },
});

const isMap = (wish: Wish): boolean => wish.workload.dataset.kind === "map";

/** The dataset: its kind first, then what that kind has. */
export const datasetFields: readonly Field[] = [
  field(
    { key: "dataset", unit: "", parameter: "samples" },
    oneOf("map", "iterable"),
    (wish) => wish.workload.dataset.kind,
    (wish, kind) => withDataset(wish, kind === "map" ? map(wish) : iterable(wish)),
  ),
  field(
    { key: "samples", unit: "", parameter: "samples" },
    wholeNumber(1, LIMITS.samples),
    (wish) => (isMap(wish) ? map(wish).samples : undefined),
    (wish, samples) => withDataset(wish, { ...map(wish), samples }),
  ),
  field(
    { key: "reads", unit: "", parameter: "reads" },
    oneOf("perSample", "perBatch"),
    (wish) => (isMap(wish) ? map(wish).reads : undefined),
    (wish, reads) => withDataset(wish, { ...map(wish), reads }),
  ),
  field(
    { key: "shards", unit: "", parameter: "samples" },
    list(wholeNumber(1, LIMITS.samples), LIMITS.shards),
    (wish) => (isMap(wish) ? undefined : iterable(wish).shardSamples),
    (wish, shardSamples) => withDataset(wish, { ...iterable(wish), shardSamples }),
  ),
  field(
    { key: "split", unit: "", parameter: "reads" },
    oneOf("byWorker", "none"),
    (wish) => (isMap(wish) ? undefined : iterable(wish).split),
    (wish, split) => withDataset(wish, { ...iterable(wish), split }),
  ),
  field(
    {
      key: "pickled_bytes",
      unit: "bytes",
      parameter: { evidence: "assumed", source: "what a dataset pickles to is your own", url: null },
    },
    number(0, LIMITS.bytes),
    (wish) => wish.workload.dataset.pickledBytes,
    (wish, pickledBytes) => withDataset(wish, { ...wish.workload.dataset, pickledBytes }),
  ),
];
