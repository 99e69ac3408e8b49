import type { Wish } from "@/lib/scenario-store";
import type { Result } from "@/lib/sim";
import { type MemoryStudy, studyOf } from "./study";

/**
 * The memory of a wish within a frame: one rank on its share of the machine stands for all of them. What
 * lies where is the same in each; only when it does is a little off, since ranks wait for one another.
 * Exact for one rank.
 */
export function roughStudyOf(wish: Wish, run: (wish: Wish) => Result): MemoryStudy {
  const { ranks } = wish.training;
  if (ranks === 1) return studyOf(wish, run);
  const study = studyOf(wish, (of) => run(oneRankOf(of)));
  return { ...study, samplesPerSecond: ranks * study.samplesPerSecond };
}

/** A rank alone, with its part of the samples, of the cores and of what storage delivers. */
function oneRankOf(wish: Wish): Wish {
  const { machine, workload, training } = wish;
  const { ranks } = training;
  const share = (rate: number | null): number | null => (rate === null ? null : rate / ranks);
  const { dataset } = workload;
  return {
    ...wish,
    workload: {
      ...workload,
      dataset: dataset.kind === "map" ? { ...dataset, samples: Math.ceil(dataset.samples / ranks) } : dataset,
    },
    training: { ...training, ranks: 1 },
    machine: {
      ...machine,
      cores: Math.max(1, Math.round(machine.cores / ranks)),
      storage: {
        ...machine.storage,
        requestsPerSecond: share(machine.storage.requestsPerSecond),
        bytesPerSecond: share(machine.storage.bytesPerSecond),
      },
    },
  };
}
