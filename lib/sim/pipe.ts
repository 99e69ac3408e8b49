import type { Payload } from "./scenario";

/** Capacity of a pipe on Linux (`man 7 pipe`). */
export const PIPE_BYTES = 65_536;

/** Whether a batch is longer than the pipe that all workers share: it then fills that pipe until it has been read. */
export function fillsPipe(payload: Payload): boolean {
  return payload.kind === "byValue" && payload.bytes > PIPE_BYTES;
}
