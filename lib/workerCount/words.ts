import type { BoundKey } from "@/lib/bounds";
import type { Shape } from "./shape";

/** The forms of a curve, as they are called in the article. */
export const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  climbsThenFlat: "Climbs, then flat",
  climbsThenFalls: "Climbs, then falls",
  fallsFromZero: "Falls from zero",
  climbs: "Climbs as far as it is drawn",
  flat: "Flat",
};

/** What sets the pace, as the subject of a sentence, and in a word for a line of a chart. */
export const BOUND_WORDS: Readonly<Record<BoundKey, { readonly subject: string; readonly label: string }>> = {
  workers: { subject: "the workers", label: "workers" },
  cores: { subject: "the cores", label: "cores" },
  storage: { subject: "storage", label: "storage" },
  link: { subject: "the link to the GPU", label: "link" },
  gpu: { subject: "the GPU", label: "GPU" },
  stream: { subject: "the GPU’s stream, copy and step in turn,", label: "copy + step" },
  mainLoop: { subject: "the main process", label: "main loop" },
  pinThread: { subject: "the pin thread", label: "pin thread" },
};

/** What each bound divides by what, per batch. */
export const BOUND_FORMULAS: Readonly<Record<BoundKey, string>> = {
  workers: "num_workers ÷ (load + collate)",
  cores: "cores ÷ CPU time of everything a batch needs",
  storage: "1 ÷ time that its reads keep storage busy",
  link: "link rate ÷ bytes",
  gpu: "1 ÷ step",
  stream: "1 ÷ (copy + step), one after the other on one stream",
  mainLoop: "1 ÷ (hand-over + blocking copy + blocking step)",
  pinThread: "1 ÷ (rebuild + bytes ÷ pin rate)",
};
