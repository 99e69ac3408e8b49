import { defaultLoaderWish, defaultScenario, loaderFrom, type Scenario } from "@/lib/sim";
import { figure } from "./cases";
import { batchMs, nth } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

const C91 = [true, false].map((pinMemory) =>
  caseScenario({
    loader: { pinMemory, numWorkers: 1 },
    sampleMs: 4,
    payload: {
      kind: "tensors",
      tensors: 1,
      bytes: figure("C91", "in.batch_bytes"),
      sharedBy: "collate",
    },
    training: { copy: { nonBlocking: false, stream: "default" } },
  }),
);

function copyMs({ batches }: ReturnType<typeof nth>): number {
  return (batches.copyEndMs[4] ?? 0) - (batches.copyStartMs[4] ?? 0);
}

const linkWhy =
  "The default link has the middle of what others report for PCIe 3 x16: pinned 11 to 12, pageable 5 to 6 GB/s.";

const C93 = [true, false].map((nonBlocking): Scenario => ({
  ...defaultScenario,
  loader: loaderFrom({ ...defaultLoaderWish, pinMemory: true }),
  training: { ...defaultScenario.training, copy: { nonBlocking, stream: "default" } },
}));

/** From host to device. */
export const COPIES: readonly CaseRow[] = [
  {
    id: "C91",
    what: "copy of a pinned batch, ms",
    scenarios: C91,
    measure: (results) => copyMs(nth(results, 0)),
    expected: figure("C91", "out.h2d_ms.pinned"),
    tolerance: { relative: 0.2 },
    why: linkWhy,
  },
  {
    id: "C91",
    what: "copy of a pageable batch, ms",
    scenarios: C91,
    measure: (results) => copyMs(nth(results, 1)),
    expected: figure("C91", "out.h2d_ms.pageable_like"),
    tolerance: { relative: 0.2 },
    why: linkWhy,
  },
  {
    id: "C93",
    what: "time per iteration, non-blocking copies over blocking ones",
    scenarios: C93,
    measure: (results) => batchMs(0)(results) / batchMs(1)(results),
    expected: 1,
    tolerance: { limit: "atMost" },
    why: "The report's gain comes from a set-up that offloads weights; the direction is what can be compared.",
  },
];
