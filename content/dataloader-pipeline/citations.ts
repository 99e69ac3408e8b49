import type { SourceId } from "../sources";
import type { FactId } from "../facts";

/** Numbers that this article prints, in the order of their first use; a test holds the list against the text. */
export const citedFacts: readonly FactId[] = [];

/** Sources that this article cites or whose numbers it prints, in the order of the list at its end. */
export const citedSources: readonly SourceId[] = [];
