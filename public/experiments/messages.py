"""How many bytes go through the queue for one batch of 32 x 3 x 224 x 224 float32.

Pickles (number of the task, batch) with the pickler of the DataLoader's queues, once for each kind of batch.
A tensor is a handle of shared memory; its length depends a little on versions and on the name of the
temporary folder, which is part of the handle.
"""

from multiprocessing.reduction import ForkingPickler

import torch
import torch.multiprocessing  # registers how tensors are pickled

TASK = 0


def message_bytes(batch):
    return len(ForkingPickler.dumps((TASK, batch)))


def main():
    images = torch.rand(32, 3, 224, 224)
    array = images.numpy().copy()
    kinds = {
        "one tensor": images,
        "a list of 32 tensors": [image.clone() for image in images],
        "one NumPy array": array,
        "bytes": array.tobytes(),
    }
    print(f"torch {torch.__version__}, sharing strategy {torch.multiprocessing.get_sharing_strategy()}")
    print(f"the values alone: {array.nbytes:,} bytes")
    for name, batch in kinds.items():
        print(f"{name}: {message_bytes(batch):,} bytes")


if __name__ == "__main__":
    main()
