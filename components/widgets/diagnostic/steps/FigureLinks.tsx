import { useMemo } from "react";
import { ArticleLink } from "../ArticleLink";
import type { Setup } from "@/lib/advice/remedies";
import { figureLink } from "@/lib/quiz/examiner/figureLink";

interface FigureLinksProps {
  readonly before: Setup;
  /** The remedy whose run is shown beside it. */
  readonly after: { readonly title: string; readonly setup: Setup } | null;
}

/** Opens the runs in a figure of the article, and says where that shows less of them. */
export function FigureLinks({ before: own, after: changed }: FigureLinksProps) {
  const before = useMemo(() => figureLink(own), [own]);
  const after = useMemo(() => (changed === null ? null : figureLink(changed.setup)), [changed]);
  const reduced = [...new Set([before.reduced, after?.reduced ?? null])].filter((note) => note !== null);
  return (
    <>
      {" "}
      In the {before.figure}: <ArticleLink href={before.href}>this run</ArticleLink>
      {after !== null && changed !== null && (
        <>
          , <ArticleLink href={after.href}>with “{changed.title}”</ArticleLink>
        </>
      )}
      .{reduced.length > 0 && <> The figure shows less than the case: {reduced.join(" ")}</>}
    </>
  );
}
