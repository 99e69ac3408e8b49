import { converter, differenceCiede2000, type Lab65, type Rgb } from "culori";
import { seenAs, type Vision } from "./vision";

/** How far apart two colours are for eyes of one kind, by the less favourable of two models. */
export interface Difference {
  /** CIEDE2000: near 1, two large patches side by side can just be told apart. */
  readonly deltaE: number;
  /** Multiples of the difference that half of all people notice between marks of {@link MARK_PX}. */
  readonly noticeable: number;
}

/** Height of the smallest bar in any figure, in CSS pixels. */
export const MARK_PX = 8;

/** CSS defines its pixel as 1/96 inch seen from 28 inches. */
const MARK_DEGREES = (Math.atan(MARK_PX / 96 / 28) * 180) / Math.PI;

/**
 * Difference along L*, a* and b* that half of the observers notice on marks that wide:
 * Stone, Szafir, Setlur 2014, "An engineering model for color difference as a function of
 * size". Measured from 6° down to 1/3°; our marks lie a little below.
 */
const HALF_NOTICE = {
  l: 5.079 + 0.751 / MARK_DEGREES,
  a: 5.339 + 1.541 / MARK_DEGREES,
  b: 5.349 + 2.871 / MARK_DEGREES,
};

const toLab = converter("lab65");
const ciede2000 = differenceCiede2000();

/** The {@link Difference} of two `#rrggbb` colours. */
export function differenceOf(one: string, other: string, vision: Vision): Difference {
  const ones = seenAs(one, vision);
  const others = seenAs(other, vision);
  const pairs = ones.flatMap((seen, model) =>
    others.slice(model, model + 1).map((rival) => ({ seen, rival })),
  );
  return {
    deltaE: Math.min(...pairs.map(({ seen, rival }) => ciede2000(seen, rival))),
    noticeable: Math.min(...pairs.map(({ seen, rival }) => noticeability(seen, rival))),
  };
}

function noticeability(one: Rgb, other: Rgb): number {
  const p: Lab65 = toLab(one);
  const q: Lab65 = toLab(other);
  return Math.hypot((p.l - q.l) / HALF_NOTICE.l, (p.a - q.a) / HALF_NOTICE.a, (p.b - q.b) / HALF_NOTICE.b);
}
