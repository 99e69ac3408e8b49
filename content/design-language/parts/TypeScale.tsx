import { FONT_SIZES, TYPE_STEPS, type TypeStep } from "@/lib/stages";

/** Written out in full: Tailwind finds class names by reading the source. */
const CLASSES: Readonly<Record<TypeStep, string>> = {
  note: "font-sans text-note",
  ui: "font-sans text-ui",
  small: "text-small",
  body: "text-body",
  lead: "text-lead",
  h4: "text-h4",
  h3: "text-h3",
  h2: "text-h2",
  h1: "text-h1",
};

/** Every size with its name and what it comes to. */
export function TypeScale() {
  return (
    <dl className="type-scale">
      {TYPE_STEPS.toReversed().map((step) => (
        <div key={step}>
          <dt>
            <code>{step}</code> {FONT_SIZES[step][0]}
          </dt>
          <dd className={CLASSES[step]}>Workers load 256 samples</dd>
        </div>
      ))}
    </dl>
  );
}
