"""What happens when /dev/shm is full: the default collate ends with an error, one's own waits forever.

Fills /dev/shm. It refuses to where that holds more than 1 GiB, so run it in a container, which gets 64 MiB:

    docker run --rm -v "$PWD:/experiments" IMAGE-WITH-TORCH python /experiments/shm_full.py

or with a small file system for one shell:

    sudo unshare --mount sh -c "mount -t tmpfs -o size=64m tmpfs /dev/shm && python shm_full.py"

`timeout` makes an error of waiting forever, so that the script ends.
"""

import shutil
import sys

import torch
from torch.utils.data import DataLoader

LIMIT_BYTES = 2**30
SAMPLE_FLOATS = 2**20  # 4 MiB; a batch of 32 needs 128 MiB
TIMEOUT_S = 10


class Samples:
    def __len__(self):
        return 64

    def __getitem__(self, index):
        return torch.full((SAMPLE_FLOATS,), float(index))


def own_collate(samples):
    """Allocates ordinary memory: the worker's feeder thread copies it to shared memory as it sends it."""
    return torch.cat([sample.unsqueeze(0) for sample in samples])


def outcome(collate):
    options = {"batch_size": 32, "collate_fn": collate, "num_workers": 1, "timeout": TIMEOUT_S}
    loader = DataLoader(Samples(), multiprocessing_context="fork", **options)
    try:
        for _ in loader:
            pass
    except RuntimeError as error:
        message = str(error)
        cause = [line for line in message.splitlines() if "shared memory" in line or "timed out" in line]
        return (cause or message.splitlines())[-1]
    return "no error: /dev/shm was large enough"


def main():
    size = shutil.disk_usage("/dev/shm").total
    if size > LIMIT_BYTES:
        sys.exit(f"/dev/shm: found {size / 2**20:.0f} MiB, allowed is at most {LIMIT_BYTES / 2**20:.0f} MiB")
    print(f"/dev/shm holds {size / 2**20:.0f} MiB")
    print(f"default collate: {outcome(None)}", flush=True)
    print(f"own collate: {outcome(own_collate)}")


if __name__ == "__main__":
    main()
