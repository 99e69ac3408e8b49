import { FIELDS } from "./fields";
import { BASE_KEY } from "./origin";
import { problem, type Problem } from "./problem";
import { VIEW_KEYS } from "./view";

const KNOWN = [...FIELDS.map(({ key }) => key), BASE_KEY, ...Object.values(VIEW_KEYS)];
const knownKeys = new Set(KNOWN);
const knownByLetters = new Map(KNOWN.map((key) => [lettersOf(key), key]));

/**
 * Keys that are ours but for their spelling, such as `numWorkers`. Whatever else a link carries, for a
 * mailing list or a mirror, is none of our business.
 */
export function misspelled(keys: Iterable<string>, prefix: string): Problem[] {
  return [...keys].flatMap((key) => {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : key;
    if (knownKeys.has(name)) return [];
    const meant = knownByLetters.get(lettersOf(name));
    return meant === undefined ? [] : [problem(key, key, `the name ${meant}`)];
  });
}

function lettersOf(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, "");
}
