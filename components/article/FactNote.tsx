import type { Evidence, Fact, Source } from "@/lib/evidence";
import { Cite } from "./Cite";
import { factNoteId } from "./Fact";

const EVIDENCE_WORDS: Readonly<Record<Evidence, string>> = {
  measured: "Measured by us",
  documented: "Documented",
  cited: "Measured by others",
  computed: "Computed",
  assumed: "Assumed",
};

interface FactNoteProps {
  readonly id: string;
  readonly fact: Fact;
  readonly source: Source;
}

/** What a number means and how it is known. A popover on screen, a list entry on paper. */
export function FactNote({ id, fact, source }: FactNoteProps) {
  return (
    <div id={factNoteId(id)} popover="auto" className="fact-note">
      <p>
        <strong>{fact.value}:</strong> {fact.what}
      </p>
      <p>
        {EVIDENCE_WORDS[fact.evidence]}. <Cite id={fact.source} source={source} /> {source.checkedWith},
        checked {source.checkedOn}.
      </p>
    </div>
  );
}
