import { hasWorkers } from "@/lib/sim";
import { withWorkload } from "./change";
import { notHere, type Remedy, trial } from "./remedy";

const NOT_ITERABLE = "The dataset is not iterable: the sampler splits it.";

/** `get_worker_info()` in `__iter__`. */
export const splitByWorker: Remedy = {
  id: "splitByWorker",
  title: "Give each worker its own part",
  does: "Each worker reads only its shards, so that every sample comes once per epoch.",
  costs: "Three lines in __iter__.",
  changesTraining: "Every sample counts once per epoch, as it was meant to.",
  assumes: null,
  on: (setup) => {
    const { dataset } = setup.scenario.workload;
    if (dataset.kind === "map") return notHere(NOT_ITERABLE);
    if (!hasWorkers(setup.scenario.loader)) return notHere("Without workers there is nobody to split for.");
    if (dataset.split === "byWorker") return notHere("Each worker reads its own shards already.");
    const { numWorkers } = setup.scenario.loader;
    const shardSamples =
      dataset.shardSamples.length < numWorkers
        ? evenly(dataset.shardSamples, numWorkers)
        : dataset.shardSamples;
    return trial({
      setup: withWorkload(setup, { dataset: { kind: "iterable", shardSamples, split: "byWorker" } }),
      code: "info = get_worker_info(); shards = self.shards[info.id :: info.num_workers]",
    });
  },
};

/** As many equal shards as there are workers, or a multiple. */
export const evenShards: Remedy = {
  id: "evenShards",
  title: "Cut the data into more, equal shards",
  does: "Every worker has shards to read until the end of the epoch.",
  costs: "The data has to be written anew.",
  assumes: null,
  on: (setup) => {
    const { dataset } = setup.scenario.workload;
    const { loader } = setup.scenario;
    if (dataset.kind === "map") return notHere(NOT_ITERABLE);
    if (!hasWorkers(loader)) return notHere("Without workers one process reads all shards anyway.");
    if (dataset.split === "none") return notHere("Every worker reads all shards, however they are cut.");
    const shardSamples = evenly(dataset.shardSamples, 4 * loader.numWorkers);
    return trial({
      setup: withWorkload(setup, { dataset: { ...dataset, shardSamples } }),
      code: `with wds.ShardWriter("train-%06d.tar", maxcount=${Math.max(...shardSamples)}) as sink: …`,
    });
  },
};

/** The same samples in so many shards of almost the same size. */
function evenly(shardSamples: readonly number[], shards: number): readonly number[] {
  const samples = shardSamples.reduce((sum, count) => sum + count, 0);
  return Array.from(
    { length: shards },
    (_, shard) => Math.floor((samples * (shard + 1)) / shards) - Math.floor((samples * shard) / shards),
  );
}
