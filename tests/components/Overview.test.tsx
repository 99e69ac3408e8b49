import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Overview } from "@/components/widgets/pipeline/explorer/Overview";
import { figures } from "@/content/dataloader-pipeline/figures";
import { toScenario } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

it("shades no less than nothing where the window is already that of a longer run", () => {
  const result = simulate(toScenario(figures.pipeline), "signals");
  const durationMs = result.totals.wallMs;
  const scene = { result, durationMs, setZoom: () => undefined };
  const window = { fromMs: 1.1 * durationMs, untilMs: 1.3 * durationMs };
  const { container } = render(<Overview scene={scene} window={window} atMs={0} />);
  const widths = [...container.querySelectorAll("rect")].map((rect) => Number(rect.getAttribute("width")));
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
});
