"""runs-ahead.

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
from torch.utils.data import DataLoader, Dataset, default_collate


def lognormal(mean, sigma, count, seed):
    """Times with that mean; the same seed gives the same times."""
    draw = random.Random(seed).lognormvariate
    mu = math.log(mean) - sigma**2 / 2
    return array("d", (draw(mu, sigma) for _ in range(count)))


SAMPLES = 6400
SAMPLE_WAIT_MS = lognormal(mean=167, sigma=0.7, count=SAMPLES, seed="1/SAMPLE_WAIT_MS")
SAMPLE_CPU_MS = 1.7
STEP_MS = 26.3
BLOCK = bytes(16384)
SAMPLE = (torch.ones(602112, dtype=torch.uint8), 7)


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
        time.sleep(SAMPLE_WAIT_MS[index] / 1000)
        compute(SAMPLE_CPU_MS)
        return SAMPLE


def collate(samples):
    """Default collate: in a worker it stacks straight into shared memory."""
    began = time.thread_time()
    batch = default_collate(samples)
    compute(16.7 - 1000 * (time.thread_time() - began))
    return batch


class Device:
    """Works while the CPU goes on: what is queued runs in turn."""

    def __init__(self):
        self.free_at = self.copied_at = 0.0
        self.step_ends = []

    def train(self, step_ms):
        self.copied_at = max(time.perf_counter(), self.copied_at) + 0.837732 / 1000
        start = max(time.perf_counter(), self.free_at, self.copied_at)
        self.free_at = start + step_ms / 1000
        self.step_ends.append(self.free_at)
        if len(self.step_ends) > 2:
            sleep_until(self.step_ends[-3])


def sleep_until(moment):
    time.sleep(max(0, moment - time.perf_counter()))


def main():
    dataset = SimulatedDataset()
    loader = DataLoader(
        dataset,
        batch_size=32,
        num_workers=8,
        pin_memory=True,  # without an accelerator PyTorch warns and does not pin
        drop_last=True,
        multiprocessing_context="spawn",  # the default on macOS and Windows
        prefetch_factor=2,
        persistent_workers=True,
        in_order=False,  # needs PyTorch 2.6 or newer
        collate_fn=collate,
    )
    device = Device()
    number = samples = 0
    steady = waited = 0.0
    first = None
    began = time.perf_counter()
    for epoch in range(2):
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
            spin(1.5)
            device.train(STEP_MS)
            number += 1
            if position + 1 == 40:
                break
        del iterator  # ends the workers unless they are persistent
    if steady > 0:
        print(f"samples/s    {samples / steady:.1f}")
        print(f"wait share   {100 * waited / steady:.1f} %")
    print(f"first batch  {1000 * (first - began):.0f} ms")
    print(f"batches      {number}")


if __name__ == "__main__":
    main()
