import { memoryWishOf } from "@/lib/memory/memoryWish";
import type { Wish } from "@/lib/scenario-store";
import { type DatasetKind } from "@/lib/sim/memory";
import { meanOf } from "@/lib/sim";
import { argument, callLines } from "./loaderCall";
import { harmless, indented, pythonNumber } from "./python";

/** Overhead of a Python string of ASCII characters. */
const STRING_BYTES = 49;

/** How each kind of dataset is made: `ITEMS` items of about `BYTES_PER_ITEM` bytes. */
const MAKE: Readonly<Record<DatasetKind, readonly string[]>> = {
  pathList: [`[f"{index:0{max(1, BYTES_PER_ITEM - 8 - ${STRING_BYTES})}d}" for index in range(ITEMS)]`],
  pythonObjects: ['[{"index": 1000 + index, "name": f"{index:040d}"} for index in range(ITEMS)]'],
  packedBytes: ['np.full(ITEMS, b"x" * BYTES_PER_ITEM, dtype=f"S{BYTES_PER_ITEM}")'],
  array: ["np.ones((ITEMS, max(1, BYTES_PER_ITEM // 4)), dtype=np.float32)"],
  tensor: ["torch.ones((ITEMS, max(1, BYTES_PER_ITEM // 4)))"],
};

/** What reading an item does with it. */
const READ: Readonly<Record<DatasetKind, string>> = {
  pathList: "len(self.data[item])",
  pythonObjects: 'len(self.data[item]["name"])',
  packedBytes: "len(self.data[item])",
  array: "float(self.data[item, 0])",
  tensor: "float(self.data[item, 0])",
};

/**
 * A wish as a program that measures its memory on Linux: the dataset object, the `DataLoader(...)` call,
 * and a thread that reads `/proc/PID/smaps_rollup` and `/dev/shm` while it runs. It prints the peaks of
 * RSS, PSS and USS, added up over all processes, and of `/dev/shm`.
 */
export function memoryScript(wish: Wish, link: string): string {
  const { datasetKind, items, bytesPerItem, batchesHeld } = memoryWishOf(wish);
  const { payload } = wish.workload;
  const samples =
    wish.workload.dataset.kind === "map" ? wish.workload.dataset.samples : 100 * wish.loader.batchSize;
  const floats = Math.max(1, Math.round(payload.bytes / wish.loader.batchSize / 4));
  const shuffle = argument("shuffle", "True");
  const lines = [
    '"""Memory of a DataLoader, measured.',
    "",
    "Needs Linux, NumPy and PyTorch 1.13 or newer; no GPU. One epoch stands for a pass over all items.",
    `The same state, simulated: ${harmless(link)}`,
    '"""',
    "",
    "import collections",
    "import multiprocessing",
    "import os",
    "import threading",
    "import time",
    "",
    "import numpy as np",
    "import torch",
    "from torch.utils.data import DataLoader, Dataset",
    "",
    `ITEMS = ${items}`,
    `BYTES_PER_ITEM = ${Math.round(bytesPerItem)}`,
    `SAMPLES = ${samples}`,
    `FLOATS_PER_SAMPLE = ${floats}`,
    `STEP_SECONDS = ${pythonNumber(meanOf(wish.training.stepMs) / 1000)}`,
    `BATCHES_HELD = ${batchesHeld}`,
    "",
    "",
    "class Items(Dataset):",
    ...indented([
      '"""Every sample reads its share of the items and returns a tensor."""',
      "",
      "def __init__(self):",
      ...indented([`self.data = ${MAKE[datasetKind].join("")}`]),
      "",
      "def __len__(self):",
      "    return SAMPLES",
      "",
      "def __getitem__(self, index):",
      ...indented([
        "for item in range(index, ITEMS, SAMPLES):",
        `    ${READ[datasetKind]}`,
        "return torch.zeros(FLOATS_PER_SAMPLE)",
      ]),
    ]),
    "",
    "",
    "def rollup(pid):",
    ...indented([
      'sizes = {"Rss": 0, "Pss": 0, "Private_Clean": 0, "Private_Dirty": 0}',
      "try:",
      '    with open(f"/proc/{pid}/smaps_rollup") as lines:',
      "        for line in lines:",
      '            name, _, rest = line.partition(":")',
      "            if name in sizes:",
      "                sizes[name] = 1024 * int(rest.split()[0])",
      "except OSError:",
      "    pass  # the process has just ended",
      'return sizes["Rss"], sizes["Pss"], sizes["Private_Clean"] + sizes["Private_Dirty"]',
    ]),
    "",
    "",
    "def watch(peaks, stop):",
    ...indented([
      "while not stop.is_set():",
      ...indented([
        "children = [child.pid for child in multiprocessing.active_children()]",
        "sums = [sum(column) for column in zip(*map(rollup, [os.getpid(), *children]))]",
        'shm = os.statvfs("/dev/shm")',
        'names = ["RSS", "PSS", "USS", "/dev/shm"]',
        "for name, size in zip(names, [*sums, (shm.f_blocks - shm.f_bfree) * shm.f_frsize]):",
        "    peaks[name] = max(peaks.get(name, 0), size)",
        "time.sleep(0.25)",
      ]),
    ]),
    "",
    "",
    'if __name__ == "__main__":',
    ...indented([
      "dataset = Items()",
      "loader = DataLoader(",
      ...indented(callLines(wish, [shuffle])),
      ")",
      "peaks, stop = {}, threading.Event()",
      "watcher = threading.Thread(target=watch, args=(peaks, stop))",
      "watcher.start()",
      "held = collections.deque(maxlen=BATCHES_HELD)",
      "for batch in loader:",
      "    held.append(batch)",
      "    time.sleep(STEP_SECONDS)",
      "stop.set()",
      "watcher.join()",
      "for name, size in peaks.items():",
      '    print(f"{name:>8}: {size / 2**20:,.0f} MiB at the peak")',
    ]),
    "",
  ];
  return lines.join("\n");
}
