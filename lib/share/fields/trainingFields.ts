import type { Provenance } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { TOGGLES } from "@/lib/settings";
import type { Training } from "@/lib/sim";
import { flag, number, oneOf, orNone, wholeNumber } from "../codec";
import { costFields } from "./costFields";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

const loop = { unit: "", parameter: "loop" } as const;

const withTraining = (wish: Wish, change: Partial<Training>): Wish => ({
  ...wish,
  training: { ...wish.training, ...change },
});

const SEED: Provenance = {
  evidence: "assumed",
  source: "any number will do; the same seed gives the same run",
  url: null,
};

/** The training loop. */
export const trainingFields: readonly Field[] = [
  ...costFields(
    "step",
    "step",
    (wish) => wish.training.stepMs,
    (wish, stepMs) => withTraining(wish, { stepMs }),
  ),
  field(
    { key: "epochs", ...loop },
    wholeNumber(1, LIMITS.epochs),
    (wish) => wish.training.epochs,
    (wish, epochs) => withTraining(wish, { epochs }),
  ),
  field(
    { key: "ranks", ...loop },
    wholeNumber(1, LIMITS.ranks),
    (wish) => wish.training.ranks,
    (wish, ranks) => withTraining(wish, { ranks }),
  ),
  field(
    { key: "break_after_batches", ...loop },
    orNone(wholeNumber(1, LIMITS.batches)),
    (wish) => wish.training.breakAfterBatches,
    (wish, breakAfterBatches) => withTraining(wish, { breakAfterBatches }),
  ),
  field(
    { key: "reads_loss", ...loop },
    flag,
    (wish) => wish.training.readsLoss,
    (wish, readsLoss) => withTraining(wish, { readsLoss }),
  ),
  field(
    { key: "copy_stream", ...loop },
    oneOf("none", "default", "side"),
    (wish) => wish.training.copy?.stream ?? "none",
    (wish, stream) =>
      withTraining(wish, {
        copy: stream === "none" ? null : { nonBlocking: wish.training.copy?.nonBlocking ?? false, stream },
      }),
  ),
  field(
    { key: "non_blocking", ...loop },
    flag,
    (wish) => wish.training.copy?.nonBlocking,
    (wish, on) => TOGGLES.nonBlocking.set(wish, on),
  ),
  field(
    { key: "host_ms", unit: "ms", parameter: "loop" },
    number(0, LIMITS.ms),
    (wish) => wish.training.hostMs,
    (wish, hostMs) => withTraining(wish, { hostMs }),
  ),
  field(
    { key: "excluded_batches", ...loop },
    wholeNumber(0, LIMITS.batches),
    (wish) => wish.training.excludedBatches,
    (wish, excludedBatches) => withTraining(wish, { excludedBatches }),
  ),
  field(
    { key: "seed", unit: "", parameter: SEED },
    wholeNumber(0, 2 ** 32 - 1),
    (wish) => wish.seed,
    (wish, seed) => ({ ...wish, seed }),
  ),
];
