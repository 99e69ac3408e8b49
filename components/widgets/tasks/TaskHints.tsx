import { changeInWords, type Way } from "@/lib/tasks";

interface TaskHintsProps {
  readonly hints: readonly string[];
  readonly way: Way | undefined;
  readonly setUp: ((way: Way) => void) | undefined;
}

/** From a nudge to a way that leads there from wherever the reader is. */
export function TaskHints({ hints, way, setUp }: TaskHintsProps) {
  return (
    <details>
      <summary>Hint</summary>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
        {way !== undefined && setUp !== undefined && (
          <li>
            From anywhere:{" "}
            <button
              type="button"
              className="text-button"
              onClick={() => {
                setUp(way);
              }}
            >
              set the scene
            </button>
            , then {changeInWords(way)}.
          </li>
        )}
      </ul>
    </details>
  );
}
