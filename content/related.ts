import type { RelatedConcept } from "@/components/article/RelatedConcepts";

/** Every article of the site, written or planned, by slug; `href` follows once it is written. */
const CONCEPTS = {
  "num-workers": {
    title: "num_workers",
    summary: "How many, in two minutes: measure, compute the bound, read the knee.",
    href: null,
  },
  "pin-memory": {
    title: "pin_memory",
    summary: "Page-locked memory, staging and streams, and when none of it helps.",
    href: null,
  },
  "data-parallel": {
    title: "Data parallel",
    summary: "DDP from its input side: shares, padding, and the slowest rank.",
    href: null,
  },
  "cuda-context": {
    title: "CUDA context",
    summary: "What a context is and costs, and why workers must not touch CUDA after a fork.",
    href: null,
  },
  "unified-memory": {
    title: "Unified memory",
    summary: "Pages that move by themselves, compared with pinned copies.",
    href: null,
  },
} as const satisfies Record<string, RelatedConcept>;

/** The concepts under these slugs. Throws at a slug that nobody planned. */
export function relatedConcepts(slugs: readonly string[]): readonly RelatedConcept[] {
  const known = new Map<string, RelatedConcept>(Object.entries(CONCEPTS));
  return slugs.map((slug) => {
    const concept = known.get(slug);
    if (concept === undefined) throw new Error(`No concept is called "${slug}".`);
    return concept;
  });
}
