import { doneByReader } from "../task";
import type { MemoryTask } from "./attempt";
import { fillShm } from "./fillShm";
import { growByReading } from "./growByReading";
import { halvePeak } from "./halvePeak";

export { type MemoryAttempt, memoryAttemptOf, type MemoryTask } from "./attempt";

/** The tasks of the memory figure. */
export const MEMORY_TASKS: readonly MemoryTask[] = [fillShm, growByReading, halvePeak].map(doneByReader);
