import type { Events } from "@/lib/measurement/schema";
import type { BatchTable } from "@/lib/sim";

/** When one batch was where, milliseconds since `iter()`. */
export interface Stamps {
  readonly epoch: number;
  readonly worker: number;
  readonly loadStartMs: number;
  readonly loadEndMs: number;
  readonly collateEndMs: number;
  readonly nextCallMs: number;
  readonly nextReturnMs: number;
}

/** The recorded batches in the order of their delivery. A column that is missing is an error that names it. */
export function stampsOf({ columns, rows }: Events): Stamps[] {
  const column = (name: string): ((row: readonly number[]) => number) => {
    const place = columns.indexOf(name);
    if (place < 0) throw new Error(`events.columns: found ${columns.join(", ")}; ${name} is missing`);
    return (row) => row[place] ?? NaN;
  };
  const epoch = column("epoch");
  const worker = column("worker");
  const loadStart = column("loadStart");
  const loadEnd = column("loadEnd");
  const collateEnd = column("collateEnd");
  const nextCall = column("nextCall");
  const nextReturn = column("nextReturn");
  return rows.map((row) => ({
    epoch: epoch(row),
    worker: worker(row),
    loadStartMs: loadStart(row),
    loadEndMs: loadEnd(row),
    collateEndMs: collateEnd(row),
    nextCallMs: nextCall(row),
    nextReturnMs: nextReturn(row),
  }));
}

/** The simulated batches in the order of their delivery. */
export function stampsOfTable(batches: BatchTable): Stamps[] {
  return Array.from({ length: batches.count }, (_, row) => ({
    epoch: batches.epoch[row] ?? NaN,
    worker: batches.worker[row] ?? NaN,
    loadStartMs: batches.loadStartMs[row] ?? NaN,
    loadEndMs: batches.loadEndMs[row] ?? NaN,
    collateEndMs: batches.collateEndMs[row] ?? NaN,
    nextCallMs: batches.nextCallMs[row] ?? NaN,
    nextReturnMs: batches.nextReturnMs[row] ?? NaN,
  }));
}
