import type { StartMethod } from "@/lib/sim";
import type { Choice } from "../choice";
import { withLoader } from "../change";

const MEANING: Readonly<Record<StartMethod, string>> = {
  fork: "workers begin as copies of the main process: quick, and not on Windows",
  spawn: "every worker starts a new Python and imports torch",
  forkserver: "workers are forked from a clean server process and import torch themselves",
};

/** How Python starts a worker process. */
export const startMethod: Choice<StartMethod> = {
  name: "multiprocessing_context",
  label: "how workers are started",
  options: ["fork", "spawn", "forkserver"],
  get: (wish) => wish.loader.startMethod,
  set: (wish, value) => withLoader(wish, { startMethod: value }),
  describe: ({ loader }) =>
    loader.numWorkers === 0 ? "without effect while there are no workers" : MEANING[loader.startMethod],
};
