import { slowHandOver } from "./branches/handOver";
import { memoryEnds } from "./branches/memory";
import { slowOnce } from "./branches/once";
import { gpuBound, hiddenWait, quickAndIdle } from "./branches/quick";
import { serial, slowSupply, stragglers } from "./branches/supply";
import { type Question, question } from "./node";

const full = question(
  2,
  "full",
  {
    title: "Is the next batch ready?",
    command: "time.sleep(10); t = time.perf_counter(); next(it); print(time.perf_counter() - t)",
    look: "Sleep for longer than a worker needs for a batch. Then time one next(), and print fifty more.",
  },
  [
    ["Slow even after the sleep", slowHandOver],
    ["Quick after the sleep; then every n-th is slow, with n workers, or all are", slowSupply],
    ["Quick after the sleep; then a slow one now and then", stragglers],
    ["There are no workers: num_workers=0", serial],
  ],
);

/** Where everybody begins. Commands and names of events as PyTorch 2.14 and Linux have them. */
export const FIRST_QUESTION: Question = question(
  1,
  "slow",
  {
    title: "Is next() slow, and does the GPU wait for it?",
    command: "torch.profiler: enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__",
    look: "With num_workers=0 the name has _SingleProcessDataLoaderIter. Or time.perf_counter() before and after next(), for fifty steps. Look at nvidia-smi dmon beside it.",
  },
  [
    ["Slow, again and again, and the GPU waits", full],
    ["Slow, and the GPU is busy all the same", hiddenWait],
    ["Slow once per epoch", slowOnce],
    ["Quick, and the GPU is busy", gpuBound],
    ["Quick, and the GPU is idle all the same", quickAndIdle],
    ["The run dies, or its memory grows", memoryEnds],
  ],
);
