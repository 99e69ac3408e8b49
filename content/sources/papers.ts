import type { Source } from "@/lib/evidence";
import { CHECKED_ON } from "./checkedOn";

/** Papers and articles with measurements of their own. */
export const PAPER_SOURCES = {
  tfData: {
    title: "tf.data: A Machine Learning Data Processing Framework, PVLDB 14(12)",
    short: "Murray 2021",
    by: "D. G. Murray et al.",
    url: "https://doi.org/10.14778/3476311.3476374",
    published: "2021",
    checkedWith: "caption of figure 1",
    checkedOn: CHECKED_ON,
  },
  dataStalls: {
    title: "Analyzing and Mitigating Data Stalls in DNN Training, PVLDB 14(5)",
    short: "Mohan 2021",
    by: "J. Mohan et al.",
    url: "https://doi.org/10.14778/3446095.3446100",
    published: "2021",
    checkedWith: "abstract",
    checkedOn: CHECKED_ON,
  },
  presto: {
    title: "Where Is My Training Bottleneck? Hidden Trade-Offs in Deep Learning Preprocessing Pipelines",
    short: "Isenko 2022",
    by: "A. Isenko et al.",
    url: "https://arxiv.org/abs/2202.08679",
    published: "2022",
    checkedWith: "tables of the paper's source",
    checkedOn: CHECKED_ON,
  },
  concurrentLoader: {
    title:
      "Profiling and Improving the PyTorch Dataloader for high-latency Storage, with its measurements (iarai/concurrent-dataloader)",
    short: "Svogor 2022",
    by: "I. Svogor et al.",
    url: "https://arxiv.org/abs/2211.04908",
    published: "2022-11",
    checkedWith: "published measurements",
    checkedOn: CHECKED_ON,
  },
  ramUsage: {
    title: "Demystify RAM Usage in Multi-Process Data Loaders",
    short: "Wu 2022",
    by: "Y. Wu",
    url: "https://ppwwyyxx.com/blog/2022/Demystify-RAM-Usage-in-Multiprocess-DataLoader/",
    published: "2022",
    checkedWith: "article",
    checkedOn: CHECKED_ON,
  },
  spdlPaper: {
    title: "Scalable and Performant Data Loading",
    short: "Hira 2025",
    by: "M. Hira et al.",
    url: "https://arxiv.org/abs/2504.20067",
    published: "2025-04",
    checkedWith: "abstract",
    checkedOn: CHECKED_ON,
  },
} as const satisfies Record<string, Source>;
