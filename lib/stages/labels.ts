import type { Look } from "./look";

/** A stage's name for lanes, legends and axes, where room is short. One word for one thing. */
export const LABELS: Readonly<Record<Look, string>> = {
  storage: "storage",
  load: "load",
  collate: "collate",
  handOver: "hand-over",
  pin: "pin",
  copy: "copy",
  step: "step",
  idle: "idle",
};
