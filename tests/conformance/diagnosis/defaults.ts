import {
  type Cost,
  defaultLoaderWish,
  defaultMachine,
  defaultWorkload,
  meanOf,
  type Storage,
} from "@/lib/sim";

/**
 * What a report names and does not measure, the same for all reports. Figures of others, see the sources.
 */

/** One arm: 64,000 ImageNet files in 685 s (IntelLabs/distiller #202). */
export const HARD_DISK: Storage = { latencyMs: 0, requestsPerSecond: 93, bytesPerSecond: null };

/** Files of 0.1 to 0.2 MB on a network of hard disks: 6.6 MB/s for one reader, 40 MB/s for eight (PRESTO). */
export const NETWORK: Storage = { latencyMs: 17, requestsPerSecond: null, bytesPerSecond: 40e6 };

/** The median of requests to S3 for 0.11 MB (iarai/concurrent-dataloader). */
export const OBJECT_STORE: Storage = { latencyMs: 130, requestsPerSecond: null, bytesPerSecond: null };

/** A row of a table in memory: fetched and collated in Python, 1.6 to 14 µs (pytorch/pytorch #154318). */
export const ROW = { sampleMs: 0.005, sample: { holdsInterpreterLock: true } };

/** An array in memory: nothing to read, nothing to compute. */
export const ARRAY = { sampleMs: 0 };

/** A batch with a long tail: the default one's work, with the sigma of the recorded lognormal runs. */
export const TAILED_BATCH: Cost = {
  kind: "lognormal",
  meanMs:
    defaultLoaderWish.batchSize * meanOf(defaultWorkload.sample.cpuMs) + defaultWorkload.collate.inWorkerMs,
  sigma: 1,
};

/** Eight cores, where a lack of them is what a report is about. */
export const CORES = defaultMachine.cores;
