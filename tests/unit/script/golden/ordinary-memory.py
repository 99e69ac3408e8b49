"""ordinary-memory.

Samples sleep and compute, the training step is a sleep: no GPU is needed.
Needs PyTorch 1.13 or newer, on Linux or macOS.
"""

import hashlib
import itertools
import time

import torch
from torch.utils.data import DataLoader, Dataset


SAMPLES = 1600
SAMPLE_WAIT_MS = 2
SAMPLE_CPU_MS = 3
STEP_MS = 20
BLOCK = bytes(16384)
SAMPLE = (torch.ones(9984, dtype=torch.uint8),) + 2 * (7,)


def compute(ms):
    """Keep a core busy for so much CPU time; hashing lets go of the interpreter lock."""
    end = time.thread_time() + ms / 1000
    while time.thread_time() < end:
        hashlib.sha256(BLOCK)


def spin(ms):
    """Keep a core busy for so much CPU time, and the interpreter lock with it."""
    end = time.thread_time() + ms / 1000
    while time.thread_time() < end:
        pass


class SimulatedDataset(Dataset):
    """Every sample waits and computes, then returns the same bytes."""

    def __len__(self):
        return SAMPLES

    def __getitem__(self, index):
        time.sleep(SAMPLE_WAIT_MS / 1000)
        spin(SAMPLE_CPU_MS)
        return SAMPLE


def collate(samples):
    """Tensors in ordinary memory, which the worker's feeder thread has to copy."""
    began = time.thread_time()
    batch = [torch.stack([torch.as_tensor(value) for value in column]) for column in zip(*samples)]
    compute(0.42 - 1000 * (time.thread_time() - began))
    return batch


def main():
    dataset = SimulatedDataset()
    loader = DataLoader(
        dataset,
        batch_size=8,
        num_workers=4,
        drop_last=True,
        multiprocessing_context="fork",  # Linux and macOS; the default on Linux up to Python 3.13
        prefetch_factor=2,
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
