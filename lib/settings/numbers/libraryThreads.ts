import { threadsOf } from "@/lib/sim";
import { plural } from "@/lib/words/plural";
import { withSample } from "../change";
import type { Setting } from "../setting";

/** How many threads of OpenMP or BLAS share a sample in whichever process loads it. */
export const libraryThreads: Setting = {
  name: "library threads",
  label: "share all CPU work of a sample",
  min: 1,
  max: 8,
  step: 1,
  unit: "",
  get: (wish) => wish.workload.sample.libraryThreads,
  set: (wish, value) => withSample(wish, { libraryThreads: value }),
  describe: ({ workload: { sample } }) =>
    threadsOf(sample) < sample.libraryThreads
      ? `${sample.libraryThreads} threads of a library, without effect: pure Python runs on one at a time`
      : `${plural(sample.libraryThreads, "thread")} of a library for all CPU work of each sample`,
};
