import type { Wish } from "@/lib/scenario-store";
import { CHOICES, SETTINGS, TOGGLES } from "@/lib/settings";
import { type Codec, flag, oneOf, wholeNumber } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

/** `batch_size` comes before all others: what a batch weighs follows from it unless it is said. */
export const batchSizeField = argument(SETTINGS.batchSize, wholeNumber(1, LIMITS.batchSize));

/** The arguments of `DataLoader(...)`, under PyTorch's names. */
export const loaderFields: readonly Field[] = [
  argument(SETTINGS.numWorkers, wholeNumber(0, LIMITS.numWorkers)),
  argument(SETTINGS.prefetchFactor, wholeNumber(1, LIMITS.prefetchFactor)),
  argument(TOGGLES.pinMemory, flag),
  argument(TOGGLES.persistentWorkers, flag),
  argument(TOGGLES.inOrder, flag),
  field(
    { key: "drop_last", unit: "", parameter: "loader" },
    flag,
    (wish) => wish.loader.dropLast,
    (wish, dropLast) => ({ ...wish, loader: { ...wish.loader, dropLast } }),
  ),
  argument(CHOICES.startMethod, oneOf("fork", "spawn", "forkserver")),
];

interface Knob<T> {
  readonly name: string;
  get(wish: Wish): T;
  set(wish: Wish, value: T): Wish;
}

function argument<T>(knob: Knob<T>, codec: Codec<T>): Field {
  return field(
    { key: knob.name, unit: "", parameter: "loader" },
    codec,
    (wish) => knob.get(wish),
    (wish, value) => knob.set(wish, value),
  );
}
