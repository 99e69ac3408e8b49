import type { Fact as FactOfRegistry } from "@/lib/evidence";

interface FactProps {
  readonly id: string;
  readonly fact: FactOfRegistry;
}

/** A number that somebody measured, wrote down or computed. Pressed, it opens its evidence, without JavaScript. */
export function Fact({ id, fact }: FactProps) {
  return (
    <button type="button" className="fact" popoverTarget={factNoteId(id)} data-evidence={fact.evidence}>
      {fact.value}
    </button>
  );
}

/** Id of the note that holds a fact's evidence; one per page, however often the number is printed. */
export function factNoteId(id: string): string {
  return `fact-${id}`;
}
