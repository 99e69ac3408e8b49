import { lastNotAfter } from "@/lib/signals/lastNotAfter";
import type { BatchTable, Stage } from "@/lib/sim";
import { staysOf, type TokenPlace } from "./stays";

/** One batch at one moment: where it is, what happens to it, since when. */
export interface Token {
  readonly batch: number;
  readonly stage: Stage;
  readonly place: TokenPlace;
  /** Where it came from, to be drawn on its way. */
  readonly from: TokenPlace | null;
  readonly sinceMs: number;
  /** So many more finished batches wait in its worker until there is room in the pipe. */
  readonly behind: number;
}

/**
 * The batches that are somewhere in the pipeline at `atMs`, a pure function of the run and the
 * moment: scrubbing backwards and jumping need nothing else. By batch, those in workers last. Stays shorter
 * than `shortestMs` are left out: while time runs they would only flicker.
 */
export function tokensAt(batches: BatchTable, atMs: number, shortestMs = 0): readonly Token[] {
  const tokens: Token[] = [];
  for (let row = 0; row < batches.count; row += 1) {
    const token = tokenOf(batches, row, atMs, shortestMs);
    if (token !== undefined) tokens.push(token);
  }
  tokens.sort((a, b) => a.batch - b.batch);
  return withSlots(oneForEachWorker(tokens), missingAt(batches, atMs) === null ? 0 : 1);
}

/** The batch that is to be delivered next, if it is not on the result queue yet; null when it is there, and at the end. */
export function missingAt(batches: BatchTable, atMs: number): number | null {
  const { batch, deliveredMs, readyMs, count } = batches;
  const row = lastNotAfter(count, (at) => deliveredMs[at] ?? Infinity, atMs) + 1;
  return row === count || (readyMs[row] ?? 0) <= atMs ? null : (batch[row] ?? null);
}

function tokenOf(batches: BatchTable, row: number, atMs: number, shortestMs: number): Token | undefined {
  if (atMs < (batches.loadStartMs[row] ?? Infinity)) return undefined;
  if (atMs >= (batches.stepEndMs[row] ?? -Infinity)) return undefined;
  const stays = staysOf(batches, row, shortestMs);
  const current = stays.findLastIndex(([fromMs]) => fromMs <= atMs);
  const [sinceMs, stage, place] = stays[Math.max(0, current)] ?? [];
  if (sinceMs === undefined || stage === undefined || place === undefined) return undefined;
  const from = stays[current - 1]?.[2] ?? null;
  return { batch: batches.batch[row] ?? 0, stage, place, from, sinceMs, behind: 0 };
}

/** A worker shows the last batch that it has; finished ones before that are a number. */
function oneForEachWorker(tokens: readonly Token[]): readonly Token[] {
  const shown = new Map<number, Token>();
  for (const token of tokens) {
    if (token.place.kind !== "worker") continue;
    const { worker } = token.place;
    const before = shown.get(worker);
    const behind = before === undefined ? 0 : before.behind + (before.stage === "handOver" ? 1 : 0);
    shown.set(worker, { ...token, behind });
  }
  return [...tokens.filter(({ place }) => place.kind !== "worker"), ...shown.values()];
}

/** Finished batches stand in a row, the next one to be delivered in front; while it is missing its slot stays free. */
function withSlots(tokens: readonly Token[], firstReady: number): readonly Token[] {
  const next = { ready: firstReady, launched: 0 };
  return tokens.map((token) => {
    const { kind } = token.place;
    if (kind !== "ready" && kind !== "launched") return token;
    const placed: Token = { ...token, place: { kind, slot: next[kind] } };
    next[kind] += 1;
    return placed;
  });
}
