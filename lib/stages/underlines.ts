import type { Look } from "./look";

/**
 * Tailwind classes that underline a look's term in prose, written out in full like the others. Apart from them:
 * prose is rendered when the site is built, and no page loads what it alone needs.
 */
export const UNDERLINE_CLASSES: Readonly<Record<Look, string>> = {
  storage: "decoration-stage-storage",
  load: "decoration-stage-load",
  collate: "decoration-stage-collate",
  handOver: "decoration-stage-hand-over",
  pin: "decoration-stage-pin",
  copy: "decoration-stage-copy",
  step: "decoration-stage-step",
  idle: "decoration-stage-idle",
};
