import { hasWorkers, type StartMethod } from "../scenario";
import { type Coverage, copyableIn, coverageOf } from "./coverage";
import { firstEpochOf, itemsPerSampleOf } from "./epochClock";
import type { DatasetFootprint } from "./footprint";
import type { LoaderRun } from "./timeline";
import type { WorkerEvent } from "./workerLives";

/** The workers of one loader as time goes by, and what they have made of the dataset. */
export class LoaderCrew {
  readonly dataset: DatasetFootprint;
  readonly copyable: number;
  /** Null without workers. */
  readonly startMethod: StartMethod | null;
  alive = 0;
  /** Whether a tensor has been moved to `/dev/shm` for workers that do not inherit it. */
  movedToShm = false;
  private readonly coverage: Coverage;
  private readonly itemsPerSample: number;
  private readonly itemsPerEpoch: number;
  private readonly firstOfEpoch: number;
  private fresh = true;
  private shares: Float64Array;

  constructor(
    private readonly run: LoaderRun,
    ranks: number,
  ) {
    const { loader } = run.result.scenario;
    const { dataset } = run.footprint;
    const workers = hasWorkers(loader) ? loader.numWorkers : 0;
    this.dataset = dataset;
    this.startMethod = hasWorkers(loader) ? loader.startMethod : null;
    const forks = this.startMethod === "fork";
    this.copyable = copyableIn(loader, dataset);
    this.coverage = coverageOf(dataset, forks ? workers : 0);
    this.shares = this.coverage.shares();
    // Each rank reads its own part of the dataset (`DistributedSampler`).
    this.itemsPerEpoch = (dataset.items * dataset.passes) / ranks;
    this.firstOfEpoch = Math.max(1, firstEpochOf(run).batches);
    this.itemsPerSample = itemsPerSampleOf(run, ranks);
  }

  apply({ kind, row }: WorkerEvent): void {
    if (kind === "start") {
      this.alive += 1;
      if (this.startMethod !== "fork" && this.dataset.kind === "tensor") this.movedToShm = true;
    } else if (kind === "leave") {
      this.alive = 0;
      this.coverage.reset();
      this.fresh = false;
    } else {
      this.read(row);
    }
  }

  /** `copiesShare()[k]`: the share of the pages that exactly k of its workers have copied. */
  copiesShare(): Float64Array {
    if (!this.fresh) this.shares = this.coverage.shares();
    this.fresh = true;
    return this.shares;
  }

  private read(row: number): void {
    const { batches } = this.run.result;
    const samples = batches.samples[row] ?? 0;
    const inEpoch = (batches.batch[row] ?? 0) % this.firstOfEpoch;
    const epoch = batches.epoch[row] ?? 0;
    const first = epoch * this.itemsPerEpoch + (inEpoch * this.itemsPerEpoch) / this.firstOfEpoch;
    this.coverage.read(batches.worker[row] ?? -1, first, samples * this.itemsPerSample);
    this.fresh = false;
  }
}
