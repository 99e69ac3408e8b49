"""Whether workers share the dataset: a tensor and a NumPy array of 64 MiB, with fork and with spawn.

Prints what the dataset adds to the private memory of one worker, and whether its tensor has moved to
shared memory. Linux only.
"""

import numpy
import torch
from torch.utils.data import DataLoader

NUMBERS = 2**24  # 64 MiB of float32
KINDS = {
    "nothing": lambda: None,
    "tensor": lambda: torch.ones(NUMBERS),
    "NumPy array": lambda: numpy.ones(NUMBERS, numpy.float32),
}


class Reporter:
    """Its item is the private memory of the worker, in bytes, once the data has been read."""

    def __init__(self, data):
        self.data = data

    def __len__(self):
        return 1

    def __getitem__(self, index):
        if self.data is not None:
            self.data.sum()
        with open("/proc/self/smaps_rollup") as lines:
            return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_Dirty"))


def main():
    for start_method in ("fork", "spawn"):
        empty = None
        for name, make in KINDS.items():
            data = make()
            loader = DataLoader(
                Reporter(data), batch_size=None, num_workers=1, multiprocessing_context=start_method
            )
            private = int(next(iter(loader)))
            if empty is None:
                empty = private
                continue
            moved = f", is_shared() is {data.is_shared()}" if isinstance(data, torch.Tensor) else ""
            print(f"{start_method}, {name}: {(private - empty) / 2**20:+.0f} MiB private{moved}", flush=True)


if __name__ == "__main__":
    main()
