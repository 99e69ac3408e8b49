import { LOOKS, type Look, type Palette } from "@/lib/stages";
import { differenceOf, type Difference } from "./difference";
import { VISIONS, type Vision } from "./vision";

/** Two looks, and how far apart their colours are. */
export interface LookDistance extends Difference {
  readonly one: Look;
  readonly other: Look;
}

/** Every pair of looks, `idle` with the colour of its lines, the closest pair first. */
export function lookDistances({ stages }: Palette, vision: Vision): readonly LookDistance[] {
  const pairs = LOOKS.flatMap((one, index) => LOOKS.slice(index + 1).map((other) => ({ one, other })));
  return pairs
    .map(({ one, other }) => ({ one, other, ...differenceOf(stages[one].fill, stages[other].fill, vision) }))
    .sort((p, q) => p.deltaE - q.deltaE);
}

/** The look that comes closest to the accent, and the vision in which it does. */
export function closestToAccent({ inks, stages }: Palette) {
  const all = VISIONS.flatMap((vision) =>
    LOOKS.map((look) => ({ look, vision, ...differenceOf(inks.accent, stages[look].fill, vision) })),
  );
  return all.reduce((closest, next) => (next.deltaE < closest.deltaE ? next : closest));
}
