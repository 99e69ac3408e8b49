/** A slider that can be dragged and one that cannot. */
export function Sliders() {
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
