/** Steps of the spacing scale; a step is a quarter of a rem. */
const STEPS = [
  { step: 1, width: "w-1" },
  { step: 2, width: "w-2" },
  { step: 3, width: "w-3" },
  { step: 4, width: "w-4" },
  { step: 6, width: "w-6" },
  { step: 8, width: "w-8" },
  { step: 12, width: "w-12" },
  { step: 16, width: "w-16" },
  { step: 24, width: "w-24" },
];

/** The distances in use. */
export function Spacing() {
  return (
    <ul className="spacing-scale">
      {STEPS.map(({ step, width }) => (
        <li key={step}>
          <span className={`h-3 bg-ink-muted ${width}`} />
          {step} <span className="text-ink-muted">{step / 4} rem</span>
        </li>
      ))}
    </ul>
  );
}
