import type { BatchTable, Stage } from "@/lib/sim";

/** Where a batch is at one moment. */
export type TokenPlace =
  | { readonly kind: "worker"; readonly worker: number }
  | { readonly kind: "main" }
  | { readonly kind: "ready"; readonly slot: number }
  | { readonly kind: "gpu" };

/** One batch at one moment: where it is, what happens to it, since when. */
export interface Token {
  readonly batch: number;
  readonly stage: Stage;
  readonly place: TokenPlace;
  /** Where it came from, to be drawn on its way. */
  readonly from: TokenPlace | null;
  readonly sinceMs: number;
}

/**
 * The batches that are somewhere in the pipeline at `atMs`, a pure function of the run and the
 * moment: scrubbing backwards and jumping need nothing else. Sorted by batch.
 */
export function tokensAt(batches: BatchTable, atMs: number): readonly Token[] {
  const tokens: Token[] = [];
  for (let row = 0; row < batches.count; row += 1) {
    const token = tokenOf(batches, row, atMs);
    if (token !== undefined) tokens.push(token);
  }
  tokens.sort((a, b) => a.batch - b.batch);
  return withSlots(tokens);
}

function tokenOf(batches: BatchTable, row: number, atMs: number): Token | undefined {
  const time = (column: Float64Array) => column[row] ?? Infinity;
  const loadStart = time(batches.loadStartMs);
  if (atMs < loadStart || atMs >= time(batches.stepEndMs)) return undefined;
  const worker = batches.worker[row] ?? -1;
  const maker: TokenPlace = worker < 0 ? { kind: "main" } : { kind: "worker", worker };
  const batch = batches.batch[row] ?? 0;
  const stepStart = time(batches.stepStartMs);
  const finished = time(batches.collateEndMs);
  if (atMs >= stepStart) {
    return {
      batch,
      stage: "step",
      place: { kind: "gpu" },
      from: { kind: "ready", slot: 0 },
      sinceMs: stepStart,
    };
  }
  if (atMs >= finished) {
    return { batch, stage: "handOver", place: { kind: "ready", slot: 0 }, from: maker, sinceMs: finished };
  }
  const stage = atMs < time(batches.loadEndMs) ? "load" : "collate";
  return { batch, stage, place: maker, from: null, sinceMs: loadStart };
}

/** Finished batches stand in a row, the one to be delivered next in front. */
function withSlots(tokens: readonly Token[]): readonly Token[] {
  let slot = 0;
  return tokens.map((token) => {
    if (token.place.kind !== "ready") return token;
    const placed: Token = { ...token, place: { kind: "ready", slot } };
    slot += 1;
    return placed;
  });
}
