import type { LoaderCrew } from "./crew";
import type { InterpreterFootprint } from "./footprint";

/** What a tool would report. */
interface Reported {
  rss: number;
  pss: number;
  uss: number;
}

/**
 * Interpreters and datasets of one rank, split among its processes. A page that several processes map
 * counts in the RSS of each, in parts in their PSS, and in no USS.
 */
export class Split {
  /** Mapped files, once for all ranks. */
  readonly sharedBytes: number;
  interpreterBytes = 0;
  datasetBytes = 0;
  datasetInShmBytes = 0;
  copiedBytes = 0;
  workers = 0;
  readonly main: Reported = { rss: 0, pss: 0, uss: 0 };
  /** All workers together. */
  readonly forked: Reported = { rss: 0, pss: 0, uss: 0 };

  constructor(
    private readonly interpreter: InterpreterFootprint,
    private readonly crews: readonly LoaderCrew[],
    private readonly ranks: number,
  ) {
    this.sharedBytes = interpreter.sharedBytes;
  }

  /** Brings everything up to what the crews are now. */
  update(): void {
    let forked = 0;
    let spawned = 0;
    for (const { startMethod, alive } of this.crews) {
      if (startMethod === "fork") forked += alive;
      else spawned += alive;
    }
    this.workers = forked + spawned;
    this.divideInterpreters(forked, spawned);
    this.datasetBytes = 0;
    this.datasetInShmBytes = 0;
    this.copiedBytes = 0;
    for (const crew of this.crews) {
      this.datasetBytes += crew.dataset.bytes;
      if (crew.movedToShm) this.divideInShm(crew);
      else this.divideInHeap(crew, forked);
    }
  }

  private divideInterpreters(forked: number, spawned: number): void {
    const { main, forked: workers, ranks } = this;
    const { sharedBytes, mainBytes, forkedBytes, spawnedBytes } = this.interpreter;
    const count = forked + spawned;
    // The pages that a forked worker writes at once; the main process keeps its own of them.
    const copied = Math.min(forkedBytes, mainBytes);
    const common = mainBytes - copied;
    const file = sharedBytes / (ranks * (1 + count));
    const alone = ranks * (1 + count) === 1;
    this.interpreterBytes = mainBytes + forked * forkedBytes + spawned * spawnedBytes;
    main.rss = sharedBytes + mainBytes;
    main.pss = file + copied + common / (1 + forked);
    main.uss = (alone ? sharedBytes : 0) + copied + (forked === 0 ? common : 0);
    workers.rss = count * sharedBytes + forked * (common + forkedBytes) + spawned * spawnedBytes;
    workers.pss = count * file + forked * (forkedBytes + common / (1 + forked)) + spawned * spawnedBytes;
    workers.uss = forked * forkedBytes + spawned * spawnedBytes;
  }

  /** A tensor in `/dev/shm`, mapped by the main process and the loader's own workers. */
  private divideInShm({ dataset: { bytes }, alive }: LoaderCrew): void {
    const { main, forked: workers } = this;
    this.datasetInShmBytes += bytes;
    main.rss += bytes;
    main.pss += bytes / (1 + alive);
    if (alive === 0) main.uss += bytes;
    workers.rss += alive * bytes;
    workers.pss += (alive * bytes) / (1 + alive);
  }

  /** A dataset on the main process's heap: forked workers share it, others have a copy each. */
  private divideInHeap(crew: LoaderCrew, forked: number): void {
    const { main, forked: workers } = this;
    const { dataset, copyable, alive, startMethod } = crew;
    const { bytes } = dataset;
    const copies = startMethod === "fork" || startMethod === null ? 0 : alive * bytes;
    const shares = crew.copiesShare();
    let mainPss = (bytes - copyable) / (1 + forked);
    let mainUss = forked === 0 ? bytes - copyable : 0;
    let pages = 0;
    for (let k = 0; k < shares.length; k += 1) {
      const part = copyable * (shares[k] ?? 0);
      if (part === 0) continue;
      const users = Math.max(1, 1 + forked - k);
      mainPss += part / users;
      if (users === 1) mainUss += part;
      pages += k * part;
    }
    this.copiedBytes += copies + pages;
    main.rss += bytes;
    main.pss += mainPss;
    main.uss += mainUss;
    workers.rss += forked * bytes + copies;
    workers.pss += copies + pages + (bytes - mainPss);
    workers.uss += copies + pages;
  }
}
