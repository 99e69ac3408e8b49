import { readEntries } from "./entries";
import { FIELDS } from "./fields";
import { PINNED, VERSION_KEY } from "./keys";
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

/** Whether a key means something in a link, or is misspelled. */
export function knowsKey(key: string): boolean {
  return knownKeys.has(key) || knownByLetters.has(lettersOf(key));
}

/** Keys that mailing lists, shops and search engines add to any link. */
const CARRIERS = /^(utm_|mc_|pk_|mtm_)|^(fbclid|gclid|dclid|msclkid|igshid|ref|source|_gl)$/;

/**
 * Keys of a link to a figure that nobody here knows: neither a value of a scenario nor of its view, none
 * of `own`, and nothing that a carrier added. What they ask for is not done, so they are named.
 */
export function strangers(query: string, own: readonly string[]): Problem[] {
  const entries = readEntries(query, []);
  const known = new Set([...KNOWN, VERSION_KEY, ...own]);
  return [...entries].flatMap(([key, text]) => {
    const name = key.startsWith(PINNED) ? key.slice(PINNED.length) : key;
    if (known.has(name) || CARRIERS.test(name) || knownByLetters.has(lettersOf(name))) return [];
    return [problem(key, text, "a name that this figure knows, such as num_workers")];
  });
}

function lettersOf(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, "");
}
