import type { Theme } from "@/lib/stages";
import { BothThemes } from "./BothThemes";

/** Every control, in every state that can be drawn without touching it. */
export function Controls() {
  return <BothThemes>{(theme) => <ThemeControls theme={theme} />}</BothThemes>;
}

function ThemeControls({ theme }: { readonly theme: Theme }) {
  return (
    <div className="control-samples">
      <Buttons />
      <Sliders />
      <Fields />
      <Choices theme={theme} />
      <Folds theme={theme} />
    </div>
  );
}

function Buttons() {
  return (
    <div className="sample-row">
      <button type="button" className="button">
        Run it
      </button>
      <button type="button" className="button shows-focus">
        In focus
      </button>
      <button type="button" className="button" disabled>
        Disabled
      </button>
      <button type="button" className="button-quiet">
        Quiet
      </button>
      <button type="button" className="button-quiet" aria-pressed="true">
        Pressed
      </button>
      <button type="button" className="button-icon" aria-label="Play">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
          <path d="M4 2v12l10-6z" />
        </svg>
      </button>
    </div>
  );
}

function Sliders() {
  return (
    <>
      <label className="text-ui">
        Workers
        <input type="range" min="0" max="16" defaultValue="6" aria-valuetext="6 workers" className="w-full" />
      </label>
      <label className="text-ui text-ink-muted">
        Prefetch, without workers
        <input type="range" min="1" max="8" defaultValue="2" disabled className="w-full" />
      </label>
    </>
  );
}

function Fields() {
  return (
    <div className="sample-row">
      <input
        className="input w-20"
        type="text"
        inputMode="decimal"
        aria-label="Exact value"
        defaultValue="8.5"
      />
      <input
        className="input w-20"
        type="text"
        inputMode="decimal"
        aria-label="Value that is refused"
        aria-invalid="true"
        defaultValue="-3"
      />
      <input className="input w-20" type="text" aria-label="Disabled value" disabled defaultValue="2" />
      <select className="select" aria-label="Workload" defaultValue="jpeg">
        <option value="jpeg">ImageNet JPEG</option>
        <option value="text">Token text</option>
      </select>
    </div>
  );
}

function Choices({ theme }: { readonly theme: Theme }) {
  return (
    <>
      <div className="sample-row">
        <label className="check">
          <input type="checkbox" defaultChecked /> <code>pin_memory</code>
        </label>
        <label className="check">
          <input type="checkbox" /> <code>in_order</code>
        </label>
        <label className="check">
          <input type="checkbox" disabled /> disabled
        </label>
      </div>
      <fieldset className="segmented justify-self-start">
        <legend className="sr-only">Start method</legend>
        {["fork", "spawn", "forkserver"].map((method) => (
          <label key={method} className="segment">
            <input
              type="radio"
              className="sr-only"
              name={`start-method-${theme}`}
              value={method}
              defaultChecked={method === "spawn"}
            />
            {method}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Folds({ theme }: { readonly theme: Theme }) {
  return (
    <>
      <details open>
        <summary>The numbers as a table</summary>
        <p className="text-ui">What a figure shows stands here once more, in words and numbers.</p>
      </details>
      <dialog open className="sample-dialog" aria-label={`Keys, in the ${theme} theme`}>
        <p className="text-ui">
          <kbd className="keycap">Space</kbd> plays and pauses. <kbd className="keycap">?</kbd> shows all
          keys.
        </p>
      </dialog>
    </>
  );
}
