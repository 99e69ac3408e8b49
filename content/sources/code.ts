import type { Source } from "@/lib/evidence";
import { CHECKED_ON } from "./checkedOn";

/** The release whose sources were read. Its code on GitHub, by tag. */
const RELEASE = "https://github.com/pytorch/pytorch/blob/v2.14.1";

const inRelease = (path: string, short: string, what: string): Source => ({
  title: `${path}: ${what}`,
  short,
  by: "PyTorch contributors",
  url: `${RELEASE}/${path}`,
  published: "2026-10",
  checkedWith: "PyTorch 2.14.1",
  checkedOn: CHECKED_ON,
});

/** Source files, named with the functions that matter here. */
export const CODE_SOURCES = {
  dataloaderPy: inRelease(
    "torch/utils/data/dataloader.py",
    "dataloader.py",
    "_MultiProcessingDataLoaderIter (__init__, _reset, _next_data, _try_put_index, _process_data, _shutdown_workers) and _BaseDataLoaderIter",
  ),
  workerPy: inRelease("torch/utils/data/_utils/worker.py", "worker.py", "_worker_loop, seeds of the workers"),
  fetchPy: inRelease("torch/utils/data/_utils/fetch.py", "fetch.py", "_MapDatasetFetcher, __getitems__"),
  collatePy: inRelease(
    "torch/utils/data/_utils/collate.py",
    "collate.py",
    "collate_tensor_fn, default_collate",
  ),
  pinMemoryPy: inRelease("torch/utils/data/_utils/pin_memory.py", "pin_memory.py", "_pin_memory_loop"),
  samplerPy: inRelease("torch/utils/data/sampler.py", "sampler.py", "RandomSampler, BatchSampler"),
  distributedPy: inRelease("torch/utils/data/distributed.py", "distributed.py", "DistributedSampler"),
  reductionsPy: inRelease(
    "torch/multiprocessing/reductions.py",
    "reductions.py",
    "reduce_tensor, reduce_storage: what a pickled tensor holds",
  ),
  utilsPy: inRelease(
    "torch/_utils.py",
    "torch/_utils.py",
    "cpu_count, behind the warning about too many workers",
  ),
  parallelOpenMp: {
    title: "aten/src/ATen/ParallelOpenMP.cpp: what torch.set_num_threads reaches",
    short: "ParallelOpenMP.cpp",
    by: "PyTorch contributors",
    url: "https://github.com/pytorch/pytorch/blob/main/aten/src/ATen/ParallelOpenMP.cpp",
    published: null,
    checkedWith: "set_num_threads; its effect in a worker of PyTorch 2.13.0",
    checkedOn: CHECKED_ON,
  },
  dataLoaderCpp: {
    title: "torch/csrc/DataLoader.cpp: messages about workers that die",
    short: "DataLoader.cpp",
    by: "PyTorch contributors",
    url: "https://github.com/pytorch/pytorch/blob/main/torch/csrc/DataLoader.cpp",
    published: null,
    checkedWith: "THPModule_errorIfAnyWorkerFails; the message of PyTorch 2.13.0",
    checkedOn: CHECKED_ON,
  },
  copyCu: inRelease("aten/src/ATen/native/cuda/Copy.cu", "Copy.cu", "copies between host and device"),
  hostAllocator: inRelease(
    "aten/src/ATen/core/CachingHostAllocator.h",
    "CachingHostAllocator.h",
    "blocks of pinned memory, rounded up to a power of two",
  ),
  lmdbHeader: {
    title: "lmdb.h: caveats on using an environment after fork()",
    short: "lmdb.h",
    by: "Symas / OpenLDAP project",
    url: "https://github.com/LMDB/lmdb/blob/mdb.master/libraries/liblmdb/lmdb.h",
    published: null,
    checkedWith: "section Caveats",
    checkedOn: CHECKED_ON,
  },
} as const satisfies Record<string, Source>;
