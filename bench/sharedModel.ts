/**
 * The model that all engines run: credits, round robin, in-order delivery and one hand-over server,
 * the main process itself. Everything that only one of them could express is left out.
 */
export interface SharedModel {
  readonly batches: number;
  readonly numWorkers: number;
  readonly prefetchFactor: number;
  readonly handOverMs: number;
  readonly stepMs: number;
  /** Load time of batch `k`. */
  readonly loadMs: (batch: number) => number;
}

/** Bookkeeping of the main process, the same for all engines that have to write it themselves. */
export class Book {
  readonly arrived: number[] = [];
  readonly held = new Set<number>();
  wanted = 0;
  private sent = 0;

  constructor(
    private readonly model: SharedModel,
    private readonly send: (worker: number, batch: number) => void,
  ) {}

  prime(): void {
    for (let i = 0; i < this.model.numWorkers * this.model.prefetchFactor; i += 1) this.give();
  }

  give(): void {
    if (this.sent === this.model.batches) return;
    this.send(this.sent % this.model.numWorkers, this.sent);
    this.sent += 1;
  }

  get done(): boolean {
    return this.wanted === this.model.batches;
  }
}
