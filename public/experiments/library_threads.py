"""How many threads a library runs in a worker: NumPy multiplies matrices, OpenCV (where there is one) blurs.

Prints the library's threads that used CPU time and torch.get_num_threads() of the worker, without and with
OMP_NUM_THREADS=1. Linux only. A NumPy whose BLAS has no threads of its own shows 1 both times.
"""

import os
import subprocess
import sys
import time

import numpy
import torch
from torch.utils.data import DataLoader

WORK_S = 1.5
try:
    import cv2
except ImportError:
    cv2 = None


def multiply():
    matrix = numpy.ones((800, 800))
    return lambda: matrix @ matrix


def blur():
    picture = numpy.zeros((2000, 2000, 3), numpy.uint8)
    return lambda: cv2.GaussianBlur(picture, (31, 31), 0)


WORK = {"NumPy": multiply, **({"OpenCV": blur} if cv2 else {})}


def ticks_of_threads():
    """CPU time of each thread of this process, in ticks of the kernel."""
    ticks = {}
    for thread in os.listdir("/proc/self/task"):
        with open(f"/proc/self/task/{thread}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
        ticks[thread] = int(fields[11]) + int(fields[12])
    return ticks


class BusyThreads:
    """Its item: threads of torch, and the threads that got a tenth of the busiest one's time."""

    def __init__(self, library):
        self.library = library

    def __len__(self):
        return 1

    def __getitem__(self, index):
        work = WORK[self.library]()
        before = ticks_of_threads()
        end = time.monotonic() + WORK_S
        while time.monotonic() < end:
            work()
        used = [ticks - before.get(thread, 0) for thread, ticks in ticks_of_threads().items()]
        return torch.get_num_threads(), sum(ticks > max(used) / 10 for ticks in used)


def main():
    setting = os.environ.get("OMP_NUM_THREADS", "not set")
    for library in WORK:
        data = BusyThreads(library)
        loader = DataLoader(data, batch_size=None, num_workers=1, multiprocessing_context="fork")
        of_torch, busy = next(iter(loader))
        print(f"OMP_NUM_THREADS {setting}: {library} {busy}, torch {of_torch}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main()
    else:
        free = {name: value for name, value in os.environ.items() if name != "OMP_NUM_THREADS"}
        for environment in (free, {**free, "OMP_NUM_THREADS": "1"}):
            subprocess.run([sys.executable, __file__, "measure"], env=environment, check=True)
