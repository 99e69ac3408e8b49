import { clampToSetting, type Setting } from "@/lib/settings";
import type { NumberDraft } from "./numberDraft";

/** A number, and perhaps a unit. Digits may be grouped. */
const FORM = /^([-+]?(?:\d[\d.,\s]*|[.,]\d+)(?:e[-+]?\d+)?)\s*([a-zµμ]*)$/i;

const MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1e3,
  sec: 1e3,
  min: 6e4,
  µs: 1e-3,
  μs: 1e-3,
  us: 1e-3,
};

/** In KiB. kB, MB and GB are powers of ten, KiB, MiB, GiB and TiB of two. */
const KIB: Readonly<Record<string, number>> = {
  b: 1 / 1024,
  bytes: 1 / 1024,
  kb: 1e3 / 1024,
  mb: 1e6 / 1024,
  gb: 1e9 / 1024,
  kib: 1,
  mib: 1024,
  gib: 1024 ** 2,
  tib: 1024 ** 3,
};

/** In a unit so many times as large. */
function inUnitsOf(kib: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(KIB).map(([unit, factor]) => [unit, factor / kib]));
}

const UNITS: Partial<Readonly<Record<Setting["unit"], Readonly<Record<string, number>>>>> = {
  ms: MS,
  KiB: KIB,
  GiB: inUnitsOf(1024 ** 2),
};

/** What rounding to a step may change without a word: half a per cent. */
const ROUNDING_SHARE = 0.005;

const EXAMPLES: Partial<Readonly<Record<Setting["unit"], string>>> = {
  ms: "8 ms, 0.2 s",
  KiB: "600 kB, 2 MiB",
  GiB: "64 GiB, 64 MiB",
};

/** Reads a typed quantity in any usual unit. A refusal names the field, what was found and what is allowed. */
export function readQuantity(text: string, setting: Setting): NumberDraft {
  const [, spaced = "", unit = ""] = FORM.exec(text.trim()) ?? [];
  const digits = spaced.trim();
  const factor = factorOf(unit.toLowerCase(), setting);
  const value = factor === null ? NaN : numberOf(digits) * factor;
  if (Number.isFinite(value) && value >= setting.min && value <= setting.max) {
    const taken = clampToSetting(setting, value);
    const isSame = Math.abs(taken - value) <= ROUNDING_SHARE * value;
    if (isSame) return { kind: "value", value: taken };
    if (!isWhole(setting)) return refused(text, setting, `a multiple of ${setting.step} ${setting.unit}`);
  }
  if (isAmbiguous(digits)) {
    const [plain, point] = [digits.replace(",", ""), digits.replace(",", ".")];
    return refused(text, setting, `a number that reads in one way, ${plain} or ${point}`);
  }
  const { min, max, unit: own } = setting;
  const examples = EXAMPLES[own];
  const range = `${min} to ${max}`;
  return examples === undefined
    ? refused(text, setting, `${range}${isWhole(setting) ? ", whole" : ""}`)
    : refused(text, setting, `${range} ${own}, or with its unit, as in ${examples}`);
}

function isWhole({ unit, step }: Setting): boolean {
  return unit === "" && step === 1;
}

function refused(text: string, { name }: Setting, allowed: string): NumberDraft {
  return { kind: "refused", message: `${name}: found “${text}”; allowed is ${allowed}.` };
}

/** How many of the setting's own units one of the typed ones is; null for a stranger. */
function factorOf(unit: string, setting: Setting): number | null {
  if (unit === "") return 1;
  const units = UNITS[setting.unit];
  if (units !== undefined) return units[unit] ?? null;
  // What is counted is a word of the label: 64 samples, 16 cores.
  return setting.label.toLowerCase().split(/\W+/).includes(unit) ? 1 : null;
}

/** NaN for what is no number, and for what could be two. */
function numberOf(digits: string): number {
  if (digits === "") return NaN;
  const grouped = /^([-+]?\d{1,3}(?:\s\d{3})+)([.,]\d+)?$/.exec(digits);
  const text = grouped === null ? digits : digits.replace(/\s/g, "");
  if (/\s/.test(text) || isAmbiguous(text)) return NaN;
  const decimals = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const marks = text.match(/[.,]/g) ?? [];
  if (marks.length < 2) return Number(text.replace(",", "."));
  // Several marks: all but the last are of groups, and the last one, too, if it is no other.
  const whole = text.slice(0, decimals).replace(/[.,]/g, "");
  const last = marks.at(-1);
  return marks.slice(0, -1).includes(last ?? "")
    ? Number(text.replace(/[.,]/g, ""))
    : Number(`${whole}.${text.slice(decimals + 1)}`);
}

/** 1,500 is fifteen hundred to one reader and one and a half to another. */
function isAmbiguous(digits: string): boolean {
  return /^[-+]?[1-9]\d{0,2},\d{3}$/.test(digits);
}
