import type { Wish } from "@/lib/scenario-store";
import type { Scenario } from "@/lib/sim";
import { argument, callLines } from "./loaderCall";
import { batchLength } from "./payload";
import { indented, type Piece } from "./python";
import type { StepPiece } from "./step";

/**
 * The training loop. It measures as the simulator does: steady figures leave out the first batches of an
 * epoch and count from one return of `next()` to the next.
 */
export function loopPiece(wish: Wish, scenario: Scenario, step: StepPiece): Piece {
  const { training } = scenario;
  const { breakAfterBatches } = training;
  const device = training.readsLoss ? [] : ["device = Device()"];
  const leave = breakAfterBatches === null ? [] : [`if position + 1 == ${breakAfterBatches}:`, "    break"];
  return {
    imports: ["import itertools", "import time", "from torch.utils.data import DataLoader"],
    lines: [
      "def main():",
      "    dataset = SimulatedDataset()",
      "    loader = DataLoader(",
      ...indented(callLines(wish, [argument("collate_fn", "collate")]), 2),
      "    )",
      ...indented(device),
      "    number = samples = 0",
      "    steady = waited = 0.0",
      "    first = None",
      "    began = time.perf_counter()",
      `    for epoch in range(${training.epochs}):`,
      ...indented(
        [
          "iterator = iter(loader)",
          "previous = 0.0",
          "for position in itertools.count():",
          "    called = time.perf_counter()",
          "    batch = next(iterator, None)",
          "    if batch is None:",
          "        break",
          "    returned = time.perf_counter()",
          "    first = first or returned",
          `    if position >= ${Math.max(1, training.excludedBatches)}:  # steady from here`,
          "        steady += returned - previous",
          "        waited += returned - called",
          `        samples += ${batchLength(scenario)}`,
          "    previous = returned",
          ...indented([...step.body, "number += 1", ...leave]),
          "del iterator  # ends the workers unless they are persistent",
        ],
        2,
      ),
      "    if steady > 0:",
      '        print(f"samples/s    {samples / steady:.1f}")',
      '        print(f"wait share   {100 * waited / steady:.1f} %")',
      '    print(f"first batch  {1000 * (first - began):.0f} ms")',
      '    print(f"batches      {number}")',
      "",
      "",
      'if __name__ == "__main__":',
      "    main()",
    ],
  };
}
