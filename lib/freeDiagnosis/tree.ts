import { FINDINGS } from "./findings";
import type { DiagnosisNode, DiagnosisStep, Question } from "./node";

const question = (
  step: DiagnosisStep,
  id: string,
  title: string,
  command: string,
  look: string,
  answers: readonly (readonly [label: string, next: DiagnosisNode])[],
): Question => ({
  kind: "question",
  id,
  step,
  title,
  command,
  look,
  answers: answers.map(([label, next]) => ({ label, next })),
});

const cores = question(
  4,
  "whose-threads",
  "Whose threads keep the cores busy?",
  "top -H",
  "Count the busy threads, and compare them with the workers and the cores that you may use.",
  [
    ["Many more busy threads than workers", FINDINGS.libraryThreads],
    ["Workers of all ranks together are more than the cores", FINDINGS.tooMany],
    ["About one busy thread for each core", FINDINGS.heavySamples],
  ],
);

const idle = question(
  4,
  "where-they-wait",
  "Nothing is busy. Where does a worker stand?",
  "py-spy dump --pid WORKER",
  "Take ten dumps of a worker. Which line is on top in most of them?",
  [
    ["In a read, a request, a select", FINDINGS.latency],
    ["In a get() on the index queue, while another works", FINDINGS.fewShards],
    ["In my own Python code, and py-spy marks it active+gil", FINDINGS.interpreterLock],
  ],
);

const resource = question(
  3,
  "resource",
  "Is a resource at its limit?",
  "top; iostat -x 1",
  "Look at each core, and at %util of the disk that holds the data.",
  [
    ["All cores are busy", cores],
    ["The disk is: %util near 100", FINDINGS.slowDisk],
    ["Nothing is busy", idle],
    ["Every worker keeps one core busy, and other cores are idle", FINDINGS.tooFew],
  ],
);

const handOver = question(
  4,
  "what-is-sent",
  "What does a batch consist of?",
  "print(type(batch), len(batch), [type(part) for part in batch])",
  "Everything that is not a tensor is sent by value; everything that is has a price for each.",
  [
    ["Arrays, lists, images, strings", FINDINGS.byValue],
    ["Hundreds of tensors", FINDINGS.manyTensors],
    ["A few large tensors, with pin_memory=True", FINDINGS.pinThread],
    ["A few tensors of tiny rows, from memory", FINDINGS.tinyRows],
  ],
);

const full = question(
  2,
  "full",
  "Is a finished batch waiting?",
  "time.sleep(10); t = time.perf_counter(); next(it); print(time.perf_counter() - t)",
  "Sleep for longer than a worker needs for a batch. Then time one next(), and print fifty more.",
  [
    ["Slow even after the sleep", handOver],
    ["Quick after the sleep; then every n-th is slow, with n workers, or all are", resource],
    ["Quick after the sleep; then a slow one now and then", FINDINGS.stragglers],
    ["There are no workers: num_workers=0", FINDINGS.serial],
  ],
);

const loop = question(
  4,
  "between",
  "next() is quick and the GPU is idle. Where is the loop?",
  "py-spy dump --pid PID; the gaps of the GPU in a trace of torch.profiler",
  "What stands on top of the main thread while the GPU has nothing to do?",
  [
    ["A copy: Memcpy HtoD (Pageable -> Device)", FINDINGS.pageable],
    ["item(), cpu(), cudaStreamSynchronize", FINDINGS.waitsForStep],
    ["My own code: logs, snapshots, metrics", FINDINGS.busyLoop],
  ],
);

const once = question(
  2,
  "once",
  "Which call is slow, once per epoch?",
  "print the time of iter() and of every next(), with its number",
  "One long wait per epoch is a start or an end, not a rate.",
  [
    ["iter() itself", FINDINGS.workerStart],
    ["The first next(), after a short iter()", FINDINGS.firstBatch],
    ["The last next(), which ends the epoch", FINDINGS.epochEnd],
  ],
);

const memory = question(
  3,
  "memory",
  "Which limit is reached?",
  "df -h /dev/shm; free -m; ls /proc/PID/fd | wc -l",
  "Look while it runs, and read the last line that it printed.",
  [
    ["/dev/shm is full: No space left on device, or a bus error", FINDINGS.shm],
    ["Memory grows all through the epoch; then Killed", FINDINGS.copyOnRead],
    ["Memory is full soon after the start; then Killed", FINDINGS.inFlight],
    ["Too many open files, or received 0 items of ancdata", FINDINGS.openFiles],
  ],
);

/** Where everybody begins. */
export const FIRST_QUESTION: Question = question(
  1,
  "slow",
  "Is next() slow?",
  "torch.profiler: enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__",
  "Or time.perf_counter() before and after next(), for fifty steps. Look at nvidia-smi dmon beside it.",
  [
    ["Slow, again and again", full],
    ["Slow once per epoch", once],
    ["Quick, and the GPU is busy", FINDINGS.gpu],
    ["Quick, and the GPU is idle all the same", loop],
    ["The run dies, or its memory grows", memory],
  ],
);
