const UNIT_SPACE = "\u202f";

/**
 * Bytes for people, in powers of ten: `361 B`, `38.5 MB`, `308 MB`, `1.2 GB`. The one rule of the site;
 * what a tool counts in powers of two is written as MiB where it is meant.
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)}${UNIT_SPACE}B`;
  const [value, unit] =
    bytes < 1e6 ? [bytes / 1e3, "kB"] : bytes < 1e9 ? [bytes / 1e6, "MB"] : [bytes / 1e9, "GB"];
  return `${value < 99.95 ? value.toFixed(1).replace(/\.0$/, "") : Math.round(value)}${UNIT_SPACE}${unit}`;
}
