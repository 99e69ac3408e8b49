import type { Base, Origin } from "./base";
import { difference, type Entry } from "./difference";
import { settle } from "./effort";
import { FIELDS } from "./fields";
import { problem, type Problem } from "./problem";

/** Key of the base in a link. */
export const BASE_KEY = "preset";

/** The entries that say a wish: its base and what differs from it. Throws for a base that isn't there. */
export function originEntries({ preset, wish }: Origin, bases: readonly Base[], prefix: string): Entry[] {
  const base = bases.find(({ id }) => id === preset);
  if (base === undefined) throw new Error(`No preset is called "${preset}".`);
  return [
    [`${prefix}${BASE_KEY}`, preset],
    ...difference(base.wish, wish).map(([key, text]): Entry => [`${prefix}${key}`, text]),
  ];
}

/** The wish that the entries say, always one that can be run; what can't be read keeps the base's value. */
export function readOrigin(
  entries: ReadonlyMap<string, string>,
  bases: readonly [Base, ...Base[]],
  prefix: string,
  problems: Problem[],
): Origin {
  const named = entries.get(`${prefix}${BASE_KEY}`);
  const found = bases.find(({ id }) => id === named);
  if (named !== undefined && found === undefined) {
    problems.push(problem(`${prefix}${BASE_KEY}`, named, `one of ${bases.map(({ id }) => id).join(", ")}`));
  }
  const base = found ?? bases[0];
  let wish = base.wish;
  for (const field of FIELDS) {
    const key = `${prefix}${field.key}`;
    const text = entries.get(key);
    if (text === undefined) continue;
    const changed = field.read(wish, text);
    if (changed === null) problems.push(problem(key, text, field.allowed));
    else wish = changed;
  }
  const settled = settle(wish, prefix);
  problems.push(...settled.problems);
  return { preset: base.id, wish: settled.wish ?? base.wish };
}
