/** The compiler of the machine's JavaScript has seen enough of a run after so long, whoever wrote it. */
const WARM_MS = 300;

/**
 * Median time of a run, once warm, milliseconds: before those that are counted come as many others, and more
 * while {@link WARM_MS} have not gone by.
 */
export async function medianMs(run: () => unknown, repeats: number): Promise<number> {
  const beginMs = performance.now();
  for (let i = 0; i < repeats || performance.now() - beginMs < WARM_MS; i += 1) await timeOf(run);
  const times: number[] = [];
  for (let i = 0; i < repeats; i += 1) times.push(await timeOf(run));
  return middle(times);
}

async function timeOf(run: () => unknown): Promise<number> {
  const startMs = performance.now();
  const done = run();
  if (done instanceof Promise) await done;
  return performance.now() - startMs;
}

/** The middle one. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** A line of the report. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `3.2 ×`, three digits or so. */
export function ratio(value: number): string {
  return `${value >= 100 ? value.toFixed(0) : value.toPrecision(2)} ×`;
}
