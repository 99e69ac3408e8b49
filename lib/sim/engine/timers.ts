/**
 * One alarm per owner, the earliest first. They stand in a row, the latest first: most alarms that are set
 * go off before most others, so that few are moved, and none has to be looked for when it goes off.
 * Equal times go to the one that was set first.
 */
export class Timers {
  private readonly timesMs: Float64Array;
  private readonly owners: Int32Array;
  /** By owner: whether its alarm is set. */
  private readonly pending: Uint8Array;
  private count = 0;

  /** `owners` are numbered from 0. */
  constructor(owners: number) {
    this.timesMs = new Float64Array(owners);
    this.owners = new Int32Array(owners);
    this.pending = new Uint8Array(owners);
  }

  /** Sets or moves the owner's alarm. */
  set(owner: number, timeMs: number): void {
    const { timesMs, owners, pending } = this;
    if (pending[owner] === 1) this.clear(owner);
    let place = this.count;
    for (; place > 0; place -= 1) {
      const laterMs = timesMs[place - 1] ?? 0;
      if (laterMs > timeMs) break;
      timesMs[place] = laterMs;
      owners[place] = owners[place - 1] ?? 0;
    }
    timesMs[place] = timeMs;
    owners[place] = owner;
    pending[owner] = 1;
    this.count += 1;
  }

  /** Removes the owner's alarm, if there is one. */
  clear(owner: number): void {
    const { timesMs, owners, pending } = this;
    if (pending[owner] === 0) return;
    pending[owner] = 0;
    this.count -= 1;
    let place = this.count;
    while (owners[place] !== owner) place -= 1;
    for (; place < this.count; place += 1) {
      timesMs[place] = timesMs[place + 1] ?? 0;
      owners[place] = owners[place + 1] ?? 0;
    }
  }

  /** Whether the owner's alarm is set. */
  isSet(owner: number): boolean {
    return this.pending[owner] === 1;
  }

  /** When the next alarm goes off; `Infinity` without one. */
  get nextMs(): number {
    return this.count === 0 ? Infinity : (this.timesMs[this.count - 1] ?? 0);
  }

  /** Takes the next alarm, which goes off, and returns its owner; only when there is one. */
  take(): number {
    this.count -= 1;
    const owner = this.owners[this.count] ?? 0;
    this.pending[owner] = 0;
    return owner;
  }
}
