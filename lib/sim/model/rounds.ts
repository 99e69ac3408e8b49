import type { Plan } from "./plan";

const ROUNDS = 4;

/**
 * How often the worker's descriptor thread needs the interpreter lock for one tensor: to accept, to
 * check the client, to prove who it is, to send the descriptor (`multiprocessing/connection.py`,
 * `Listener.accept`). It matters only if the worker keeps the lock while it loads.
 */
export function roundsOf({ scenario }: Plan): number {
  return scenario.workload.sample.holdsInterpreterLock ? ROUNDS : 1;
}
