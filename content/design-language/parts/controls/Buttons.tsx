/** Actions: the main one, in focus, disabled, quiet, pressed, and as an icon. */
export function Buttons() {
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
