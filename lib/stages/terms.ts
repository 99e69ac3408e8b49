import type { Look } from "./look";
import { LABELS } from "./labels";

/** A stage's name as the prose writes it in the middle of a sentence. Apart from the labels, which every figure loads. */
export const TERMS: Readonly<Record<Look, string>> = { ...LABELS, copy: "host-to-device copy" };
