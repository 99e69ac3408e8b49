import type { Fact } from "@/lib/evidence";
import { MEMORY_FACTS } from "./memory";
import { RATE_FACTS } from "./rates";
import { RELEASE_FACTS } from "./releases";
import { SIZE_FACTS } from "./sizes";
import { TIME_FACTS } from "./times";

/** Every number that an article prints and that no simulation computes, by key. */
export const FACTS = {
  ...RELEASE_FACTS,
  ...SIZE_FACTS,
  ...TIME_FACTS,
  ...RATE_FACTS,
  ...MEMORY_FACTS,
} as const satisfies Record<string, Fact>;

/** A key of {@link FACTS}. */
export type FactId = keyof typeof FACTS;

/** Whether a string names a fact. */
export function isFactId(id: string): id is FactId {
  return Object.hasOwn(FACTS, id);
}

/** The fact of that key. Throws when there is none. */
export function factOf(id: string): Fact {
  if (!isFactId(id)) throw new Error(`No fact is called "${id}".`);
  return FACTS[id];
}
