import { plural } from "./plural";

/** `no workers`, `1 worker`, `4 workers`. */
export function workersInWords(count: number): string {
  return count === 0 ? "no workers" : plural(count, "worker");
}
