import { cpus } from "node:os";

/**
 * How many cores other programs keep busy, over `ms` in which this one does nothing. The load average would
 * not tell: it remembers for minutes what this program itself has run.
 */
export function busyCores(ms: number): number {
  const before = ticks();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const after = ticks();
  const all = after.all - before.all;
  return all === 0 ? 0 : ((after.busy - before.busy) / all) * cpus().length;
}

function ticks(): { readonly busy: number; readonly all: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  const all = times.reduce((sum, core) => sum + core.user + core.nice + core.sys + core.irq + core.idle, 0);
  return { busy: all - idle, all };
}
