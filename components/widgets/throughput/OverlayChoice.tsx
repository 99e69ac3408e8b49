import { START_GROUPS } from "./starts";
import { MOST_OVERLAYS, type Overlays } from "./useOverlays";

/** Which workloads to lay beside the reader's own. */
export function OverlayChoice({ overlays }: { readonly overlays: Overlays }) {
  const shown = new Set(overlays.presets.map(({ id }) => id));
  return (
    <details className="overlay-choice">
      <summary>
        Lay other workloads beside yours{shown.size > 0 && ` (${shown.size} of ${MOST_OVERLAYS})`}
      </summary>
      {START_GROUPS.map(({ title, options }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {options.map(({ id, name, situation }) => (
            <label key={id} className="check" title={situation}>
              <input
                type="checkbox"
                checked={shown.has(id)}
                disabled={!shown.has(id) && shown.size >= MOST_OVERLAYS}
                onChange={() => {
                  overlays.toggle(id);
                }}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
