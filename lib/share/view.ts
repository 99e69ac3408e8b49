import * as v from "valibot";
import type { Origin } from "./base";
import { type Codec, list, number, someOf, wholeNumber } from "./codec";
import type { Entry } from "./difference";
import { problem, type Problem } from "./problem";
import { SPEEDS_MS_PER_SECOND } from "./speeds";

/** What a reader looks at, beside what they asked for. Null: nothing in particular. */
export interface View {
  /** The playhead, milliseconds since the first `iter()`. */
  readonly atMs: number | null;
  /** The part of the run that is drawn. */
  readonly zoom: { readonly fromMs: number; readonly toMs: number } | null;
  readonly selection: Selection | null;
  /** Milliseconds of training that pass in a second on screen. */
  readonly msPerSecond: number | null;
  /** The run that this one is held against. */
  readonly pinned: Origin | null;
}

/** What a reader follows: a batch, or the gap of the GPU that holds a moment. */
export type Selection =
  { readonly kind: "batch"; readonly batch: number } | { readonly kind: "gap"; readonly atMs: number };

/** Nothing in particular. */
export const EMPTY_VIEW: View = {
  atMs: null,
  zoom: null,
  selection: null,
  msPerSecond: null,
  pinned: null,
};

const LATEST_MS = 1e9;
const moment = number(0, LATEST_MS);
const window = list(moment, 2);
const batchNumber = wholeNumber(0, 1e9);
const speed = someOf(SPEEDS_MS_PER_SECOND);

/** Keys of the view in a link. */
export const VIEW_KEYS = { playhead: "t", zoom: "zoom", batch: "batch", gap: "gap", speed: "speed" } as const;

/** The entries that say the view, without the pinned run. */
export function viewEntries({ atMs, zoom, selection, msPerSecond }: View): Entry[] {
  const entries: Entry[] = [];
  if (atMs !== null) entries.push([VIEW_KEYS.playhead, moment.print(atMs)]);
  if (zoom !== null) entries.push([VIEW_KEYS.zoom, window.print([zoom.fromMs, zoom.toMs])]);
  if (selection?.kind === "batch") entries.push([VIEW_KEYS.batch, batchNumber.print(selection.batch)]);
  if (selection?.kind === "gap") entries.push([VIEW_KEYS.gap, moment.print(selection.atMs)]);
  if (msPerSecond !== null) entries.push([VIEW_KEYS.speed, speed.print(msPerSecond)]);
  return entries;
}

/** The view that the entries say; what can't be read is left out and reported. */
export function readView(entries: ReadonlyMap<string, string>, problems: Problem[]): Omit<View, "pinned"> {
  const read = <T>(key: string, { schema, allowed }: Codec<T>): T | null => {
    const text = entries.get(key);
    if (text === undefined) return null;
    const parsed = v.safeParse(schema, text);
    if (parsed.success) return parsed.output;
    problems.push(problem(key, text, allowed));
    return null;
  };
  const batch = read(VIEW_KEYS.batch, batchNumber);
  const gapMs = read(VIEW_KEYS.gap, moment);
  const gap = gapMs === null ? null : { kind: "gap" as const, atMs: gapMs };
  return {
    atMs: read(VIEW_KEYS.playhead, moment),
    zoom: zoomOf(read(VIEW_KEYS.zoom, window), entries, problems),
    selection: batch === null ? gap : { kind: "batch", batch },
    msPerSecond: read(VIEW_KEYS.speed, speed),
  };
}

function zoomOf(
  bounds: readonly number[] | null,
  entries: ReadonlyMap<string, string>,
  problems: Problem[],
): View["zoom"] {
  if (bounds === null) return null;
  const [fromMs = 0, toMs = 0] = bounds;
  if (fromMs < toMs) return { fromMs, toMs };
  problems.push(
    problem(VIEW_KEYS.zoom, entries.get(VIEW_KEYS.zoom) ?? "", "two moments, the earlier one first"),
  );
  return null;
}
