import type { Look } from "./look";

/** The words of one look. */
export interface Words {
  /** As the prose writes it in the middle of a sentence. */
  readonly term: string;
  /** For lanes, legends and axes, where room is short. */
  readonly label: string;
}

/** One word for one thing: code, interface and prose take a stage's name from here. */
export const WORDS: Readonly<Record<Look, Words>> = {
  storage: {
    term: "storage",
    label: "storage",
  },
  load: {
    term: "load",
    label: "load",
  },
  collate: {
    term: "collate",
    label: "collate",
  },
  handOver: {
    term: "hand-over",
    label: "hand-over",
  },
  pin: {
    term: "pin",
    label: "pin",
  },
  copy: {
    term: "host-to-device copy",
    label: "copy",
  },
  step: {
    term: "step",
    label: "step",
  },
  idle: {
    term: "idle",
    label: "idle",
  },
};
