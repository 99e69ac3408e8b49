"""Bookkeeping of the main process, the same for all engines; the twin of sharedModel.ts."""

from collections import deque


class Model:
    """The shared model, as bench/onSimpy.ts writes it down."""

    def __init__(self, values):
        self.num_workers = values["numWorkers"]
        self.prefetch_factor = values["prefetchFactor"]
        self.hand_over_ms = values["handOverMs"]
        self.step_ms = values["stepMs"]
        self.load_ms = values["loadMs"]
        self.batches = len(self.load_ms)


class Book:
    """Credits, round robin, and what arrived or is held back."""

    def __init__(self, model, send):
        self.model = model
        self.send = send
        self.arrived = deque()
        self.held = set()
        self.wanted = 0
        self.sent = 0

    def prime(self):
        for _ in range(self.model.num_workers * self.model.prefetch_factor):
            self.give()

    def give(self):
        if self.sent == self.model.batches:
            return
        self.send(self.sent % self.model.num_workers, self.sent)
        self.sent += 1
