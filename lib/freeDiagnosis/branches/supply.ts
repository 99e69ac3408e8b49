import { READ_AT_ONCE } from "@/lib/advice/remedies/snippets";
import { batchesOf, tensors } from "@/lib/quiz/wishFrom";
import { fixed } from "@/lib/sim";
import { finding, question } from "../node";

/** No workers. */
export const serial = finding("serial", {
  title: "Loading and computing take turns",
  why: "Without workers the main process loads a batch while the GPU waits, and waits while the GPU computes.",
  command: "ps --ppid PID",
  expect: "No child processes; next() takes as long as loading a batch.",
  code: "DataLoader(…, num_workers=4)",
  caseId: "video-post-training",
  shows: {
    figure: "throughput",
    preset: "imagenet-jpeg",
    changes: { loader: { numWorkers: 0 } },
    cause: "tooFewWorkers",
    noticed: "throughput",
  },
});

/** Now and then a slow one. */
export const stragglers = finding("stragglers", {
  title: "A slow sample holds finished batches back",
  why: "Batches are delivered in the order of the sampler, so that one slow batch stops all behind it.",
  command: "print the time of every __getitem__ in the worker",
  expect: "Most are short, a few ten times as long.",
  code: "DataLoader(…, prefetch_factor=8)  # rides it out, where memory allows\nDataLoader(…, in_order=False)  # changes the training: batches come in another order",
  caseId: "fine-grid",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      dataset: batchesOf(16, 120),
      sample: { cpuMs: { kind: "lognormal", meanMs: 8, sigma: 2.5 }, storageBytes: 0 },
      loader: { batchSize: 16, numWorkers: 6 },
      training: { stepMs: fixed(35), readsLoss: false },
      machine: { cores: 16 },
    },
    cause: "stragglers",
    noticed: "throughput",
  },
});

const libraryThreads = finding("library-threads", {
  title: "Libraries start threads of their own in every worker",
  why: "OpenCV and decoders take all cores in each worker, and the threads push each other aside.",
  command: "top -H",
  expect: "Many more busy threads than workers.",
  code: "cv2.setNumThreads(0)  # in worker_init_fn",
  caseId: "only-a-resize",
  shows: {
    figure: "throughput",
    preset: "imagenet-jpeg",
    changes: {
      dataset: batchesOf(64, 32),
      sample: { cpuMs: fixed(3), libraryThreads: 16, storageBytes: 0 },
      loader: { numWorkers: 8 },
      machine: { cores: 8 },
    },
    cause: "libraryThreads",
    noticed: "throughput",
  },
});

const tooMany = finding("too-many", {
  title: "More workers than the cores they may use",
  why: "num_workers counts for each rank, and a container may grant fewer cores than it shows.",
  command: "cat /sys/fs/cgroup/cpu.max; python -c 'import os; print(len(os.sched_getaffinity(0)))'",
  expect: "Ranks times num_workers is above what is granted.",
  code: "#SBATCH --cpus-per-task=16\nDataLoader(…, num_workers=max(1, cores // ranks - 1))  # spares memory, no time",
  caseId: "eight-by-eight",
  shows: {
    figure: "throughput",
    preset: "imagenet-jpeg",
    changes: { machine: { cores: 4 }, loader: { numWorkers: 16 } },
    cause: "tooManyWorkers",
    noticed: "throughput",
  },
});

const heavySamples = finding("heavy-samples", {
  title: "Samples cost more than the cores have",
  why: "Every core decodes without a pause; more workers only share them out differently.",
  command: "py-spy record --pid WORKER --duration 30 -o worker.svg",
  expect: "Decoding and augmenting fill the picture.",
  code: "image = torchvision.io.decode_jpeg(data)  # or a machine with more cores",
  caseId: null,
  shows: {
    figure: "throughput",
    preset: "imagenet-jpeg",
    changes: { training: { stepMs: fixed(20) }, loader: { numWorkers: 4 }, machine: { cores: 4 } },
    cause: "heavySamples",
    noticed: "throughput",
  },
});

const slowDisk = finding("slow-disk", {
  title: "The disk is full of small reads",
  why: "Small files in random order make a disk seek for every sample.",
  command: "iostat -x 1",
  expect:
    "%util near 100, and few MB/s. An SSD or a RAID serves requests side by side: there it can read more at 100 %.",
  code: 'rsync -a /mnt/data/ /local/ssd/  # then read from there\ndataset = wds.WebDataset("train-{000000..000999}.tar")  # changes the training: shuffles by shard',
  caseId: "four-or-ten",
  shows: {
    figure: "throughput",
    preset: "jpeg-hard-disk",
    changes: {},
    cause: "slowStorage",
    noticed: "throughput",
  },
});

const fullLink = finding("full-link", {
  title: "The network is full of bytes",
  why: "All workers, and all jobs on the machine, share one link to the storage. Once it is full, more workers only share it out differently.",
  command: "sar -n DEV 1; ethtool eth0 | grep Speed",
  expect: "rxkB/s times 8 near the speed of the link: 1 Gbit/s carries about 120,000 kB/s.",
  code: "rsync -a /mnt/data/ /local/ssd/  # then read from there\nimage.save(path, quality=85)  # smaller files, written once; changes the training: coarser pixels",
  caseId: null,
  shows: {
    figure: "throughput",
    preset: "imagenet-jpeg",
    changes: {
      loader: { numWorkers: 16 },
      machine: { cores: 16, storage: { latencyMs: 6, requestsPerSecond: null, bytesPerSecond: 60e6 } },
    },
    cause: "slowStorage",
    noticed: "throughput",
  },
});

const latency = finding("latency", {
  title: "Every worker waits for one answer at a time",
  why: "A request takes long however fast the line is. Workers that sleep need no core.",
  command: "py-spy dump --pid WORKER",
  expect: "It stands in read, recv or select in most dumps.",
  code: "DataLoader(…, num_workers=32)",
  caseId: "mounted-drive",
  shows: {
    figure: "throughput",
    preset: "object-store",
    changes: {},
    cause: "slowStorage",
    noticed: "throughput",
  },
});

const pinThread = finding("pin-thread", {
  title: "One thread receives and pins everything",
  why: "With pin_memory=True a thread of the main process takes every batch and copies it, and shares the interpreter lock with the loop.",
  command: "py-spy dump --pid PID",
  expect: "The thread in _pin_memory_loop is active in every dump.",
  code: "return torch.stack(crops), labels  # few tensors: each is rebuilt and pinned by itself\nreturn images.half(), labels  # half the bytes; changes the training: other rounding",
  caseId: "many-crops",
  shows: {
    figure: "pipeline",
    preset: "in-ram-tensors",
    changes: {
      loader: { pinMemory: true, numWorkers: 8 },
      training: { stepMs: fixed(4), readsLoss: false, copy: { nonBlocking: true, stream: "side" } },
      machine: { cores: 16 },
    },
    cause: "pinThread",
    noticed: "throughput",
  },
});

const fewShards = finding("few-shards", {
  title: "Some workers have no shard",
  why: "An iterable dataset is split by its own code: by whole shards, or not at all.",
  command: "print(get_worker_info().id, shard)  # in __iter__",
  expect: "Some ids never appear, or one is still there when the others have left.",
  code: "info = get_worker_info(); shards = self.shards[info.id :: info.num_workers]",
  caseId: "seven-spectators",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      dataset: { kind: "iterable", shardSamples: [3200], split: "byWorker" },
      loader: { batchSize: 32, numWorkers: 8 },
      training: { stepMs: fixed(26) },
      machine: { cores: 16 },
    },
    cause: "fewShards",
    noticed: "throughput",
  },
});

const interpreterLock = finding("interpreter-lock", {
  title: "Python code in the worker keeps the interpreter lock",
  why: "The thread that hands a finished batch over needs the same lock, and gets it every 5 ms.",
  command: "py-spy top --gil --pid WORKER",
  expect: "The lock is held nearly all the time by __getitem__.",
  code: "sample = torch.from_numpy(numpy_transform(sample))",
  caseId: null,
  shows: {
    figure: "pipeline",
    preset: "pure-python",
    changes: {
      dataset: batchesOf(8, 150),
      sample: { cpuMs: fixed(5) },
      payload: tensors(100_000, 8),
      loader: { numWorkers: 8 },
      training: { readsLoss: false, stepMs: fixed(2) },
      machine: { cores: 16 },
    },
    cause: "interpreterLock",
    noticed: "throughput",
  },
});

const tinyCalls = finding("tiny-calls", {
  title: "A call into Python for every row",
  why: "A row costs microseconds, and a batch has thousands. Most of a worker’s time goes into the calls, not into the data.",
  command: "python -m timeit -s 'from train import dataset' 'dataset[0]'",
  expect: "Microseconds: times batch_size, that is about the time of a batch.",
  code: READ_AT_ONCE,
  caseId: "million-rows",
  shows: {
    figure: "pipeline",
    preset: "tabular-rows",
    changes: {
      dataset: batchesOf(16_384, 30),
      sample: { cpuMs: fixed(0.007) },
      collate: { inWorkerMs: 5, inMainMs: 2 },
      payload: tensors(6_553_600),
      loader: { batchSize: 16_384, numWorkers: 4, pinMemory: true },
      training: { stepMs: fixed(5) },
      machine: { cores: 8 },
    },
    cause: "tinySamples",
    noticed: "throughput",
  },
});

const tooFew = finding("too-few", {
  title: "Too few workers for what a batch costs",
  why: "Every worker is busy all the time, and together they are slower than the GPU. There are cores left.",
  command: "top",
  expect: "One line near 100 % for each worker, and idle cores besides.",
  code: "DataLoader(…, num_workers=8)",
  caseId: "every-fourth-step",
  shows: {
    figure: "throughput",
    preset: "imagenet-jpeg",
    changes: { loader: { numWorkers: 2 } },
    cause: "tooFewWorkers",
    noticed: "throughput",
  },
});

const cores = question(
  4,
  "whose-threads",
  {
    title: "Whose threads keep the cores busy?",
    command: "top -H",
    look: "Count the busy threads, and compare them with the workers and the cores that you may use.",
  },
  [
    ["Many more busy threads than workers", libraryThreads],
    ["Workers of all ranks together are more than the cores", tooMany],
    ["About one busy thread for each core", heavySamples],
  ],
);

const busyWorkers = question(
  4,
  "what-they-compute",
  {
    title: "What does a worker compute?",
    command: "py-spy dump --pid WORKER; py-spy top --gil --pid WORKER",
    look: "Take ten dumps of a worker. Which line is on top in most of them, and is the lock held all the time?",
  },
  [
    ["Decoding, arithmetic, a library", tooFew],
    ["My own Python code, and py-spy marks it active+gil", interpreterLock],
    ["__getitem__, called thousands of times for a batch", tinyCalls],
  ],
);

/** Workers are slower than the GPU. */
export const slowSupply = question(
  3,
  "resource",
  {
    title: "Is a resource at its limit?",
    command: "top; iostat -x 1; sar -n DEV 1; py-spy dump --pid PID",
    look: "Look at each core, at %util of the disk that holds the data, at rxkB/s against the speed of the network, and at the threads of the main process.",
  },
  [
    ["All cores are busy", cores],
    ["The disk is: %util near 100", slowDisk],
    ["The network is: received bytes near the speed of the link", fullLink],
    ["Nothing is busy: in py-spy dump, workers stand in a read, a request, a select", latency],
    ["Every worker keeps one core busy, and other cores are idle", busyWorkers],
    ["One or some workers are busy; the others wait in get(), or are gone", fewShards],
    ["No worker is: they wait in get(), while a thread of the main process is busy", pinThread],
  ],
);
