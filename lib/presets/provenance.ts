import type { Evidence } from "@/lib/evidence";

/** How the value of a parameter is known, and where that can be looked up. */
export interface Provenance {
  readonly evidence: Evidence;
  /** Source and arithmetic, or the reason of a choice, in words. */
  readonly source: string;
  /** Null for runs of our own and for choices. */
  readonly url: string | null;
}

/** Read off a run of our own. */
export function measured(source: string): Provenance {
  return { evidence: "measured", source, url: null };
}

/** Measured by somebody else, who published it. */
export function cited(source: string, url: string): Provenance {
  return { evidence: "cited", source, url };
}

/** Arithmetic on a published number; the source says which. */
export function computed(source: string, url: string | null): Provenance {
  return { evidence: "computed", source, url };
}

/** A choice of ours, with its reason. */
export function assumed(reason: string): Provenance {
  return { evidence: "assumed", source: reason, url: null };
}
