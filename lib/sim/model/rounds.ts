import type { Plan } from "./plan";

const R = Number((globalThis as any).process?.env?.ROUNDS ?? 4);
/**
 * Messages that go back and forth for one tensor: connect, prove to each other who they are, fetch the
 * descriptor (`multiprocessing/connection.py`, `Client` and `Listener.accept`). Each needs the worker's
 * interpreter lock anew, which matters only if the worker keeps it while it loads.
 */
export function roundsOf({ scenario }: Plan): number {
  return scenario.workload.sample.holdsInterpreterLock ? R : 1;
}
