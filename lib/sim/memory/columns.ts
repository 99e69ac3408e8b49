import type { LoaderCrew } from "./crew";
import type { InterpreterFootprint } from "./footprint";
import { PLACES } from "./places";
import { Split } from "./split";
import {
  HOLDERS,
  type Holder,
  type LoaderRun,
  type MemoryTimeline,
  type Peak,
  type ProcessMemory,
} from "./timeline";

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
    const { count } = this;
    const cut = (column: Float64Array): Float64Array => column.subarray(0, count);
    const cutMemory = ({ rssBytes, pssBytes, ussBytes }: ProcessMemory): ProcessMemory => ({
      rssBytes: cut(rssBytes),
      pssBytes: cut(pssBytes),
      ussBytes: cut(ussBytes),
    });
    const peak = (column: Float64Array): Peak => peakOf(cut(column), this.timesMs);
    const { holders } = this;
    return {
      count,
      timesMs: cut(this.timesMs),
      endMs,
      ranks: this.ranks,
      runs,
      holders: {
        interpreters: cut(holders.interpreters),
        dataset: cut(holders.dataset),
        datasetCopies: cut(holders.datasetCopies),
        building: cut(holders.building),
        heapBatches: cut(holders.heapBatches),
        inFlight: cut(holders.inFlight),
        pinnedPool: cut(holders.pinnedPool),
        consumer: cut(holders.consumer),
      },
      ramBytes: cut(this.ramBytes),
      shmBytes: cut(this.shmBytes),
      shmDatasetBytes: cut(this.shmDatasetBytes),
      pinnedBytes: cut(this.pinnedBytes),
      unmappedBytes: cut(this.unmappedBytes),
      descriptors: cut(this.descriptors),
      workersAlive: cut(this.workersAlive),
      processes: { main: cutMemory(this.main), workers: cutMemory(this.workers) },
      peaks: {
        ram: peak(this.ramBytes),
        shm: peak(this.shmBytes),
        pinned: peak(this.pinnedBytes),
        descriptors: peak(this.descriptors),
      },
    };
  }
}

function peakOf(column: Float64Array, timesMs: Float64Array): Peak {
  let at = 0;
  for (let row = 1; row < column.length; row += 1) {
    if ((column[row] ?? 0) > (column[at] ?? 0)) at = row;
  }
  return { value: column[at] ?? 0, atMs: timesMs[at] ?? 0 };
}
