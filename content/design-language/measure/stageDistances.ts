import { LOOKS, type Look, type Palette } from "@/lib/stages";
import { differenceOf, type Difference } from "./difference";
import type { Vision } from "./vision";

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
