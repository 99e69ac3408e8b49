import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BatchBars } from "@/components/widgets/throughput/BatchBars";
import { barCounts, batchBar } from "@/components/widgets/throughput/model/batchBars";
import { PricePanel } from "@/components/widgets/throughput/PricePanel";
import { figures } from "@/content/dataloader-pipeline/figures";

const wish = figures.throughput;
const knee = 3;
const cursor = wish.loader.numWorkers;

function show(isWhole: boolean): string {
  const bars = barCounts(knee, cursor).map((count) => batchBar(wish, count));
  const { unmount } = render(
    <>
      <BatchBars bars={bars} knee={knee} isWhole={isWhole} cursor={cursor} />
      <PricePanel wish={wish} knee={knee} isWhole={isWhole} />
    </>,
  );
  const text = [
    screen.getByRole("region", { name: "Where a batch’s time goes" }),
    screen.getByRole("region", { name: "The price in memory" }),
  ]
    .map(({ textContent }) => textContent)
    .join("\n");
  unmount();
  return text;
}

it("names a knee as one that may still move while numbers of workers are missing", () => {
  expect(cursor).not.toBe(knee);
  expect(show(false)).toMatch(/3 workers · knee\?[\s\S]*At the curve’s knee, 3 so far:/);
  expect(show(true)).toMatch(/3 workers · knee(?!\?)[\s\S]*At the curve’s knee, 3:/);
});
