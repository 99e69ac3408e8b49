import type { Source } from "@/lib/evidence";
import { CHECKED_ON } from "./checkedOn";

/** A thread on GitHub; its title here says what matters, not what the thread is called. Pull requests answer at the same address. */
const thread = (repository: string, number: number, title: string): Source => ({
  title,
  short: `${repository.split("/")[1] ?? repository} #${number}`,
  by: repository,
  url: `https://github.com/${repository}/issues/${number}`,
  published: null,
  checkedWith: "the thread",
  checkedOn: CHECKED_ON,
});

/** Issues, pull requests and published benchmark tables. */
export const REPORT_SOURCES = {
  copyOnRead: thread(
    "pytorch/pytorch",
    13246,
    "Memory of workers grows as they read the parent's Python objects; open since 2018",
  ),
  unpicklableHang: thread("pytorch/pytorch", 142884, "A batch that cannot be pickled makes the loader hang"),
  tooManyFiles: thread(
    "pytorch/pytorch",
    973,
    "Keeping many batches ends in “received 0 items of ancdata” or “Too many open files”",
  ),
  inOrderChange: thread("pytorch/pytorch", 141833, "The argument in_order"),
  numpySeeds: thread("pytorch/pytorch", 56488, "Workers seed NumPy"),
  pinThreadGil: thread(
    "pytorch/pytorch",
    77139,
    "The pin thread and the main thread share one interpreter lock",
  ),
  threadWorkers: thread(
    "pytorch/pytorch",
    161044,
    "Worker threads for the DataLoader; not in PyTorch 2.14.1",
  ),
  dockerShm: thread("moby/moby", 16164, "The default size of /dev/shm in a container is 64 MB"),
  timmRate: thread(
    "huggingface/pytorch-image-models",
    1491,
    "ResNet-50 on one A100, 10 workers: 1,923 images/s with PIL, 2,500 with Pillow-SIMD",
  ),
  burstPeriod: thread("mozilla/TTS", 407, "Waits of successive steps, with no workers and with four"),
  tooManyWorkers: thread("ecmwf/WeatherGenerator", 2274, "Length of an epoch with 4, 12 and 18 workers"),
  openCvThreads: thread(
    "open-mmlab/mmdetection",
    3306,
    "OpenCV threads inside eight workers: 30 images/s where another loader gives 267; solved by cv2.setNumThreads(0)",
  ),
  pinnedRatioTwo: thread(
    "rapidsai/dask-cuda",
    98,
    "A developer's remark: 11–12 GB/s pinned, 5–6 GB/s pageable",
  ),
  pinnedRatioOne: thread(
    "vortex-data/vortex",
    7815,
    "GH200, host to device: 97.4 GiB/s pinned, 93.0 GiB/s pageable",
  ),
  lotus: {
    title: "Lotus: CPU time per preprocessing operation, ImageNet on 4 V100",
    short: "Lotus",
    by: "rajveerb/lotus",
    url: "https://github.com/rajveerb/lotus",
    published: null,
    checkedWith: "published table",
    checkedOn: CHECKED_ON,
  },
  resnetRates: {
    title: "ResNet-50 v1.5 for PyTorch: training performance",
    short: "NVIDIA ResNet-50",
    by: "NVIDIA/DeepLearningExamples",
    url: "https://github.com/NVIDIA/DeepLearningExamples/tree/master/PyTorch/Classification/ConvNets/resnet50v1.5",
    published: null,
    checkedWith: "published table",
    checkedOn: CHECKED_ON,
  },
} as const satisfies Record<string, Source>;
