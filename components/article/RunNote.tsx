interface RunNoteProps {
  readonly figure: string;
  /** Opens the run in the explorer. */
  readonly href: string;
}

/** How the numbers of a figure in the prose are known. A popover on screen, a list entry on paper. */
export function RunNote({ figure, href }: RunNoteProps) {
  return (
    <div id={runNoteId(figure)} popover="auto" className="fact-note">
      <p>
        <strong>Computed on this page.</strong> The simulator runs the scenario of the figure, with the
        settings that it shows now.
      </p>
      <p>
        <a href={href}>Open the run, as it was at first, in the explorer</a>: it says of each parameter
        whether it was measured, documented or assumed.{" "}
        <a href="/about/simulator/">How far the simulator can be trusted</a>.
      </p>
    </div>
  );
}

/** Id of the note behind the numbers of a figure's run; one per page. */
export function runNoteId(figure: string): string {
  return `run-${figure}`;
}
