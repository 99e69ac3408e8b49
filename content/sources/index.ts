import type { Source } from "@/lib/evidence";
import { CODE_SOURCES } from "./code";
import { DOCUMENT_SOURCES } from "./documents";
import { PAPER_SOURCES } from "./papers";
import { REPORT_SOURCES } from "./reports";
import { RUN_SOURCES } from "./runs";

/** Every source that an article or a fact may name, by key. */
export const SOURCES = {
  ...RUN_SOURCES,
  ...CODE_SOURCES,
  ...DOCUMENT_SOURCES,
  ...PAPER_SOURCES,
  ...REPORT_SOURCES,
} as const satisfies Record<string, Source>;

/** A key of {@link SOURCES}. */
export type SourceId = keyof typeof SOURCES;

/** Whether a string names a source. */
export function isSourceId(id: string): id is SourceId {
  return Object.hasOwn(SOURCES, id);
}

/** The source of that key. Throws when there is none. */
export function sourceOf(id: string): Source {
  if (!isSourceId(id)) throw new Error(`No source is called "${id}".`);
  return SOURCES[id];
}
