import type { FlatFinding } from "./model/flatTree";

/** An end of the tree: what it is, how to be sure, what to do, where to see it. */
export function FindingView({ finding }: { readonly finding: FlatFinding }) {
  const { why, command, expect, code, match, href, figureTitle } = finding;
  return (
    <div className="finding">
      <p>{why}</p>
      <p>
        To be sure: <code>{command}</code> {expect}
      </p>
      <pre>{code}</pre>
      <p>
        See it in the <a href={href}>{figureTitle}</a>
        {match === null ? (
          "; none of the cases is like it"
        ) : (
          <>
            , or play a case that is like it:{" "}
            <a href={`?figure=diagnosis&case=${match.id}#diagnosis`}>{match.title}</a>
          </>
        )}
        .
      </p>
    </div>
  );
}
