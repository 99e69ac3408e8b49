"""What next() costs when the batch is certainly ready: 32 x 3 x 224 x 224 float32, one worker.

Prints medians: next() for four kinds of batch, what each further tensor costs with both sharing strategies,
the first and the second reading of a received batch, and letting go of it. Takes about a minute.
"""

import statistics
import time

import torch
from torch.utils.data import DataLoader

BATCHES = 25
WARM_UP = 5
PAUSE_S = 0.15  # longer than it takes to make and send a batch


class Batches:
    """A dataset whose items are whole batches."""

    def __init__(self, make):
        self.make = make

    def __len__(self):
        return BATCHES

    def __getitem__(self, index):
        return self.make()


def tensor():
    return torch.ones(32, 3, 224, 224)


KINDS = {
    "one tensor": tensor,
    "a list of 32 tensors": lambda: [torch.ones(3, 224, 224) for _ in range(32)],
    "one NumPy array": lambda: tensor().numpy(),
    "bytes": lambda: tensor().numpy().tobytes(),
}


def milliseconds(call):
    start = time.perf_counter()
    result = call()
    return (time.perf_counter() - start) * 1e3, result


def median_times(make, use=lambda batch: []):
    """Medians of next(), of what use() returns, and of letting go of the batch."""
    options = {"batch_size": None, "collate_fn": lambda batch: batch, "num_workers": 1}
    batches = iter(DataLoader(Batches(make), multiprocessing_context="fork", **options))
    rows = []
    for _ in range(BATCHES):
        time.sleep(PAUSE_S)
        next_ms, batch = milliseconds(lambda: next(batches))
        used = use(batch)
        start = time.perf_counter()
        del batch
        rows.append([next_ms, *used, (time.perf_counter() - start) * 1e3])
    return [statistics.median(column) for column in zip(*rows[WARM_UP:])]


def main():
    torch.set_num_threads(1)
    for name, make in KINDS.items():
        print(f"next(), {name}: {median_times(make)[0]:.1f} ms")
    for strategy in ("file_descriptor", "file_system"):
        torch.multiprocessing.set_sharing_strategy(strategy)
        one, many = (median_times(lambda: [torch.ones(1024) for _ in range(n)])[0] for n in (1, 129))
        print(f"each further tensor, {strategy}: {(many - one) / 128:.3f} ms")
    torch.multiprocessing.set_sharing_strategy("file_descriptor")
    _, first, second, free = median_times(tensor, lambda batch: [milliseconds(batch.sum)[0] for _ in "12"])
    print(f"first reading: {first:.1f} ms, second reading: {second:.1f} ms")
    print(f"letting go: {free:.1f} ms")


if __name__ == "__main__":
    main()
