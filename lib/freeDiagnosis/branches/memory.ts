import { GIB, MIB } from "@/lib/format/bytes";
import { fixed } from "@/lib/sim";
import { batchesOf, tensors } from "@/lib/quiz/wishFrom";
import { finding, question } from "../node";

const shm = finding("shm", {
  title: "/dev/shm is too small for the batches in flight",
  why: "Batches of tensors lie in /dev/shm until they are taken. A container of Docker has 64 MiB of it by default.",
  command: "df -h /dev/shm",
  expect: "Use% climbs towards 100, and the next batch does not fit.",
  code: "docker run --shm-size=8g …",
  caseId: "fine-outside-the-container",
  shows: {
    figure: "memory",
    preset: "imagenet-jpeg",
    changes: { machine: { shmBytes: 64 * MIB } },
    cause: "smallShm",
    noticed: "shm",
  },
});

const copyOnRead = finding("copy-on-read", {
  title: "Reading Python objects copies them into every worker",
  why: "A reference count is written with every read, so that the page it lies on becomes the worker’s own.",
  command: "grep Private_Dirty /proc/PID/smaps_rollup",
  expect: "It grows in every worker while the epoch goes on.",
  code: "self.paths = numpy.array([os.fsencode(path) for path in paths])",
  caseId: "reading-only",
  shows: {
    figure: "memory",
    preset: "imagenet-jpeg",
    changes: { loader: { numWorkers: 8 }, machine: { cores: 16, ramBytes: 60 * GIB, shmBytes: 30 * GIB } },
    memory: { datasetKind: "pythonObjects", items: 30_000_000, bytesPerItem: 352 },
    cause: "copyOnRead",
    noticed: "ram",
  },
});

const inFlight = finding("in-flight", {
  title: "Too many batches are alive",
  why: "prefetch_factor counts batches for each worker, and every rank has workers of its own.",
  command: "free -m -s 1",
  expect: "Used memory jumps up at the start and stays there.",
  code: "DataLoader(…, num_workers=4, prefetch_factor=2)",
  caseId: "clips-in-stock",
  shows: {
    figure: "memory",
    preset: "video-clips",
    changes: {
      dataset: batchesOf(1, 160),
      sample: { cpuMs: fixed(900) },
      payload: tensors(500 * MIB, 1),
      loader: { batchSize: 1, numWorkers: 8, prefetchFactor: 8 },
      training: { stepMs: fixed(400) },
      machine: { cores: 16, ramBytes: 10 * GIB, shmBytes: 8 * GIB },
    },
    cause: "prefetchMemory",
    noticed: "ram",
  },
});

const openFiles = finding("open-files", {
  title: "Every tensor that is kept holds a descriptor",
  why: "Each tensor from a worker keeps a file descriptor open as long as it lives.",
  command: "ls /proc/PID/fd | wc -l; ulimit -n",
  expect: "The first number climbs to the second.",
  code: 'kept.append(labels.clone())  # a copy needs no descriptor\ntorch.multiprocessing.set_sharing_strategy("file_system")',
  caseId: "kept-for-later",
  shows: {
    figure: "memory",
    preset: "in-ram-tensors",
    changes: {
      dataset: batchesOf(8, 600),
      payload: tensors(60_000, 3),
      loader: { batchSize: 8, numWorkers: 4 },
    },
    memory: { batchesHeld: 600, openFiles: 1024 },
    cause: "openFiles",
    noticed: "openFiles",
  },
});

/** The run dies, or its memory grows. */
export const memoryEnds = question(
  3,
  "memory",
  {
    title: "Which limit is reached?",
    command: "df -h /dev/shm; free -m; ls /proc/PID/fd | wc -l",
    look: "Look while it runs, and read the last line that it printed. In a container, its own limit counts: cat /sys/fs/cgroup/memory.max",
  },
  [
    ["/dev/shm is full: No space left on device, or a bus error", shm],
    ["Memory grows all through the epoch; then Killed", copyOnRead],
    ["Memory is full soon after the start; then Killed", inFlight],
    ["Too many open files, or received 0 items of ancdata", openFiles],
  ],
);
