"""shared-storage.

Samples sleep and compute, the training step is a sleep: no GPU is needed.
Needs PyTorch 1.13 or newer, on Linux or macOS.
"""

import hashlib
import itertools
import math
import multiprocessing
import random
import time
from array import array

import torch
from torch.utils.data import DataLoader, Dataset, default_collate


def lognormal(mean, sigma, count, seed):
    """Times with that mean; the same seed gives the same times."""
    draw = random.Random(seed).lognormvariate
    mu = math.log(mean) - sigma**2 / 2
    return array("d", (draw(mu, sigma) for _ in range(count)))


SAMPLES = 12800
SAMPLE_CPU_MS = lognormal(mean=5.2, sigma=0.25, count=SAMPLES, seed="1/SAMPLE_CPU_MS")
STEP_MS = 52.5
BLOCK = bytes(16384)
SAMPLE = (torch.ones(602112, dtype=torch.uint8), 7)


def compute(ms):
    """Keep a core busy for so much CPU time; hashing lets go of the interpreter lock."""
    end = time.thread_time() + ms / 1000
    while time.thread_time() < end:
        hashlib.sha256(BLOCK)


class Storage:
    """One storage for all workers: requests wait for their turn, then each for the latency."""

    def __init__(self):
        self.free_at = multiprocessing.get_context("fork").Value("d", 0.0)

    def read(self, size):
        with self.free_at.get_lock():
            turn = max(time.monotonic(), self.free_at.value)
            self.free_at.value = turn + 1 / 93
            done = self.free_at.value + 0 / 1000
        time.sleep(max(0, done - time.monotonic()))


class SimulatedDataset(Dataset):
    """Every sample waits and computes, then returns the same bytes."""

    def __init__(self):
        self.storage = Storage()

    def __len__(self):
        return SAMPLES

    def __getitem__(self, index):
        self.storage.read(112600)
        compute(SAMPLE_CPU_MS[index])
        return SAMPLE


def collate(samples):
    """Default collate: in a worker it stacks straight into shared memory."""
    began = time.thread_time()
    batch = default_collate(samples)
    compute(33.1 - 1000 * (time.thread_time() - began))
    return batch


def main():
    dataset = SimulatedDataset()
    loader = DataLoader(
        dataset,
        batch_size=64,
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
            time.sleep((2.56905 + STEP_MS) / 1000)  # the copy to the device, then the step
            number += 1
        del iterator  # ends the workers unless they are persistent
    if steady > 0:
        print(f"samples/s    {samples / steady:.1f}")
        print(f"wait share   {100 * waited / steady:.1f} %")
    print(f"first batch  {1000 * (first - began):.0f} ms")
    print(f"batches      {number}")


if __name__ == "__main__":
    main()
