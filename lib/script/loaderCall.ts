import { hasWorkers, type Loader } from "@/lib/sim";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { indented } from "./python";

/** One argument of `DataLoader(...)`. */
export interface Argument {
  readonly name: string;
  readonly value: string;
  /** What a reader has to know to use it; null if nothing. */
  readonly comment: string | null;
}

/**
 * The arguments that mean something for a loader, in the order of the signature
 * (`DataLoader.__init__`, torch/utils/data/dataloader.py): without workers PyTorch refuses
 * `prefetch_factor`, `multiprocessing_context` and `persistent_workers`.
 */
export function loaderArguments(loader: Loader): Argument[] {
  const workers = hasWorkers(loader) ? loader : null;
  return [
    argument("batch_size", String(loader.batchSize)),
    argument("num_workers", String(loader.numWorkers)),
    ...only(loader.pinMemory, "pin_memory", "True", "without an accelerator PyTorch warns and does not pin"),
    ...only(loader.dropLast, "drop_last", "True"),
    ...(workers === null
      ? []
      : [
          argument(
            "multiprocessing_context",
            `"${workers.startMethod}"`,
            START_COMMENTS[workers.startMethod],
          ),
          argument("prefetch_factor", String(workers.prefetchFactor)),
          ...only(workers.persistentWorkers, "persistent_workers", "True"),
          ...only(!workers.inOrder, "in_order", "False", "needs PyTorch 2.6 or newer"),
        ]),
  ];
}

/** The call alone, to paste: `DataLoader(dataset, …)`. */
export function loaderCall(wish: Wish): string {
  return ["DataLoader(", ...indented(callLines(wish, [])), ")"].join("\n");
}

/** The arguments as lines, those of a script after the dataset. */
export function callLines(wish: Wish, extra: readonly Argument[]): string[] {
  const written = [...loaderArguments(toScenario(wish).loader), ...extra].map(
    ({ name, value, comment }) => `${name}=${value},${comment === null ? "" : `  # ${comment}`}`,
  );
  return ["dataset,", ...written];
}

/** An argument. */
export function argument(name: string, value: string, comment: string | null = null): Argument {
  return { name, value, comment };
}

function only(given: boolean, name: string, value: string, comment: string | null = null): Argument[] {
  return given ? [argument(name, value, comment)] : [];
}

const START_COMMENTS = {
  fork: "Linux and macOS; the default on Linux up to Python 3.13",
  spawn: "the default on macOS and Windows",
  forkserver: "the default on Linux from Python 3.14 on",
} as const;
