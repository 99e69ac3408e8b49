/** Median time of a run, once warm: as many runs before as are counted, milliseconds. */
export async function medianMs(run: () => unknown, repeats: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 2 * repeats; i += 1) {
    const startMs = performance.now();
    const done = run();
    if (done instanceof Promise) await done;
    times.push(performance.now() - startMs);
  }
  return middle(times.slice(repeats));
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
