#!/usr/bin/env python3
"""Measure a PyTorch DataLoader: what each part costs alone, and how it runs.

In your training script:

    from measure_dataloader import measure
    measure(loader, step=train_step, out="loader.json")

or on a built-in workload:

    python measure_dataloader.py --record 0,1,2,4 --out loader.json

Needs Python 3.9 and torch 1.13 or newer, nothing else; takes at most about two minutes
(`seconds=`). `step(batch)` is one training step as your loop does it, copies to the device
included. Models and optimizers that it uses are found and put back as they were; name others with
`keep=`. Random states are put back too. Your loader's own iterator is never touched: every
measurement builds a new DataLoader with your loader's arguments. `record=["2", "4:4"]` records
further runs, as workers or workers:prefetch.

The file holds times, sizes and the names of your processor and device, nothing of your data.
"""

from __future__ import annotations

import argparse
import copy
import itertools
import json
import math
import multiprocessing
import os
import pickle
import platform
import random
import sys
import threading
import time
import zlib
from contextlib import contextmanager

import torch
from torch.utils.data import DataLoader, Dataset, IterableDataset, get_worker_info

try:
    import numpy
except ImportError:
    numpy = None

EVENT_COLUMNS = [
    "epoch",
    "worker",
    "loadStart",
    "loadEnd",
    "collateEnd",
    "nextCall",
    "nextReturn",
    "stepStart",
    "stepEnd",
]

# ---------------------------------------------------------------- clocks and statistics


def now_ms():
    """Wall time; the same clock in every process of the machine."""
    return 1000 * time.perf_counter()


def thread_cpu_ms():
    """CPU time of this thread."""
    return 1000 * time.thread_time()


def process_cpu_ms():
    """CPU time of this process, all its threads."""
    return 1000 * time.process_time()


def mean(values):
    return sum(values) / len(values) if values else 0.0


def quantile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def statistic(values):
    """Mean and spread of some milliseconds, as the file holds them."""
    values = [max(0.0, value) for value in values]
    middle = mean(values)
    variance = mean([(value - middle) ** 2 for value in values])
    return {
        "mean": round(middle, 4),
        "std": round(math.sqrt(variance), 4),
        "p50": round(quantile(values, 0.5), 4),
        "p95": round(quantile(values, 0.95), 4),
        "n": len(values),
    }


class Progress:
    """Says what is being done, and how much of the time is left."""

    def __init__(self, seconds, quiet):
        self.seconds = seconds
        self.quiet = quiet
        self.start = time.perf_counter()

    def left(self):
        """Seconds."""
        return self.seconds - (time.perf_counter() - self.start)

    def say(self, text):
        if not self.quiet:
            passed = time.perf_counter() - self.start
            print(f"[{passed:4.0f} s] {text}", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- what has to be put back


@contextmanager
def random_states(generators):
    """Puts the random states of Python, NumPy, torch and some generators back."""
    python = random.getstate()
    numbers = None if numpy is None else numpy.random.get_state()
    cpu = torch.get_rng_state()
    cuda = torch.cuda.get_rng_state_all() if cuda_in_use() else None
    own = [(generator, generator.get_state()) for generator in generators]
    try:
        yield
    finally:
        random.setstate(python)
        if numpy is not None:
            numpy.random.set_state(numbers)
        torch.set_rng_state(cpu)
        if cuda is not None:
            torch.cuda.set_rng_state_all(cuda)
        for generator, state in own:
            generator.set_state(state)


@contextmanager
def one_thread():
    """One thread for torch, as every worker has it."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(threads)


def states_of(step, keep):
    """Models, optimizers and the like that the step uses, each with a copy of its state."""
    code = getattr(step, "__code__", None) or getattr(
        getattr(step, "__func__", None), "__code__", None
    )
    found = list(keep)
    owner = getattr(step, "__self__", None)
    found += [owner, *getattr(owner, "__dict__", {}).values()]
    found += [
        cell.cell_contents for cell in getattr(step, "__closure__", None) or () if filled(cell)
    ]
    names = getattr(step, "__globals__", {})
    found += [names[name] for name in (code.co_names if code else ()) if name in names]
    if isinstance(step, torch.nn.Module):
        found.append(step)
    known = {id(item): item for item in found if has_state(item)}
    return [(item, copy.deepcopy(item.state_dict())) for item in known.values()]


def filled(cell):
    try:
        return cell.cell_contents is not None
    except ValueError:
        return False


def has_state(item):
    if isinstance(item, type):
        return False
    return callable(getattr(item, "state_dict", None)) and callable(
        getattr(item, "load_state_dict", None)
    )


@contextmanager
def states_put_back(states):
    modes = [(item, item.training) for item, _ in states if isinstance(item, torch.nn.Module)]
    try:
        yield
    finally:
        for item, state in states:
            item.load_state_dict(state)
        for item, mode in modes:
            item.train(mode)
            item.zero_grad(set_to_none=True)


# ---------------------------------------------------------------- stamps, taken where the work is


class Stamped:
    """A sample with the times at which its loading began and ended."""

    __slots__ = ("sample", "times")

    def __init__(self, sample, times):
        self.sample = sample
        self.times = times


class StampedDataset(Dataset):
    """A dataset whose samples say when they were loaded."""

    def __init__(self, dataset):
        self.dataset = dataset

    def __len__(self):
        return len(self.dataset)

    def __getitem__(self, index):
        begin = (now_ms(), thread_cpu_ms())
        sample = self.dataset[index]
        return Stamped(sample, (*begin, now_ms(), thread_cpu_ms()))


class StampedBatches(StampedDataset):
    """The same for a dataset that loads the samples of a batch together."""

    def __getitems__(self, indices):
        begin = (now_ms(), thread_cpu_ms())
        samples = self.dataset.__getitems__(indices)
        end = (now_ms(), thread_cpu_ms())
        return [
            Stamped(sample, (*begin, *end) if i == 0 else (*end, *end))
            for i, sample in enumerate(samples)
        ]


class StampedStream(IterableDataset):
    """The same for an iterable dataset."""

    def __init__(self, dataset):
        self.dataset = dataset

    def __iter__(self):
        source = iter(self.dataset)
        while True:
            begin = (now_ms(), thread_cpu_ms())
            try:
                sample = next(source)
            except StopIteration:
                return
            yield Stamped(sample, (*begin, now_ms(), thread_cpu_ms()))


class HeldSamples(Dataset):
    """The samples of one batch, ready in memory: loading costs nothing."""

    def __init__(self, samples, length):
        self.samples = samples
        self.length = length

    def __len__(self):
        return self.length

    def __getitem__(self, index):
        return self.samples[index % len(self.samples)]


class StampingCollate:
    """Collates, and sends the stamps along as plain numbers."""

    def __init__(self, collate, batched):
        self.collate = collate
        self.batched = batched

    def __call__(self, items):
        stamped = items if self.batched else [items]
        begin_cpu = thread_cpu_ms()
        samples = [item.sample for item in stamped]
        batch = self.collate(samples if self.batched else samples[0])
        end, end_cpu = now_ms(), thread_cpu_ms()
        info = get_worker_info()
        first, last = stamped[0].times, stamped[-1].times
        tensors, _ = contents(batch)
        # Default collate shares stacked tensors, but not those made of numbers: most bytes decide.
        shared_bytes = sum(bytes_of(tensor) for tensor in tensors if tensor.is_shared())
        shared = 2 * shared_bytes >= sum(bytes_of(tensor) for tensor in tensors)
        stamps = {
            "worker": -1 if info is None else info.id,
            "loadStart": first[0],
            "loadEnd": last[2],
            "loadCpu": last[3] - first[1],
            "collateEnd": end,
            "collateCpu": end_cpu - begin_cpu,
            "processCpu": process_cpu_ms(),
            "shared": float(shared),
        }
        return batch, stamps


class InitWorker:
    """Your `worker_init_fn`, which sees your dataset and not the one that takes stamps."""

    def __init__(self, init):
        self.init = init

    def __call__(self, worker_id):
        info = get_worker_info()
        # WorkerInfo refuses assignments, in every version by a method of its own.
        object.__setattr__(info, "dataset", info.dataset.dataset)
        if self.init is not None:
            self.init(worker_id)


# ---------------------------------------------------------------- the loader, built anew


class Source:
    """What your loader loads, and how; builds new loaders like it."""

    def __init__(self, loader):
        self.loader = loader
        self.dataset = loader.dataset
        self.streams = isinstance(loader.dataset, IterableDataset)
        self.batched = self.streams and loader.batch_size is not None
        if not self.streams:
            self.batched = loader.batch_sampler is not None
        context = loader.multiprocessing_context
        self.start_method = (context or multiprocessing).get_start_method()
        self.batch_size = 1

    def generators(self):
        """Random generators that building and reading the loader would use up."""
        samplers = [self.loader.sampler, self.loader.batch_sampler]
        inner = [getattr(sampler, "sampler", None) for sampler in samplers]
        owners = [self.loader, *samplers, *inner]
        known = [getattr(owner, "generator", None) for owner in owners]
        return [item for item in known if isinstance(item, torch.Generator)]

    def batches(self, count):
        """The first indices that your sampler draws, batch by batch; full batches only."""
        sampler = self.loader.batch_sampler if self.batched else self.loader.sampler
        drawn = list(itertools.islice(iter(sampler), count))
        if not self.batched:
            return [[index] for index in drawn]
        size = max((len(batch) for batch in drawn), default=0)
        full = [list(batch) for batch in drawn if len(batch) == size]
        if not full:
            raise ValueError("loader: found no batch, allowed is a dataset with at least one")
        return full

    def cycle(self, count):
        """So many batches of indices; the sampler's own come again when they run out."""
        drawn = self.batches(count)
        return list(itertools.islice(itertools.cycle(drawn), count))

    def stamped(self):
        if self.streams:
            return StampedStream(self.dataset)
        together = callable(getattr(self.dataset, "__getitems__", None))
        # DataLoader asks for whole batches since torch 2.0.
        if self.batched and together and int(torch.__version__.split(".")[0]) >= 2:
            return StampedBatches(self.dataset)
        return StampedDataset(self.dataset)

    def build(self, dataset, batches, workers, prefetch):
        """A new loader with your loader's arguments, but for these."""
        old = self.loader
        options = {
            "num_workers": workers,
            "collate_fn": StampingCollate(old.collate_fn, self.batched),
            "pin_memory": old.pin_memory,
            "timeout": old.timeout if workers > 0 else 0,
        }
        if workers > 0:
            yours = dataset.dataset is self.dataset
            options["worker_init_fn"] = InitWorker(old.worker_init_fn if yours else None)
            options["prefetch_factor"] = prefetch
            options["multiprocessing_context"] = old.multiprocessing_context
        if not getattr(old, "in_order", True):
            options["in_order"] = False
        if isinstance(dataset, IterableDataset):
            return DataLoader(dataset, batch_size=old.batch_size, drop_last=True, **options)
        if self.batched:
            return DataLoader(dataset, batch_sampler=batches, **options)
        return DataLoader(
            dataset, batch_size=None, sampler=[batch[0] for batch in batches], **options
        )


# ---------------------------------------------------------------- costs, measured alone


def contents(batch):
    """The tensors of a batch, and the bytes of all that is none."""
    if isinstance(batch, torch.Tensor):
        return [batch], 0
    if isinstance(batch, dict):
        parts = [contents(value) for value in batch.values()]
    elif isinstance(batch, (list, tuple)):
        parts = [contents(value) for value in batch]
    elif hasattr(batch, "__dict__") and not callable(batch):
        parts = [contents(value) for value in vars(batch).values()]
    else:
        size = getattr(batch, "nbytes", None)
        return [], size if isinstance(size, int) else sys.getsizeof(batch)
    return [tensor for part, _ in parts for tensor in part], sum(size for _, size in parts)


def bytes_of(tensor):
    return tensor.numel() * tensor.element_size()


def load_costs(source, seconds):
    """Loads batches in this process, sample by sample, until the time is up; 64 at most."""
    stamped = source.stamped()
    samples, sample_cpu, loads, load_cpu, held = [], [], [], [], None
    stream = iter(stamped) if source.streams else None
    batches = None if source.streams else source.batches(64)
    size = source.loader.batch_size or 1
    until = time.perf_counter() + seconds
    for number in range(64):
        begin, begin_cpu = now_ms(), thread_cpu_ms()
        if stream is not None:
            items = list(itertools.islice(stream, size))
            if len(items) < size:
                break
        elif isinstance(stamped, StampedBatches):
            items = stamped.__getitems__(batches[number % len(batches)])
        else:
            items = [stamped[index] for index in batches[number % len(batches)]]
        loads.append(now_ms() - begin)
        load_cpu.append(thread_cpu_ms() - begin_cpu)
        if isinstance(stamped, StampedBatches):
            samples.append(loads[-1] / len(items))
            sample_cpu.append(load_cpu[-1] / len(items))
        else:
            samples += [item.times[2] - item.times[0] for item in items]
            sample_cpu += [item.times[3] - item.times[1] for item in items]
        held = [item.sample for item in items]
        if number > 0 and time.perf_counter() > until:
            break
    if held is None:
        raise ValueError("dataset: found less than a batch, allowed is one batch or more")
    source.batch_size = len(held)
    # The first batch warms caches and imports modules, which workers do but once.
    warm = 1 if len(loads) > 1 else 0
    cut = warm * (1 if isinstance(stamped, StampedBatches) else len(held))
    costs = {
        "sampleWallMs": statistic(samples[cut:]),
        "sampleCpuMs": statistic(sample_cpu[cut:]),
        "batchLoadWallMs": statistic(loads[warm:]),
        "batchLoadCpuMs": statistic(load_cpu[warm:]),
    }
    return costs, held


def holds_interpreter_lock(work, seconds=0.3):
    """Whether other Python threads hardly come to their turn while this one works."""
    ticks = [0]
    done = threading.Event()

    def tick():
        while not done.is_set():
            time.sleep(0.0002)
            ticks[0] += 1

    thread = threading.Thread(target=tick, daemon=True)
    thread.start()
    before = ticks[0]
    time.sleep(seconds)
    idle = (ticks[0] - before) / seconds
    before, begin, cpu = ticks[0], time.perf_counter(), time.thread_time()
    while time.perf_counter() - begin < seconds:
        work()
    passed = time.perf_counter() - begin
    busy = (time.thread_time() - cpu) / passed
    rate = (ticks[0] - before) / passed
    done.set()
    thread.join()
    return busy > 0.5 and rate < 0.3 * idle


def collate_in_main(source, held, seconds):
    """Collating in this process, as it is without workers."""
    collate = source.loader.collate_fn
    times = []
    until = time.perf_counter() + seconds
    for _ in range(40):
        begin = now_ms()
        batch = collate(held if source.batched else held[0])
        times.append(now_ms() - begin)
        if len(times) > 2 and time.perf_counter() > until:
            break
    return statistic(times[1:]), batch


def hand_over_run(source, held, prefetch, phases):
    """One worker with samples that are ready; phases of so many batches, each after a pause."""
    count = sum(size for size, _ in phases)
    batches = [list(range(i * len(held), (i + 1) * len(held))) for i in range(count)]
    dataset = StampedDataset(HeldSamples(held, count * len(held)))
    iterator = iter(source.build(dataset, batches, 1, prefetch))
    found = []
    for size, pause_ms in phases:
        rows = []
        for _ in range(size):
            if pause_ms > 0:
                time.sleep(pause_ms / 1000)
            begin, cpu = now_ms(), thread_cpu_ms()
            batch, stamps = next(iterator)
            rows.append({**stamps, "nextCall": begin, "nextReturn": now_ms()})
            rows[-1].update(nextCpu=thread_cpu_ms() - cpu, mainCpu=process_cpu_ms())
        found.append(rows[2:])
    del iterator, batch
    return found


def per_batch(rows, key):
    return (rows[-1][key] - rows[0][key]) / max(1, len(rows) - 1)


def hand_over_costs(source, held, seconds, batch_ms):
    """What it takes to bring a batch from a worker to the main process."""
    count = max(8, min(60, int(1000 * seconds / 4 / max(2.0, 2 * batch_ms + 4))))
    (serial,) = hand_over_run(source, held, 1, [(count, 0)])
    pause_ms = 3 * per_batch(serial, "nextReturn") + 2
    phases = [(count, 0), (max(8, count // 2), pause_ms)]
    pipelined, ready = hand_over_run(source, held, 2, phases)
    gaps = [b["loadStart"] - a["collateEnd"] for a, b in zip(pipelined, pipelined[1:])]
    costs = {
        "collateMs": statistic([row["collateCpu"] for row in ready]),
        "handOverMs": statistic([row["nextReturn"] - row["nextCall"] for row in ready]),
        "handOverCpuMs": statistic([row["nextCpu"] for row in ready]),
        "handOver": {
            "serialMsPerBatch": per_batch(serial, "nextReturn"),
            "pipelinedMsPerBatch": per_batch(pipelined, "nextReturn"),
            "workerCpuMsPerBatch": per_batch(pipelined, "processCpu"),
            "mainCpuMsPerBatch": per_batch(pipelined, "mainCpu"),
            "transitMs": quantile([row["nextReturn"] - row["collateEnd"] for row in serial], 0.5),
            "workerGapMs": max(0.0, quantile(gaps, 0.5)),
            "collateMs": mean([row["collateCpu"] for row in pipelined]),
        },
    }
    costs["handOver"] = {key: round(value, 4) for key, value in costs["handOver"].items()}
    return costs, all(row["shared"] > 0 for row in ready)


def worker_start(source, held):
    """What `iter()` takes longer for each further worker."""
    times = []
    for _ in range(3):
        took = {}
        for workers in (1, 2):
            dataset = StampedDataset(HeldSamples(held, 8 * len(held)))
            batches = [list(range(len(held)))] * 8
            loader = source.build(dataset, batches, workers, 1)
            begin = now_ms()
            iterator = iter(loader)
            took[workers] = now_ms() - begin
            for _ in iterator:
                pass
        times.append(took[2] - took[1])
    return statistic(times)


def cuda_in_use():
    return torch.cuda.is_available() and torch.cuda.is_initialized()


def synchronise():
    """Waits for the device, if there is one in use."""
    if cuda_in_use():
        torch.cuda.synchronize()
    elif hasattr(torch, "mps") and torch.backends.mps.is_available():
        torch.mps.synchronize()


def device_name():
    if torch.cuda.is_available():
        return torch.cuda.get_device_name()
    if hasattr(torch, "mps") and torch.backends.mps.is_available():
        return "Apple GPU"
    return None


def step_costs(step, batch, seconds):
    """The step alone, on one and the same batch, the device waited for; wall and CPU time."""
    times, cpu = [], []
    until = time.perf_counter() + seconds
    for _ in range(50):
        synchronise()
        begin, begin_cpu = now_ms(), process_cpu_ms()
        step(batch)
        synchronise()
        times.append(now_ms() - begin)
        cpu.append(process_cpu_ms() - begin_cpu)
        if len(times) > 3 and time.perf_counter() > until:
            break
    return statistic(times[1:]), statistic(cpu[1:])


def copy_costs(batch):
    """Host to device, each tensor blocking; None without CUDA."""
    if not torch.cuda.is_available():
        return None
    tensors, _ = contents(batch)
    times = []
    for _ in range(12):
        torch.cuda.synchronize()
        begin = now_ms()
        moved = [tensor.to("cuda") for tensor in tensors]
        torch.cuda.synchronize()
        times.append(now_ms() - begin)
        del moved
    return statistic(times[2:])


# ---------------------------------------------------------------- runs


class Plan:
    """One run to record."""

    def __init__(self, workers, prefetch, batches, excluded):
        self.workers = workers
        self.prefetch = prefetch
        self.batches = batches
        self.excluded = excluded


def plan_run(source, costs, step_ms, workers, prefetch, seconds, most):
    """As many batches as fit into the time, by the costs; 24 or more, whatever the most."""
    load_ms = costs["batchLoadWallMs"]["mean"]
    cpu_ms = costs["batchLoadCpuMs"]["mean"] + costs["collateMs"]["mean"]
    alone_ms = load_ms + costs["collateMs"]["mean"]
    cores = cores_of_machine()
    if workers == 0:
        each_ms = load_ms + costs["collateInMainMs"]["mean"] + step_ms
    else:
        each_ms = max(step_ms, alone_ms / workers, cpu_ms / min(workers, cores))
        each_ms += costs["handOverMs"]["mean"]
    credits = workers * prefetch
    wanted = max(24, 4 * credits)
    count = max(min(wanted, 24), min(most, int(1000 * seconds / max(0.1, 1.3 * each_ms))))
    if source.streams or not source.batched:
        excluded = 8
    else:
        excluded = max(8, credits)
    return Plan(workers, prefetch, count, min(count // 3, excluded))


def run_once(source, plan, step, stop_s):
    """One epoch; rows of stamps, and what is known of the whole."""
    batches = None if source.streams else source.cycle(plan.batches)
    loader = source.build(source.stamped(), batches, plan.workers, plan.prefetch)
    synchronise()
    start = now_ms()
    iterator = iter(loader)
    iterator_ms = now_ms() - start
    rows, in_flight = [], in_flight_of(iterator)
    while len(rows) < plan.batches:
        call = now_ms()
        try:
            batch, stamps = next(iterator)
        except StopIteration:
            break
        back = now_ms()
        in_flight = max(in_flight, in_flight_of(iterator))
        step(batch)
        synchronise()
        row = {**stamps, "nextCall": call, "nextReturn": back, "stepStart": back}
        rows.append({**row, "stepEnd": now_ms()})
        # The start of the workers is not part of the time for batches.
        if len(rows) > 2 and now_ms() - rows[0]["nextReturn"] > 1000 * stop_s:
            break
    if len(rows) < 3:
        raise ValueError(f"dataset: found {len(rows)} batches, allowed are three or more")
    return rows, {"start": start, "iteratorMs": iterator_ms, "maxInFlight": in_flight}


def in_flight_of(iterator):
    """Batches asked for and not yet delivered; 0 where this torch does not tell."""
    sent, received = getattr(iterator, "_send_idx", 0), getattr(iterator, "_rcvd_idx", 0)
    return max(0, sent - received)


def figures_of(source, rows, whole, excluded):
    """What is observed of one run; see the format for the definitions."""
    steady = rows[max(1, excluded) :]
    last_excluded = rows[max(1, excluded) - 1]
    steady_ms = max(0.001, rows[-1]["nextReturn"] - last_excluded["nextReturn"])
    waited_ms = sum(row["nextReturn"] - row["nextCall"] for row in steady)
    total_ms = rows[-1]["stepEnd"] - whole["start"]
    return {
        "samplesPerSecond": 1000 * source.batch_size * len(steady) / steady_ms,
        "samplesPerSecondOverall": 1000 * source.batch_size * len(rows) / total_ms,
        "iteratorMs": whole["iteratorMs"],
        "firstBatchMs": rows[0]["nextReturn"] - whole["start"],
        "waitFraction": waited_ms / steady_ms,
        "totalMs": total_ms,
        "maxInFlight": whole["maxInFlight"],
    }


def record_run(source, plan, step, step_ms, repeats, stop_s, name):
    """Some repeats of a run, as the file holds them."""
    parts, kept = [], []
    for seed in range(1, repeats + 1):
        rows, whole = run_once(source, plan, step, stop_s)
        parts.append((seed, rows, whole))
    count = min(len(rows) for _, rows, _ in parts)
    excluded = min(plan.excluded, count // 3)
    for seed, rows, whole in parts:
        rows = rows[:count]
        steady = rows[excluded:]
        figures = figures_of(source, rows, whole, excluded)
        spent = {
            "batchLoadCpuMs": mean([row["loadCpu"] for row in steady]),
            "collateCpuMs": mean([row["collateCpu"] for row in steady]),
            "stepMs": mean([row["stepEnd"] - row["stepStart"] for row in steady]),
        }
        kept.append({"seed": seed, **rounded(figures), "inRun": rounded(spent)})
    keys = [key for key in kept[0] if key not in ("seed", "inRun")]
    observed = {key: mean([repeat[key] for repeat in kept]) for key in keys}
    rates = [repeat["samplesPerSecond"] for repeat in kept]
    cut_short = count < plan.batches or source.streams
    old = source.loader
    return {
        "id": f"{name}_b{source.batch_size}_w{plan.workers}_p{plan.prefetch if plan.workers else 0}"
        f"_s{step_ms:.3g}",
        "loader": {
            "numWorkers": plan.workers,
            "prefetchFactor": plan.prefetch if plan.workers else None,
            "batchSize": source.batch_size,
            "persistentWorkers": False,
            "pinMemory": bool(old.pin_memory) and torch.cuda.is_available(),
            "inOrder": bool(getattr(old, "in_order", True)),
            "dropLast": True,
            "startMethod": source.start_method,
        },
        "training": {
            "stepMs": step_ms,
            "epochs": 1,
            "batchesPerEpoch": count,
            "excludedBatches": excluded,
            "touchesBatch": False,
        },
        "observed": rounded(observed),
        "repeats": kept,
        "quality": {
            "cleanRepeats": repeats,
            "spreadPercent": round(100 * (max(rates) - min(rates)) / mean(rates), 2),
            "flags": ["left early"] if cut_short else [],
        },
        "events": events_of(*parts[0][1:], count),
    }


def events_of(rows, whole, count):
    start = whole["start"]
    return {
        "columns": EVENT_COLUMNS,
        "rows": [
            [0, row["worker"], *(round(row[key] - start, 3) for key in EVENT_COLUMNS[2:])]
            for row in rows[:count]
        ],
    }


def rounded(figures):
    return {key: round(value, 4) for key, value in figures.items()}


# ---------------------------------------------------------------- the machine


def cores_of_machine():
    """Cores that this process may use: its affinity, and what a container's quota allows."""
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:
        cores = os.cpu_count() or 1
    try:
        with open("/sys/fs/cgroup/cpu.max", encoding="ascii") as file:
            quota, period = file.read().split()
        if quota != "max":
            cores = min(cores, max(1, int(quota) // int(period)))
    except (OSError, ValueError):
        pass
    return cores


def cpu_model():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def busy_cores(seconds=0.5):
    """How many cores other programs keep busy while this one sleeps; None where nobody tells.

    The load average would not do: it remembers for minutes what this program itself has run.
    """
    before = core_ticks()
    time.sleep(seconds)
    after = core_ticks()
    if before is None or after is None or after[1] == before[1]:
        return None
    return (after[0] - before[0]) / (after[1] - before[1]) * (os.cpu_count() or 1)


def core_ticks():
    """Ticks of all cores since the start, busy and altogether."""
    try:
        with open("/proc/stat", encoding="utf-8") as file:
            ticks = [int(text) for text in file.readline().split()[1:9]]
    except (OSError, ValueError):
        return None
    idle = sum(ticks[3:5])
    return sum(ticks) - idle, sum(ticks)


def machine_of():
    machine = {"cores": cores_of_machine(), "cpuModel": cpu_model()}
    try:
        machine["ramBytes"] = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        shm = os.statvfs("/dev/shm")
        machine["shmBytes"] = shm.f_frsize * shm.f_blocks
    except (AttributeError, OSError, ValueError):
        pass
    busy = busy_cores()
    if busy is not None:
        machine["busyCores"] = round(busy, 2)
    return {
        **machine,
        "os": sys.platform,
        "python": platform.python_version(),
        "torch": str(torch.__version__),
        "device": device_name(),
    }


# ---------------------------------------------------------------- all of it


def parse_record(text):
    """`4` or `4:2`: workers, and batches that each prefetches."""
    workers, _, prefetch = str(text).partition(":")
    try:
        pair = int(workers), int(prefetch or 2)
    except ValueError:
        pair = -1, -1
    if pair[0] < 0 or pair[1] < 1:
        raise ValueError(
            f"record: found {text!r}, allowed is workers or workers:prefetch, such as 4 or 4:2"
        )
    return pair


def measure(
    loader,
    step=None,
    out="loader.json",
    record=(),
    seconds=120,
    repeats=2,
    batches=300,
    name="loader",
    description=None,
    keep=(),
    quiet=False,
):
    """Measures a loader and a step, writes the file and returns what is in it.

    `step(batch)`: one training step; without one, batches are taken as fast as they come.
    `record`: further runs besides that of the loader itself, as `4` or `4:2`.
    `batches`: of one run, at most.
    `keep`: objects with `state_dict` that the step changes and that are not found by themselves.
    """
    if not isinstance(loader, DataLoader):
        raise TypeError(f"loader: found {type(loader).__name__}, allowed is a DataLoader")
    own = (loader.num_workers, getattr(loader, "prefetch_factor", 2) or 2)
    wanted = list(dict.fromkeys([own, *(parse_record(text) for text in record)]))
    progress = Progress(seconds, quiet)
    source = Source(loader)
    states = states_of(step, keep)
    if step is not None:
        names = ", ".join(type(item).__name__ for item, _ in states)
        progress.say(
            f"step() trains {names}; all of it is put back afterwards"
            if names
            else "step() is called many times; if it trains something, name that with keep="
        )
    machine = machine_of()
    with random_states(source.generators()), states_put_back(states):
        document = measure_all(source, step, wanted, repeats, batches, name, progress)
    document["machine"] = machine
    if description is not None:
        document["description"] = description
    if out is not None:
        with open(out, "w", encoding="utf-8") as file:
            json.dump(document, file)
            file.write("\n")
    if not quiet:
        print(summary(document))
        if out is not None:
            print(f"Written to {out}.")
    return document


def measure_all(source, step, wanted, repeats, most, name, progress):
    share = progress.seconds / 100
    with one_thread():
        progress.say("loading samples alone, one thread")
        costs, held = load_costs(source, 12 * share)
        work = held_work(source)
        holds = holds_interpreter_lock(work) if work is not None else False
        progress.say("collating")
        costs["collateInMainMs"], batch = collate_in_main(source, held, 4 * share)
        progress.say("handing over from one worker")
        batch_ms = costs["collateInMainMs"]["mean"]
        handed, shared = hand_over_costs(source, held, 12 * share, batch_ms)
        costs.update(handed)
        # Without fork, a start imports torch: too dear to repeat, and the runs show it.
        if source.start_method == "fork":
            costs["workerStartMs"] = worker_start(source, held)
    dataset = dataset_of(source, batch, shared, holds)
    step_ms = 0.0
    if step is not None:
        progress.say("the step alone")
        costs["stepMs"], costs["stepCpuMs"] = step_costs(step, batch, 10 * share)
        step_ms = costs["stepMs"]["p50"]
        moved = copy_costs(batch)
        if moved is not None:
            costs["copyMs"] = moved
    del batch, held
    runs = []
    for number, (workers, prefetch) in enumerate(wanted):
        if runs and progress.left() < 2:
            progress.say(f"no time left for {len(wanted) - number} more runs: raise seconds=")
            break
        left = max(4.0, 0.9 * progress.left()) / (len(wanted) - number) / repeats
        plan = plan_run(source, costs, step_ms, workers, prefetch, min(20.0, 0.8 * left), most)
        progress.say(
            f"run {number + 1} of {len(wanted)}: {workers} workers, {plan.batches} batches"
        )
        act = step if step is not None else ignore
        runs.append(record_run(source, plan, act, step_ms, repeats, left, name))
    return {
        "format": "dataloader-measurement",
        "version": 1,
        "name": name,
        "dataset": dataset,
        "costs": costs,
        "runs": runs,
    }


def ignore(batch):
    """No step."""
    del batch


def held_work(source):
    """Loads a sample, or a batch where they come together; None for a stream."""
    if source.streams:
        return None
    batch = source.batches(1)[0]
    if isinstance(source.stamped(), StampedBatches):
        return lambda: source.dataset.__getitems__(batch)
    index = itertools.cycle(batch)
    return lambda: source.dataset[next(index)]


def dataset_of(source, batch, shared, holds):
    tensors, other_bytes = contents(batch)
    tensor_bytes = sum(bytes_of(tensor) for tensor in tensors)
    by_value = other_bytes > tensor_bytes
    size = len(pickle.dumps(batch)) if by_value else tensor_bytes
    dataset = {
        "bytesPerSample": size // source.batch_size,
        "bytesPerBatch": size,
        "tensorsPerBatch": len(tensors),
        "byValue": by_value,
        "collateIntoSharedMemory": bool(shared),
        "holdsInterpreterLock": bool(holds),
    }
    try:
        dataset["length"] = len(source.dataset)
    except TypeError:
        pass
    return dataset


def summary(document):
    """What was measured, for people."""
    costs, machine = document["costs"], document["machine"]
    first = document["runs"][0]
    size = first["loader"]["batchSize"]
    worker_ms = costs["batchLoadWallMs"]["p50"] + costs["collateMs"]["p50"]
    step_ms = first["training"]["stepMs"]
    lines = [
        "",
        f"{machine['cores']} cores, torch {machine['torch']}, {machine['device'] or 'no device'}",
        f"a sample     {costs['sampleWallMs']['p50']:9.2f} ms, "
        f"{costs['sampleCpuMs']['p50']:.2f} ms of it on the CPU",
        f"a batch      {worker_ms:9.2f} ms in a worker: {size} samples and collate "
        f"({costs['collateMs']['p50']:.2f} ms)",
        f"handing over {costs['handOverMs']['p50']:9.2f} ms of the main process, per batch",
        f"a step       {step_ms:9.2f} ms",
        "",
        f"{'workers':>7} {'prefetch':>8} {'samples/s':>10} {'waiting':>8} {'first batch':>12} "
        f"{'spread':>7}",
    ]
    for run in document["runs"]:
        seen, loader = run["observed"], run["loader"]
        lines.append(
            f"{loader['numWorkers']:>7} {loader['prefetchFactor'] or '-':>8} "
            f"{seen['samplesPerSecond']:>10.1f} {100 * seen['waitFraction']:>6.0f} % "
            f"{seen['firstBatchMs']:>9.0f} ms {run['quality']['spreadPercent']:>5.1f} %"
        )
    if step_ms > 0:
        lines += ["", f"A batch takes {worker_ms / step_ms:.1f} times as long to make as to use."]
        if costs["stepCpuMs"]["p50"] > 0.5 * step_ms:
            lines.append("The step needs the CPU: it takes cores away from the workers.")
    lines += [
        "",
        "Your numbers, for the worker throughput profiler:",
        f"  load one sample       {costs['sampleWallMs']['p50']:.3g} ms",
        f"  batch_size            {size}",
        f"  one training step     {step_ms:.4g} ms",
        f"  CPU cores             {machine['cores']}",
        f"  one collated sample   {document['dataset']['bytesPerSample'] / 1024:.4g} KiB",
    ]
    busy = machine.get("busyCores", 0)
    if busy > 0.5:
        lines += ["", f"Other programs kept {busy:.1f} cores busy: measure again without them."]
    return "\n".join(lines)


# ---------------------------------------------------------------- the command


class Pictures(Dataset):
    """Compressed pictures: decompressed, cut and made float32."""

    def __init__(self, length):
        self.length = length
        source = random.Random(1)
        pixels = bytes(source.choices(range(32), k=3 * 256 * 256))
        self.packed = [zlib.compress(pixels, 1) for _ in range(4)]

    def __len__(self):
        return self.length

    def __getitem__(self, index):
        pixels = bytearray(zlib.decompress(self.packed[index % len(self.packed)]))
        picture = torch.frombuffer(pixels, dtype=torch.uint8).view(3, 256, 256)
        return picture[:, 16:240, 16:240].float().div_(255), index % 1000


class Rows(Dataset):
    """Rows of sixteen numbers from memory."""

    def __init__(self, length):
        self.values = torch.zeros(length, 16)

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.values[index], index % 10


class Waits(Dataset):
    """Samples that take five milliseconds to arrive, and no core."""

    def __init__(self, length):
        self.length = length

    def __len__(self):
        return self.length

    def __getitem__(self, index):
        time.sleep(0.005)
        return torch.zeros(64), index % 10


WORKLOADS = {"pictures": Pictures, "rows": Rows, "waits": Waits}


class Sleep:
    """A step of the device: takes its time, and no core."""

    def __init__(self, step_ms):
        self.step_ms = step_ms

    def __call__(self, batch):
        time.sleep(self.step_ms / 1000)


def arguments():
    parser = argparse.ArgumentParser(
        description="Measures a DataLoader on a built-in workload; for yours, import measure()."
    )
    parser.add_argument("--workload", choices=sorted(WORKLOADS), default="pictures")
    parser.add_argument("--batch-size", type=int, default=16)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--prefetch", type=int, default=2)
    parser.add_argument("--step-ms", type=float, default=20, help="0: batches as fast as they come")
    parser.add_argument(
        "--record", default="", help="further runs, such as 0,1,4:4 (workers:prefetch)"
    )
    parser.add_argument("--repeats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120, help="time for all of it")
    parser.add_argument("--name", help="by default that of the workload")
    parser.add_argument("--out", default="loader.json")
    parser.add_argument("--quiet", action="store_true")
    return parser.parse_args()


def main():
    wish = arguments()
    loader = DataLoader(
        WORKLOADS[wish.workload](4096),
        batch_size=wish.batch_size,
        num_workers=wish.workers,
        drop_last=True,
        **({"prefetch_factor": wish.prefetch} if wish.workers > 0 else {}),
    )
    try:
        measure(
            loader,
            step=Sleep(wish.step_ms) if wish.step_ms > 0 else None,
            out=wish.out,
            record=[text for text in wish.record.split(",") if text],
            seconds=wish.seconds,
            repeats=wish.repeats,
            name=wish.name or wish.workload,
            quiet=wish.quiet,
        )
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
