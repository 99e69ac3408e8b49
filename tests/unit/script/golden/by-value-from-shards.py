"""by-value-from-shards.

Samples sleep and compute, the training step is a sleep: no GPU is needed.
Needs PyTorch 1.13 or newer, on Linux or macOS.
"""

import hashlib
import itertools
import math
import random
import time
from array import array

import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info


def lognormal(mean, sigma, count, seed):
    """Times with that mean; the same seed gives the same times."""
    draw = random.Random(seed).lognormvariate
    mu = math.log(mean) - sigma**2 / 2
    return array("d", (draw(mu, sigma) for _ in range(count)))


SHARDS = [100, 120, 80]
SAMPLES = sum(SHARDS)
STEPS = 4 * (SAMPLES // 8 + 1)
SAMPLE_WAIT_MS = lognormal(mean=10, sigma=1, count=SAMPLES, seed="1/SAMPLE_WAIT_MS")
SAMPLE_CPU_MS = [
    0.5, 1.25, 4,
]
STEP_MS = lognormal(mean=20, sigma=0.1, count=STEPS, seed="1/STEP_MS")
BLOCK = bytes(16384)
SAMPLE = bytes(1000000)


def compute(ms):
    """Keep a core busy for so much CPU time; hashing lets go of the interpreter lock."""
    end = time.thread_time() + ms / 1000
    while time.thread_time() < end:
        hashlib.sha256(BLOCK)


class SimulatedDataset(IterableDataset):
    """Every sample waits and computes, then returns the same bytes."""

    def __iter__(self):
        info = get_worker_info()
        first, stride = (0, 1) if info is None else (info.id, info.num_workers)
        for shard in range(first, len(SHARDS), stride):
            start = sum(SHARDS[:shard])
            for index in range(start, start + SHARDS[shard]):
                time.sleep(SAMPLE_WAIT_MS[index] / 1000)
                compute(SAMPLE_CPU_MS[index % len(SAMPLE_CPU_MS)])
                yield SAMPLE


def collate(samples):
    """No tensor: the bytes are pickled whole."""
    began = time.thread_time()
    batch = b"".join(samples)
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
                samples += len(batch) // len(SAMPLE)
            previous = returned
            time.sleep((STEP_MS[number]) / 1000)  # the step
            number += 1
        del iterator  # ends the workers unless they are persistent
    if steady > 0:
        print(f"samples/s    {samples / steady:.1f}")
        print(f"wait share   {100 * waited / steady:.1f} %")
    print(f"first batch  {1000 * (first - began):.0f} ms")
    print(f"batches      {number}")


if __name__ == "__main__":
    main()
