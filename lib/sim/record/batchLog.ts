/** What is written down of every batch that was asked for; row = number of the batch across epochs. */
export class BatchLog {
  readonly worker: Int16Array;
  readonly samples: Int32Array;
  readonly sentMs: Float64Array;
  readonly loadStartMs: Float64Array;
  readonly loadEndMs: Float64Array;
  readonly collateEndMs: Float64Array;
  readonly storageMs: Float64Array;
  readonly coreWaitMs: Float64Array;
  readonly lockWaitMs: Float64Array;
  readonly readyMs: Float64Array;
  readonly takenMs: Float64Array;
  readonly receivedMs: Float64Array;
  readonly pinnedMs: Float64Array;
  readonly nextCallMs: Float64Array;
  readonly deliveredMs: Float64Array;
  readonly nextReturnMs: Float64Array;
  readonly copyStartMs: Float64Array;
  readonly copyEndMs: Float64Array;
  readonly stepStartMs: Float64Array;
  readonly stepEndMs: Float64Array;
  /** Batches in the order of their delivery. */
  readonly order: Int32Array;
  delivered = 0;

  constructor(
    rows: number,
    readonly rowsPerEpoch: number,
  ) {
    // One block for all 18 columns of times: many small ones cost more than a short run.
    const block = new ArrayBuffer(8 * 18 * rows);
    let start = 0;
    const column = (): Float64Array => {
      start += 8 * rows;
      return new Float64Array(block, start - 8 * rows, rows);
    };
    this.worker = new Int16Array(rows);
    this.samples = new Int32Array(rows);
    this.order = new Int32Array(rows);
    this.sentMs = column();
    this.loadStartMs = column();
    this.loadEndMs = column();
    this.collateEndMs = column();
    this.storageMs = column();
    this.coreWaitMs = column();
    this.lockWaitMs = column();
    this.readyMs = column();
    this.takenMs = column();
    this.receivedMs = column();
    this.pinnedMs = column();
    this.nextCallMs = column();
    this.deliveredMs = column();
    this.nextReturnMs = column();
    this.copyStartMs = column();
    this.copyEndMs = column();
    this.stepStartMs = column();
    this.stepEndMs = column();
  }

  /** The batch has reached the training loop. */
  deliver(batch: number): void {
    this.order[this.delivered] = batch;
    this.delivered += 1;
  }
}
