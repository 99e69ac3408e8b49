import type { LoaderCrew } from "./crew";
import type { InterpreterFootprint } from "./footprint";
import { livedUntil } from "./livedUntil";
import { PLACES } from "./places";
import { Split } from "./split";
import { HOLDERS, type Holder, type LoaderRun, type MemoryTimeline, type ProcessMemory } from "./timeline";

const NO_INTERPRETER: InterpreterFootprint = {
  sharedBytes: 0,
  mainBytes: 0,
  forkedBytes: 0,
  spawnedBytes: 0,
};

/** The timeline while it is written, row by row. */
export class Columns {
  private count = 0;
  private readonly timesMs: Float64Array;
  private readonly holders: Record<Holder, Float64Array>;
  private readonly main: ProcessMemory;
  private readonly workers: ProcessMemory;
  private readonly ramBytes: Float64Array;
  private readonly shmBytes: Float64Array;
  private readonly shmDatasetBytes: Float64Array;
  private readonly pinnedBytes: Float64Array;
  private readonly unmappedBytes: Float64Array;
  private readonly descriptors: Float64Array;
  private readonly workersAlive: Float64Array;
  private readonly interpreter: InterpreterFootprint;
  private readonly split: Split;

  constructor(
    runs: readonly LoaderRun[],
    crews: readonly LoaderCrew[],
    private readonly ranks: number,
    rows: number,
  ) {
    const column = (): Float64Array => new Float64Array(rows);
    const memory = (): ProcessMemory => ({ rssBytes: column(), pssBytes: column(), ussBytes: column() });
    this.timesMs = column();
    this.holders = {
      interpreters: column(),
      dataset: column(),
      datasetCopies: column(),
      building: column(),
      heapBatches: column(),
      inFlight: column(),
      pinnedPool: column(),
      consumer: column(),
    };
    this.main = memory();
    this.workers = memory();
    this.ramBytes = column();
    this.shmBytes = column();
    this.shmDatasetBytes = column();
    this.pinnedBytes = column();
    this.unmappedBytes = column();
    this.descriptors = column();
    this.workersAlive = column();
    this.interpreter = runs[0]?.footprint.interpreter ?? NO_INTERPRETER;
    this.split = new Split(this.interpreter, crews, ranks);
    this.split.update();
  }

  /** Workers have started, left or read: what processes share has changed. */
  crewsChanged(): void {
    this.split.update();
  }

  /** The state at a moment: bytes of batches by place, and the allocator's blocks at their highest so far. */
  write(timeMs: number, levels: Float64Array, pool: number): void {
    const { split, ranks, holders } = this;
    const row = this.count;
    const at = (place: number): number => Math.max(0, levels[place] ?? 0);
    const pinnedByConsumer = Math.min(pool, at(PLACES.pinnedByConsumer));
    const inShm = at(PLACES.shmInWorkers) + at(PLACES.shmUnmapped) + at(PLACES.shmInMain);
    const values: Readonly<Record<Holder, number>> = {
      interpreters: split.sharedBytes + ranks * split.interpreterBytes,
      dataset: ranks * split.datasetBytes,
      datasetCopies: ranks * split.copiedBytes,
      building: ranks * (at(PLACES.rawInWorkers) + at(PLACES.rawInMain) + at(PLACES.builtInMain)),
      heapBatches: ranks * (at(PLACES.heapInWorkers) + at(PLACES.heapInMain)),
      inFlight: ranks * inShm,
      pinnedPool: ranks * (pool - pinnedByConsumer),
      consumer: ranks * (at(PLACES.shmByConsumer) + at(PLACES.heapByConsumer) + pinnedByConsumer),
    };
    let sum = 0;
    for (const holder of HOLDERS) {
      holders[holder][row] = values[holder];
      sum += values[holder];
    }
    this.timesMs[row] = timeMs;
    this.ramBytes[row] = sum;
    this.shmBytes[row] = ranks * (inShm + at(PLACES.shmByConsumer) + split.datasetInShmBytes);
    this.shmDatasetBytes[row] = ranks * split.datasetInShmBytes;
    this.pinnedBytes[row] = ranks * pool;
    this.unmappedBytes[row] = ranks * at(PLACES.shmUnmapped);
    this.descriptors[row] = at(PLACES.descriptors);
    this.workersAlive[row] = ranks * split.workers;
    const mainBatches =
      at(PLACES.rawInMain) +
      at(PLACES.builtInMain) +
      at(PLACES.heapInMain) +
      at(PLACES.shmInMain) +
      at(PLACES.shmByConsumer) +
      at(PLACES.heapByConsumer) +
      pool;
    const workerBatches = at(PLACES.rawInWorkers) + at(PLACES.heapInWorkers) + at(PLACES.shmInWorkers);
    this.main.rssBytes[row] = ranks * (split.main.rss + mainBatches);
    this.main.pssBytes[row] = ranks * (split.main.pss + mainBatches);
    this.main.ussBytes[row] = ranks * (split.main.uss + mainBatches);
    this.workers.rssBytes[row] = ranks * (split.forked.rss + workerBatches);
    this.workers.pssBytes[row] = ranks * (split.forked.pss + workerBatches);
    this.workers.ussBytes[row] = ranks * (split.forked.uss + workerBatches);
    this.count = row + 1;
  }

  /** What was written. */
  toTimeline(runs: readonly LoaderRun[], endMs: number): MemoryTimeline {
    const { main, workers, count, ranks, timesMs, holders } = this;
    const none = { value: 0, atMs: 0 };
    const written = {
      count,
      timesMs,
      endMs,
      ranks,
      runs,
      holders,
      ramBytes: this.ramBytes,
      shmBytes: this.shmBytes,
      shmDatasetBytes: this.shmDatasetBytes,
      pinnedBytes: this.pinnedBytes,
      unmappedBytes: this.unmappedBytes,
      descriptors: this.descriptors,
      workersAlive: this.workersAlive,
      processes: { main, workers },
      peaks: { ram: none, shm: none, pinned: none, descriptors: none },
    };
    // The columns have more room than rows: cut, and their peaks looked up.
    return { ...livedUntil(written, Infinity), endMs };
  }
}
