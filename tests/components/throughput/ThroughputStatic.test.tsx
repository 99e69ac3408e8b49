import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { FiguresProvider } from "@/components/article/figures";
import { ThroughputStatic } from "@/components/widgets/throughput/ThroughputStatic";
import { figures } from "@/content/dataloader-pipeline/figures";
import { boundsOf } from "@/lib/bounds";
import { createScenarioStore, toScenario } from "@/lib/scenario-store";
import { fineProfile } from "@/lib/workerCurve";
import { recommend } from "@/lib/workerCount";

/** The static figure as the build writes it. */
function show() {
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(
    <FiguresProvider store={createScenarioStore(figures)}>
      <ThroughputStatic figure="throughput" />
    </FiguresProvider>,
  );
  document.body.append(container);
  return { container };
}

afterEach(() => {
  document.body.replaceChildren();
});

it("draws the simulated points, the same in the wide and in the narrow picture", () => {
  const { container } = show();
  const points = fineProfile(figures.throughput);
  for (const svg of container.querySelectorAll(".throughput-svg")) {
    const drawn = [...svg.querySelectorAll("[data-num-workers]")].map((mark) => [
      Number(mark.getAttribute("data-num-workers")),
      Number(mark.getAttribute("data-samples-per-second")),
    ]);
    expect(drawn).toEqual(points.map(({ numWorkers, samplesPerSecond }) => [numWorkers, samplesPerSecond]));
  }
});

it("draws the bounds of the scenario where they belong", () => {
  const { container } = show();
  const bounds = boundsOf(toScenario(figures.throughput));
  const drawn = [...container.querySelectorAll(".pipeline-wide [data-bound]")];
  expect(drawn.map((line) => line.getAttribute("data-bound"))).toContain("mainLoop");
  for (const line of drawn) {
    const key = line.getAttribute("data-bound");
    if (key === "workers") continue;
    const bound = bounds.find((candidate) => candidate.key === key);
    expect(Number(line.getAttribute("data-samples-per-second"))).toBe(bound?.samplesPerSecond);
  }
});

it("says the recommendation, the form of the curve and the price", () => {
  const { container } = show();
  const { numWorkers, shape } = recommend(figures.throughput, fineProfile(figures.throughput));
  const advice = container.querySelector("[data-knee]");
  expect(advice?.getAttribute("data-knee")).toBe(String(numWorkers));
  expect(advice?.getAttribute("data-shape")).toBe(shape);
  const price = screen.getByRole("region", { name: "The price in memory" });
  expect(within(price).getByRole("row", { name: /in flight/ })).toHaveTextContent("2 × 4 + 2 batches");
});

it("gives every picture a name that says what is in it", () => {
  show();
  const [curve] = screen.getAllByRole("img", { name: /^Samples per second against num_workers/ });
  expect(curve).toHaveAccessibleName(/climbs, then flat; the knee is at 3/i);
  expect(screen.getAllByRole("img", { name: /^storage .*load .*collate .*copy/ })).toHaveLength(4);
});
