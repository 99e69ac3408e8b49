const UNIT_SPACE = "\u202f";

/** A kibibyte in bytes. */
export const KIB = 2 ** 10;
/** A mebibyte in bytes. */
export const MIB = 2 ** 20;
/** A gibibyte in bytes. */
export const GIB = 2 ** 30;
const TIB = 2 ** 40;

/**
 * Bytes in memory for people, in powers of two: `361 B`, `36.8 MiB`, `1 GiB`, `1.5 TiB`. The rule of the
 * site: what lies in memory is counted as `--shm-size`, `df -h` and `/proc` count it; files on storage
 * and rates are counted in powers of ten, as drives and links are sold.
 */
export function formatBytes(bytes: number): string {
  if (bytes < KIB) return `${Math.round(bytes)}${UNIT_SPACE}B`;
  const { unit, name } = byteUnit(bytes);
  return `${short(bytes / unit)}${UNIT_SPACE}${name}`;
}

/** Bytes per second for people, in powers of ten: `36 MB/s`, `12.5 GB/s`. */
export function formatBytesPerSecond(bytesPerSecond: number): string {
  const [value, unit] =
    bytesPerSecond < 1e3
      ? [bytesPerSecond, "B"]
      : bytesPerSecond < 1e6
        ? [bytesPerSecond / 1e3, "kB"]
        : bytesPerSecond < 1e9
          ? [bytesPerSecond / 1e6, "MB"]
          : [bytesPerSecond / 1e9, "GB"];
  return `${short(value)}${UNIT_SPACE}${unit}/s`;
}

/** The largest unit of memory that goes into so many bytes, bytes themselves at least. */
export function byteUnit(bytes: number): { readonly unit: number; readonly name: string } {
  if (bytes < KIB) return { unit: 1, name: "B" };
  if (bytes < MIB) return { unit: KIB, name: "KiB" };
  if (bytes < GIB) return { unit: MIB, name: "MiB" };
  return bytes < TIB ? { unit: GIB, name: "GiB" } : { unit: TIB, name: "TiB" };
}

/** One decimal below 100, and no zero for its own sake. */
function short(value: number): string {
  return value < 99.95 ? value.toFixed(1).replace(/\.0$/, "") : String(Math.round(value));
}
