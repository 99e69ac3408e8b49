/** Narrow no-break space between a number and its unit, as SI asks for. */
export const UNIT_SPACE = "\u202f";

/**
 * A duration for people: `0.4 ms`, `12 ms`, `1.3 s`, `2 min 5 s`.
 * Two significant digits below 10, whole units above; never locale-dependent, so that
 * the server, the browser and the tests write the same characters.
 */
export function formatMs(ms: number): string {
  if (ms < 0.95) return `${trim(ms, 2)}${UNIT_SPACE}ms`;
  if (ms < 9.95) return `${trim(ms, 1)}${UNIT_SPACE}ms`;
  if (ms < 999.5) return `${trim(ms, 0)}${UNIT_SPACE}ms`;
  if (ms < 59_950) return `${trim(ms / 1000, ms < 9950 ? 2 : 1)}${UNIT_SPACE}s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}${UNIT_SPACE}min ${seconds % 60}${UNIT_SPACE}s`;
}

/** A share between 0 and 1 as whole per cent; a trace that isn't nothing is never shown as 0 %. */
export function formatPercent(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.5) return `<${UNIT_SPACE}1${UNIT_SPACE}%`;
  return `${Math.round(percent)}${UNIT_SPACE}%`;
}

/** A rate such as samples per second: three significant digits, thousands separated by commas. */
export function formatPerSecond(perSecond: number): string {
  return `${formatCount(significant(perSecond, 3))}/s`;
}

/** A count with thousands separated by commas, at most two decimals. */
export function formatCount(count: number): string {
  const [whole = "0", decimals] = trim(count, 2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

function significant(value: number, digits: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(digits));
}

function trim(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** A count where room is short, as on an axis: `640`, `12k`, `1.5M`. */
export function formatShort(count: number): string {
  if (count < 10_000) return formatCount(significant(count, 3));
  return count < 1e6 ? `${significant(count / 1e3, 3)}k` : `${significant(count / 1e6, 3)}M`;
}
