import type { CaseInPlay } from "./useCase";

/** Says that a run is under way, or that it could not be made. */
export function RunNote({ running }: Pick<CaseInPlay, "running">) {
  if (running === "no") return null;
  return (
    <p role="status" className="run-note" data-running={running}>
      {running === "yes" ? "Running it …" : "The run has failed. Try it once more."}
    </p>
  );
}
