import type { CaseSheet } from "@/lib/quiz/examiner/sheet";

/** Where the case comes from, and what was chosen because the report does not tell it. */
export function CaseSourceNote({ source, assumed }: Pick<CaseSheet, "source" | "assumed">) {
  return (
    <div className="text-note text-ink-muted">
      <p>
        From <a href={source.url}>{source.title}</a>, read on {source.checkedOn}: {source.figures}
      </p>
      {assumed.length > 0 && <p>Chosen, not reported: {assumed.join(" ")}</p>}
    </div>
  );
}
