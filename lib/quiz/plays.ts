import * as v from "valibot";
import { type Move, moved, type Play, type Playable, playOf } from "./play";

/** What was done in each case on this device, by its id: cases that are under way, and finished ones as they ended. */
export type Plays = Readonly<Record<string, Play>>;

const VERSION = 1;

const id = v.pipe(v.string(), v.maxLength(80));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const ids = v.pipe(v.array(id), v.maxLength(20));
const playSchema = v.object({
  guess: v.union([count, v.null(), v.literal("open")]),
  rounds: v.pipe(
    v.array(
      v.object({
        hints: count,
        causes: ids,
        causeShown: v.boolean(),
        remedies: ids,
        remedyShown: v.boolean(),
        isLeft: v.boolean(),
      }),
    ),
    v.maxLength(4),
  ),
});
const playsSchema = v.object({ version: v.literal(VERSION), plays: v.record(id, playSchema) });

/** Reads what the device kept; whatever cannot be read counts as nothing done. Never throws. */
export function readPlays(text: string | null): Plays {
  if (text === null) return {};
  try {
    const parsed = v.safeParse(playsSchema, JSON.parse(text));
    return parsed.success ? parsed.output.plays : {};
  } catch {
    return {};
  }
}

/** Writes what the device keeps. */
export function writePlays(plays: Plays): string {
  return JSON.stringify({ version: VERSION, plays });
}

/**
 * Where a reader left a case: the moves of a stored play, made again one by one. What no longer fits, since
 * the case has changed, is left out.
 */
export function resumed(quizCase: Playable, options: number, stored: Play | undefined): Play {
  const fresh = playOf(quizCase);
  if (stored === undefined || stored.guess === "open" || (stored.guess ?? 0) >= options) return fresh;
  const moves: readonly Move[] = [
    { kind: "guess", option: stored.guess },
    ...stored.rounds.flatMap(({ hints, causes, causeShown, remedies, remedyShown, isLeft }): Move[] => [
      ...Array.from({ length: hints }, (): Move => ({ kind: "hint" })),
      ...causes.map((one): Move => ({ kind: "nameCause", id: one })),
      ...(causeShown ? [{ kind: "show" } as const] : []),
      ...remedies.map((one): Move => ({ kind: "tryRemedy", id: one })),
      ...(remedyShown ? [{ kind: "show" } as const] : []),
      ...(isLeft ? [{ kind: "goOn" } as const] : []),
    ]),
  ];
  return moves.reduce((play, move) => moved(quizCase, play, move), fresh);
}
