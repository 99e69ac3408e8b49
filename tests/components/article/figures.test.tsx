import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { Compare } from "@/components/article/Compare";
import { FiguresProvider } from "@/components/article/figures";
import { Signals } from "@/components/article/Signals";
import { SweepPlot, SWEEP_WORKERS } from "@/components/widgets/sweep/SweepPlot";
import { figures } from "@/content/dataloader-pipeline/figures";
import { formatPerSecond } from "@/lib/format/number";
import { createScenarioStore, toScenario, type Wish } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

const show = (children: ReactNode) => {
  const store = createScenarioStore(figures);
  return { store, ...render(<FiguresProvider store={store}>{children}</FiguresProvider>) };
};

const run = (wish: Wish) => simulate(toScenario(wish), "full");

describe("the sweep", () => {
  it("draws a point for each number of workers, with the simulator's number on it", () => {
    const { container } = show(<SweepPlot figure="fewCores" />);
    const points = [...container.querySelectorAll("circle")];
    expect(points).toHaveLength(SWEEP_WORKERS.length);
    for (const point of points) {
      const numWorkers = Number(point.dataset.numWorkers);
      const { totals } = run({ ...figures.fewCores, loader: { ...figures.fewCores.loader, numWorkers } });
      expect(Number(point.dataset.samplesPerSecond)).toBe(totals.samplesPerSecond);
    }
  });

  it("follows the reader's wish", () => {
    const { container, store, rerender } = show(<SweepPlot figure="throughput" />);
    const highest = () =>
      Math.max(
        ...[...container.querySelectorAll("circle")].map((point) => Number(point.dataset.samplesPerSecond)),
      );
    const before = highest();
    store.set("throughput", {
      ...figures.throughput,
      training: { ...figures.throughput.training, stepMs: { kind: "fixed", ms: 150 } },
    });
    rerender(
      <FiguresProvider store={store}>
        <SweepPlot figure="throughput" />
      </FiguresProvider>,
    );
    expect(highest()).toBeLessThan(before / 2);
  });

  it("says in words and in a table what it draws", () => {
    show(<SweepPlot figure="tinyRows" />);
    const none = formatPerSecond(
      run({ ...figures.tinyRows, loader: { ...figures.tinyRows.loader, numWorkers: 0 } }).totals
        .samplesPerSecond,
    );
    expect(screen.getByRole("img")).toHaveAccessibleName(expect.stringContaining(`0 workers: ${none}`));
    expect(screen.getByRole("cell", { name: none, hidden: true })).toBeInTheDocument();
  });
});

describe("the comparison", () => {
  it("draws the metric of each figure", () => {
    show(<Compare figures={["pageable", "sideStream"]} labels={["one", "two"]} of="samplesPerSecond" />);
    for (const [label, wish] of [
      ["one", figures.pageable],
      ["two", figures.sideStream],
    ] as const) {
      const row = screen.getByRole("row", { name: new RegExp(`^${label}`) });
      const { samplesPerSecond } = run(wish).totals;
      expect(Number(row.dataset.value)).toBe(samplesPerSecond);
      expect(within(row).getByText(formatPerSecond(samplesPerSecond))).toBeInTheDocument();
    }
  });

  it("refuses labels that do not match", () => {
    expect(() => show(<Compare figures={["pageable"]} labels={[]} of="samplesPerSecond" />)).toThrow(
      "0 labels for 1 figures",
    );
  });
});

describe("the signals", () => {
  it("shows the throughput of each run", () => {
    show(<Signals figures={["healthy", "byValue"]} labels={["fine", "sick"]} />);
    const row = screen.getByRole("row", { name: /^sick/ });
    expect(
      within(row).getByText(formatPerSecond(run(figures.byValue).totals.samplesPerSecond)),
    ).toBeInTheDocument();
  });
});
