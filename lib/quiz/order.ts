/** Seeds are unsigned 32-bit numbers, as those of runs. */
export const LARGEST_SEED = 0xffffffff;

/**
 * The same items in an order that the seed and the name of the list decide: the same link, the same order,
 * and two lists of one quiz are shuffled independently.
 */
export function shuffled<Item>(items: readonly Item[], seed: number, list: string): readonly Item[] {
  const keys = items.map((_, index) => mix(mix(hashOf(list) ^ seed) ^ (index + 1)));
  return items
    .map((item, index) => ({ item, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The causes or remedies of a round as they are offered: where the right one stands is left to the seed. */
export function offeredOrder<Item>(
  items: readonly Item[],
  seed: number,
  caseId: string,
  what: "cause" | "remedy",
  round: number,
): readonly Item[] {
  return shuffled(items, seed, `${caseId} ${what}s ${round}`);
}

/** Cases as they are played: by level, and within a level as the seed says. */
export function caseOrder<Case extends { readonly id: string; readonly level: number }>(
  cases: readonly Case[],
  seed: number,
): readonly Case[] {
  return shuffled(cases, seed, "cases").toSorted((a, b) => a.level - b.level);
}

/** Another seed: shuffling again and again goes through many orders, the same for everybody. */
export function nextSeed(seed: number): number {
  return mix(seed + 1);
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Finaliser of MurmurHash3 (public domain, Austin Appleby). */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
