import type { Fact, Source } from "@/lib/evidence";
import { sourceEntryId } from "./Cite";
import { FactNote } from "./FactNote";
import { RunNote } from "./RunNote";

interface ReferencesProps {
  readonly sources: ReadonlyMap<string, Source>;
  readonly facts: ReadonlyMap<string, { readonly fact: Fact; readonly source: Source }>;
  /** Figures whose results the prose states, with the link that opens each run in the explorer. */
  readonly runs: ReadonlyMap<string, string>;
}

/** The sources of a page, each with what was read and when, and the notes behind its numbers. */
export function References({ sources, facts, runs }: ReferencesProps) {
  return (
    <footer>
      <ul className="references">
        {[...sources].map(([id, source]) => (
          <li key={id} id={sourceEntryId(id)}>
            <span className="reference-short">{source.short}</span> {source.by}: <Title source={source} />.{" "}
            {source.published !== null && `Published ${source.published}. `}
            Checked <span className="kept">{source.checkedOn}</span>: {source.checkedWith}.
          </li>
        ))}
      </ul>
      <div className="fact-notes">
        {[...facts].map(([id, { fact, source }]) => (
          <FactNote key={id} id={id} fact={fact} source={source} />
        ))}
        {[...runs].map(([figure, href]) => (
          <RunNote key={figure} figure={figure} href={href} />
        ))}
      </div>
    </footer>
  );
}

function Title({ source }: { readonly source: Source }) {
  return source.url === null ? source.title : <a href={source.url}>{source.title}</a>;
}
