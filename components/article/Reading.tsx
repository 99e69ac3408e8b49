import type { ReactNode } from "react";
import type { Source } from "@/lib/evidence";

interface ReadingProps {
  readonly source: Source;
  /** Why to read it. */
  readonly children: ReactNode;
}

/** A recommendation: what it is, by whom, and why to read it. Throws for a source without an address. */
export function Reading({ source, children }: ReadingProps) {
  if (source.url === null) throw new Error(`“${source.title}” has no address to send readers to.`);
  return (
    <>
      <a href={source.url}>{source.title}</a>, {source.by}
      {source.published === null ? "" : `, ${source.published}`}. {children}
    </>
  );
}
