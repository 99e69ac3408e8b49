"""What a DataLoader with workers does, without any time: one line for each statement of the article.

Who calls dataset and collate function, what becomes of arrays, pictures and one's own tensors, how many
batches are under way, what persistent workers see of a changed dataset, and the name in a profiler's trace.
"""

import os

import numpy
import torch
from torch.profiler import ProfilerActivity, profile
from torch.utils.data import DataLoader, default_collate


class Items:
    """A dataset of 64 items, each made by a function without arguments."""

    def __init__(self, make):
        self.make = make

    def __len__(self):
        return 64

    def __getitem__(self, index):
        return self.make()


def loader_of(make, **options):
    return DataLoader(Items(make), **{"num_workers": 1, "multiprocessing_context": "fork", **options})


def processes():
    loader = loader_of(os.getpid, collate_fn=lambda samples: (samples[0], os.getpid()))
    fetched, collated = next(iter(loader))
    print(f"dataset called in a worker: {fetched != os.getpid()}, collate in the same: {fetched == collated}")


def kinds():
    array = next(iter(loader_of(lambda: numpy.ones(3))))
    print(f"the default collate makes of arrays: {type(array).__name__}, shared: {array.is_shared()}")
    own = next(iter(loader_of(lambda: numpy.ones(3), collate_fn=lambda samples: samples)))
    print(f"an own collate that returns arrays delivers: {type(own[0]).__name__}")
    try:
        default_collate([object()])
    except TypeError as error:
        print(f"the default collate on other objects, such as pictures: TypeError: {error}")


def in_flight():
    batches = iter(loader_of(lambda: 0, num_workers=2, prefetch_factor=3))
    before = batches._send_idx - batches._rcvd_idx
    next(batches)
    after = batches._send_idx - batches._rcvd_idx
    print(f"under way with 2 workers and prefetch_factor 3: {before}, after next(): {after}")


def persistent():
    value = [1]
    for stays in (False, True):
        value[0] = 1
        loader = loader_of(lambda: value[0], persistent_workers=stays)
        first = max(int(batch) for batch in loader)
        value[0] = 2
        second = max(int(batch) for batch in loader)
        print(f"persistent_workers={stays}: an epoch sees {first}, after a change {second}")


def trace():
    batches = iter(loader_of(lambda: 0))
    with profile(activities=[ProfilerActivity.CPU]) as profiled:
        next(batches)
    names = [event.key for event in profiled.key_averages() if "DataLoader" in event.key]
    print(f"in the profiler's trace: {', '.join(names)}")


if __name__ == "__main__":
    for statement in (processes, kinds, in_flight, persistent, trace):
        statement()
