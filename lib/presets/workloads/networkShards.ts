import { preset } from "../build";
import { assumed, cited } from "../provenance";
import { networkFiles } from "./networkFiles";

const { wish, evidence } = networkFiles;

/** The same images packed into large files that are read in one piece per batch. */
export const networkShards = preset({
  id: "network-shards",
  name: "The same images packed into shards",
  situation:
    "You packed those images into a few large files; a batch is one long read on the same disks, and decoding is what remains.",
  workload: { ...wish.workload, dataset: { kind: "map", samples: 12_800, reads: "perBatch" } },
  loader: wish.loader,
  training: wish.training,
  on: {
    machine: {
      ...wish.machine,
      storage: { latencyMs: 66.5, requestsPerSecond: null, bytesPerSecond: 910e6 },
    },
    evidence,
  },
  evidence: {
    ...evidence,
    reads: assumed("__getitems__ reads the samples of a batch in one piece"),
    storage: cited(
      "8 threads read packed files at 910 MB/s from those disks (PRESTO, SIGMOD 2022); the latency is that of the loose files",
      "https://arxiv.org/abs/2202.08679",
    ),
  },
});
