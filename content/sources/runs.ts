import type { Source } from "@/lib/evidence";
import { hrefOf } from "@/lib/site/paths";
import { CHECKED_ON } from "./checkedOn";

/** Measurements of our own. The machine is small: read times as orders of magnitude. */
export const RUN_SOURCES = {
  experiments: {
    title:
      "Experiments with torch 2.13.0 (CPU build), Python 3.11.7, NumPy 2.4, Linux, start method fork unless said otherwise; a virtual machine with 2 cores (AMD EPYC), no GPU",
    short: "our experiments",
    by: "this site",
    url: hrefOf("/experiments/README.md"),
    published: "2026-10",
    checkedWith: "PyTorch 2.13.0",
    checkedOn: CHECKED_ON,
  },
  recordedRuns: {
    title:
      "Recorded runs of the real DataLoader: torch 2.13.0 and 1.13.1, Python 3.11, Linux, a virtual machine with 2 cores (AMD EPYC), no GPU; the step is a sleep in the main process",
    short: "recorded runs",
    by: "this site",
    url: hrefOf("/recorded/README.md"),
    published: "2026-10",
    checkedWith: "PyTorch 2.13.0 and 1.13.1",
    checkedOn: CHECKED_ON,
  },
} as const satisfies Record<string, Source>;
