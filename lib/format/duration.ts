import { formatMs, UNIT_SPACE } from "./number";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A long duration for people, in its two largest units: `40 s`, `35 min`, `5 h 36 min`, `11 d 4 h`. */
export function formatDuration(ms: number): string {
  if (ms < MINUTE_MS) return formatMs(ms);
  if (ms < 10 * MINUTE_MS) return inTwo(ms, MINUTE_MS, "min", 1000, "s");
  if (ms < 59.5 * MINUTE_MS) return `${Math.round(ms / MINUTE_MS)}${UNIT_SPACE}min`;
  if (ms < 2 * DAY_MS) return inTwo(ms, HOUR_MS, "h", MINUTE_MS, "min");
  return inTwo(ms, DAY_MS, "d", HOUR_MS, "h");
}

/** Whole units of one kind, and the rest in smaller ones if there is any. */
function inTwo(ms: number, largeMs: number, large: string, smallMs: number, small: string): string {
  const all = Math.round(ms / smallMs);
  const perLarge = Math.round(largeMs / smallMs);
  const rest = all % perLarge;
  const whole = `${Math.floor(all / perLarge)}${UNIT_SPACE}${large}`;
  return rest === 0 ? whole : `${whole} ${rest}${UNIT_SPACE}${small}`;
}
