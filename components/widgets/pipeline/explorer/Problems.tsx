import { problemInWords, type Problem } from "@/lib/share";

/** What of a link can't be honoured: each field by name, with what was found and what is allowed. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul role="status" className="widget-problems">
      {problems.map((problem, index) => (
        <li key={index}>{problemInWords(problem)}</li>
      ))}
    </ul>
  );
}
