import type { Fact, Source } from "@/lib/evidence";
import * as dataloaderPipeline from "./dataloader-pipeline/citations";
import { FACTS, type FactId } from "./facts";
import { runLink } from "./links";
import { sourceOf, type SourceId } from "./sources";

/** What an article's list of sources shows: the sources, and the notes behind its numbers. */
export interface Citations {
  readonly sources: ReadonlyMap<string, Source>;
  readonly facts: ReadonlyMap<string, { readonly fact: Fact; readonly source: Source }>;
  readonly runs: ReadonlyMap<string, string>;
}

interface Cited {
  readonly citedSources: readonly SourceId[];
  readonly citedFacts: readonly FactId[];
  readonly citedRuns: readonly string[];
}

const CITED: ReadonlyMap<string, Cited> = new Map([["dataloader-pipeline", dataloaderPipeline]]);

/** The sources and numbers of an article. Throws when it has no such lists. */
export function citationsOf(article: string): Citations {
  const cited = CITED.get(article);
  if (cited === undefined) throw new Error(`<References article="${article}">: no lists of citations.`);
  return {
    sources: new Map(cited.citedSources.map((id) => [id, sourceOf(id)])),
    facts: new Map(
      cited.citedFacts.map((id) => [id, { fact: FACTS[id], source: sourceOf(FACTS[id].source) }]),
    ),
    runs: new Map(cited.citedRuns.map((figure) => [figure, runLink(figure)])),
  };
}
