"""no-workers.

Samples sleep and compute, the training step is a sleep: no GPU is needed.
Needs PyTorch 1.13 or newer, on Linux or macOS.
"""

import hashlib
import itertools
import time

import torch
from torch.utils.data import DataLoader, Dataset, default_collate


SAMPLES = 76800
STEP_MS = 2
BLOCK = bytes(16384)
SAMPLE = (torch.ones(64, dtype=torch.uint8),)


def compute(ms):
    """Keep a core busy for so much CPU time; hashing lets go of the interpreter lock."""
    end = time.thread_time() + ms / 1000
    while time.thread_time() < end:
        hashlib.sha256(BLOCK)


class SimulatedDataset(Dataset):
    """Every sample waits and computes, then returns the same bytes."""

    def __len__(self):
        return SAMPLES

    def __getitem__(self, index):
        return SAMPLE


def collate(samples):
    """Default collate: in a worker it stacks straight into shared memory."""
    began = time.thread_time()
    batch = default_collate(samples)
    compute(0.04 - 1000 * (time.thread_time() - began))
    return batch


def main():
    dataset = SimulatedDataset()
    loader = DataLoader(
        dataset,
        batch_size=256,
        num_workers=0,
        drop_last=True,
        collate_fn=collate,
    )
    number = samples = 0
    steady = waited = 0.0
    first = None
    began = time.perf_counter()
    for epoch in range(1):
        iterator = iter(loader)
        previous = 0.0
        for position in itertools.count():
            called = time.perf_counter()
            batch = next(iterator, None)
            if batch is None:
                break
            returned = time.perf_counter()
            first = first or returned
            if position >= 16:  # steady from here
                steady += returned - previous
                waited += returned - called
                samples += len(batch[0])
            previous = returned
            time.sleep((STEP_MS) / 1000)  # the step
            number += 1
        del iterator  # ends the workers unless they are persistent
    if steady > 0:
        print(f"samples/s    {samples / steady:.1f}")
        print(f"wait share   {100 * waited / steady:.1f} %")
    print(f"first batch  {1000 * (first - began):.0f} ms")
    print(f"batches      {number}")


if __name__ == "__main__":
    main()
