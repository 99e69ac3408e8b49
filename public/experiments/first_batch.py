"""From iter() to the first batch: two workers, tiny samples, each way to start workers.

Prints the median of five epochs. "forkserver, torch preloaded" leaves out its first epoch, in which the
server starts and imports torch.
"""

import multiprocessing
import statistics
import subprocess
import sys
import time

import torch
from torch.utils.data import DataLoader, TensorDataset

EPOCHS = 5


def first_batch_ms(loader):
    start = time.perf_counter()
    batches = iter(loader)
    next(batches)
    taken = (time.perf_counter() - start) * 1e3
    for _ in batches:
        pass
    return taken


def main(start_method, *preload):
    if preload:
        multiprocessing.set_forkserver_preload(list(preload))
    data = TensorDataset(torch.zeros(64, 4))
    loader = DataLoader(data, batch_size=8, num_workers=2, multiprocessing_context=start_method)
    if preload:
        print(f"forkserver, torch preloaded, first epoch: {first_batch_ms(loader):.0f} ms")
    times = [first_batch_ms(loader) for _ in range(EPOCHS)]
    name = ", torch preloaded".join([start_method, ""]) if preload else start_method
    print(f"{name}: {statistics.median(times):.0f} ms", flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(*sys.argv[1:])
    else:
        for arguments in (["fork"], ["spawn"], ["forkserver"], ["forkserver", "torch"]):
            subprocess.run([sys.executable, __file__, *arguments], check=True)
