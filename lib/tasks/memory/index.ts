import { doneByReader, type Task } from "../task";
import type { MemoryAttempt } from "./attempt";
import { fillShm } from "./fillShm";
import { growByReading } from "./growByReading";
import { halvePeak } from "./halvePeak";

export { type MemoryAttempt, memoryAttemptOf } from "./attempt";

/** The tasks of the memory figure. */
export const MEMORY_TASKS: readonly Task<MemoryAttempt>[] = [fillShm, growByReading, halvePeak].map(
  doneByReader,
);
