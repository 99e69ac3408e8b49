"""Private memory of one worker, from /proc/PID/smaps_rollup: as it starts, and after it has read the dataset.

Linux only; needs 1 GB of free memory and some minutes. Each dataset is built in a process of its own. The
name of a row, such as "paths", runs that row alone.
"""

import pickle
import subprocess
import sys

import numpy
import torch
from torch.utils.data import DataLoader

START_METHODS = ("fork", "spawn", "forkserver")
NUMBERS = 60_000_000  # 229 MiB of float32


def paths():
    return [f"/data/train/class_{i % 1000:04}/picture_{i:08}.jpeg" for i in range(1_500_000)]


def dicts():
    path, caption = "/data/train/class/picture_{}.jpeg", "what can be seen on the picture number {}"
    return [{"path": path.format(i), "caption": caption.format(i), "label": i} for i in range(400_000)]


def packed():
    items = [pickle.dumps(path) for path in paths()]
    return numpy.frombuffer(b"".join(items), numpy.uint8), numpy.cumsum([0, *map(len, items)])


def read(data):
    if getattr(data, "dtype", None) in (numpy.float32, torch.float32):
        data.sum()
    elif isinstance(data, tuple):
        for start, end in zip(data[1], data[1][1:]):
            pickle.loads(memoryview(data[0][start:end]))
    else:
        for item in data:
            _ = list(item.values()) if isinstance(item, dict) else item


DATASETS = {
    "paths": paths,
    "object array": lambda: numpy.array(paths(), dtype=object),
    "dicts": dicts,
    "fixed-width bytes": lambda: numpy.array(paths(), dtype="S"),
    "pickled bytes": packed,
    "NumPy numbers": lambda: numpy.ones(NUMBERS, numpy.float32),
    "torch numbers": lambda: torch.ones(NUMBERS),
    **{start_method: list for start_method in START_METHODS},
}


class Reporter:
    """Item 0 is the private memory of a worker that has read nothing, item 1 after reading everything."""

    def __init__(self, data):
        self.data = data

    def __getitem__(self, index):
        if index == 1:
            read(self.data)
        with open("/proc/self/smaps_rollup") as lines:
            return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_Dirty"))


def main(row):
    data = Reporter(DATASETS[row]())
    start_method = row if row in START_METHODS else "fork"
    options = {"sampler": [0, 1], "batch_size": None, "num_workers": 1}
    start, end = map(int, DataLoader(data, multiprocessing_context=start_method, **options))
    print(f"{row}: {start / 1e6:.1f} MB at the start, {end / 1e6:.1f} MB after reading", flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:] if len(sys.argv) > 1 else DATASETS:
        main(name) if len(sys.argv) > 1 else subprocess.run([sys.executable, __file__, name], check=True)
