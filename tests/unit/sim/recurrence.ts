/**
 * The loader as a recurrence, for workers that never contend: written a second time and another way
 * than the simulator, to hold it against. Times in milliseconds.
 */
export interface Recurrence {
  readonly taskMs: (task: number) => number;
  readonly tasks: number;
  readonly numWorkers: number;
  readonly prefetchFactor: number;
  readonly stepMs: number;
  readonly inOrder: boolean;
  readonly startMs: number;
  readonly overheadMs: number;
}

/** When the last step ends, and in which order tasks were delivered. */
export function recur(model: Recurrence): { readonly endMs: number; readonly order: readonly number[] } {
  const freeMs = new Array<number>(model.numWorkers).fill(0);
  const queued = new Array<number>(model.numWorkers).fill(0);
  const ready = new Map<number, { readonly atMs: number; readonly worker: number }>();
  const order: number[] = [];
  let turn = 0;
  let sent = 0;
  let nowMs = model.startMs;

  const choose = (): number => {
    let worker = turn % model.numWorkers;
    while (!model.inOrder && (queued[worker] ?? 0) >= model.prefetchFactor)
      worker = (worker + 1) % model.numWorkers;
    turn = worker + 1;
    return worker;
  };
  const give = (): void => {
    if (sent === model.tasks) return;
    const worker = choose();
    const atMs = Math.max(nowMs, freeMs[worker] ?? 0) + model.taskMs(sent);
    freeMs[worker] = atMs;
    queued[worker] = (queued[worker] ?? 0) + 1;
    ready.set(sent, { atMs, worker });
    sent += 1;
  };
  const first = (): number => [...ready].reduce((a, b) => (b[1].atMs < a[1].atMs ? b : a))[0];

  for (let credit = 0; credit < model.numWorkers * model.prefetchFactor; credit += 1) give();
  while (order.length < model.tasks) {
    const task = model.inOrder ? order.length : first();
    const entry = ready.get(task);
    if (entry === undefined) throw new Error(`task ${task} was never sent`);
    ready.delete(task);
    order.push(task);
    nowMs = Math.max(nowMs, entry.atMs) + model.overheadMs;
    queued[entry.worker] = (queued[entry.worker] ?? 0) - 1;
    give();
    nowMs += model.stepMs;
  }
  return { endMs: nowMs, order };
}
