/** A number of a text, in milliseconds, bytes, bytes per second, percent or pieces. */
export interface Quantity {
  readonly of: "time" | "bytes" | "bytesPerSecond" | "percent" | "count";
  readonly value: number;
  /** How far off the text leaves room for: half of its last digit. */
  readonly room: number;
  readonly words: string;
}

const UNITS: Readonly<Record<string, readonly [of: Quantity["of"], factor: number]>> = {
  µs: ["time", 1e-3],
  ms: ["time", 1],
  millisecond: ["time", 1],
  s: ["time", 1000],
  second: ["time", 1000],
  min: ["time", 60_000],
  minute: ["time", 60_000],
  h: ["time", 3_600_000],
  KiB: ["bytes", 2 ** 10],
  MiB: ["bytes", 2 ** 20],
  mebibyte: ["bytes", 2 ** 20],
  GiB: ["bytes", 2 ** 30],
  kB: ["bytes", 1e3],
  MB: ["bytes", 1e6],
  GB: ["bytes", 1e9],
  "%": ["percent", 1],
};

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const PARTS: Readonly<Record<string, number>> = {
  "half a": 0.5,
  "a quarter of a": 0.25,
  "a tenth of a": 0.1,
};

const IN_DIGITS =
  /(?<![\w.,×#-])(\d[\d,]*(?:\.\d+)?)[ \u202f\u00a0]?(µs|ms|milliseconds?|seconds?|minutes?|min|[KMG]iB|[kMG]B|%|s|h)?(\/s| a second| per second)?(?![\w×-])/g;
const IN_WORDS = new RegExp(
  `\\b(${[...Object.keys(PARTS), ...WORDS].join("|")}) (milliseconds?|seconds?|minutes?|mebibytes?)\\b`,
  "gi",
);

/** Every number of a text with what it counts. */
export function quantitiesIn(text: string): readonly Quantity[] {
  const digits = [...text.matchAll(IN_DIGITS)].map(([words, number = "", unit = "", per = ""]) => {
    const value = Number(number.replaceAll(",", ""));
    const decimals = number.split(".")[1]?.length ?? 0;
    const zeros = decimals > 0 ? 0 : (/0*$/.exec(number.replaceAll(",", ""))?.[0].length ?? 0);
    return quantity(words, unit, value, 0.5 * 10 ** (zeros - decimals), per);
  });
  const spelled = [...text.matchAll(IN_WORDS)].map(([words, number = "", unit = ""]) => {
    const value = PARTS[number.toLowerCase()] ?? 1 + WORDS.indexOf(number.toLowerCase());
    return quantity(words, unit, value, 0.15 * value, "");
  });
  return [...digits, ...spelled];
}

function quantity(words: string, unit: string, value: number, room: number, per: string): Quantity {
  const [of, factor] = UNITS[unit] ?? UNITS[unit.replace(/s$/, "")] ?? ["count", 1];
  const kind = of === "bytes" && per !== "" ? "bytesPerSecond" : of;
  return { of: kind, value: value * factor, room: room * factor, words: words.trim() };
}

/** Whether a number of a text is one that is known: within 6 % of it, or of what its last digit leaves open. */
export function isAmong(told: Quantity, known: readonly Quantity[]): boolean {
  return known.some(
    ({ of, value }) =>
      of === told.of && Math.abs(value - told.value) <= Math.max(told.room, 0.06 * Math.abs(value)),
  );
}
