import { type Base, DEFAULT_BASES, type Origin } from "./base";
import type { Entry } from "./difference";
import { readEntries, writeEntries } from "./entries";
import { PINNED, VERSION_KEY } from "./keys";
import { BASE_KEY, originEntries, readOrigin } from "./origin";
import { problem, type Problem } from "./problem";
import { misspelled } from "./unknown";
import { readView, type View, viewEntries } from "./view";

/** What a link carries: a wish, the base that it is stated by, and what the reader looks at. */
export interface Shared extends Origin {
  readonly view: View;
}

/** A link read, and everything in it that couldn't be honoured. */
export interface Opened extends Shared {
  readonly problems: readonly Problem[];
}

/** A link written, and everything that it can't carry. */
export interface Link {
  /** Without a question mark. */
  readonly query: string;
  readonly problems: readonly Problem[];
}

const VERSION = "1";

/**
 * Writes a link: the version, the base, what differs from it, the view; the pinned run's keys begin
 * with `a.`. The problems are what reading it back would report. Throws for a base that isn't there.
 */
export function writeShare(shared: Shared, bases: readonly [Base, ...Base[]] = DEFAULT_BASES): Link {
  const { view } = shared;
  const entries: Entry[] = [
    [VERSION_KEY, VERSION],
    ...originEntries(shared, bases, ""),
    ...viewEntries(view),
    ...(view.pinned === null ? [] : originEntries(view.pinned, bases, PINNED)),
  ];
  const query = writeEntries(entries);
  return { query, problems: readShare(query, bases).problems };
}

/** Reads any text as a link. Never throws; the wish can always be run. */
export function readShare(query: string, bases: readonly [Base, ...Base[]] = DEFAULT_BASES): Opened {
  const problems: Problem[] = [];
  const entries = readEntries(query, problems);
  const version = entries.get(VERSION_KEY);
  if (version !== undefined && version !== VERSION) {
    problems.push(problem(VERSION_KEY, version, `${VERSION}; what is known of it was read`));
  }
  const origin = readOrigin(entries, bases, "", problems);
  const hasPinned = entries.has(`${PINNED}${BASE_KEY}`);
  const pinned = hasPinned ? readOrigin(entries, bases, PINNED, problems) : null;
  const view = { ...readView(entries, problems), pinned };
  problems.push(...misspelled(entries.keys(), PINNED));
  return { ...origin, view, problems };
}
