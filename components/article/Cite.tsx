import type { Source } from "@/lib/evidence";

interface CiteProps {
  readonly id: string;
  readonly source: Source;
}

/** A citation by its short name, which links to the entry in the list of sources. */
export function Cite({ id, source }: CiteProps) {
  return (
    <a className="cite" href={`#${sourceEntryId(id)}`} title={source.title}>
      {source.short}
    </a>
  );
}

/** Id of a source's entry in the list of sources. */
export function sourceEntryId(id: string): string {
  return `source-${id}`;
}
