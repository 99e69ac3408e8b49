import { ArticleLink } from "../ArticleLink";
import type { FigureLink } from "@/lib/quiz/examiner/figureLink";

interface FigureLinksProps {
  readonly before: FigureLink;
  readonly after: FigureLink | null;
}

/** Opens the runs in a figure of the article, and says where that shows less of them. */
export function FigureLinks({ before, after }: FigureLinksProps) {
  const reduced = [...new Set([before.reduced, after?.reduced ?? null])].filter((note) => note !== null);
  return (
    <>
      {" "}
      In the {before.figure}: <ArticleLink href={before.href}>this run</ArticleLink>
      {after !== null && (
        <>
          , <ArticleLink href={after.href}>with the remedy</ArticleLink>
        </>
      )}
      .{reduced.length > 0 && <> The figure shows less than the case: {reduced.join(" ")}</>}
    </>
  );
}
