import { expect, it } from "vitest";
import { shownView } from "@/components/widgets/pipeline/explorer/shownView";
import { explainMoment } from "@/lib/advice";
import { DEFAULT_PRESET } from "@/lib/presets";
import { toScenario } from "@/lib/scenario-store";
import { OPENING_MS_PER_SECOND, readShare, writeShare } from "@/lib/share";
import { simulate } from "@/lib/sim";

const { id, wish } = DEFAULT_PRESET;

it("a link opens on the very event at which it was copied, and says the same of it", () => {
  const run = simulate(toScenario(wish), "signals");
  const edges = run.gaps.flatMap(({ startMs, endMs }) => [startMs, endMs]).slice(0, 200);
  expect(edges.some((atMs) => explainMoment(run, atMs) !== explainMoment(run, Math.round(atMs)))).toBe(true);
  for (const atMs of edges) {
    const shown = { atMs, window: { fromMs: 0.4, untilMs: 1000 }, selection: null, pinned: null };
    const view = shownView({ ...shown, speed: OPENING_MS_PER_SECOND }, id);
    const opened = readShare(writeShare({ preset: id, wish, view }).query);
    expect(opened.problems).toEqual([]);
    expect(opened.view).toEqual({ ...view, zoom: { fromMs: 0, toMs: 1000 } });
    expect(opened.view.atMs).toBe(atMs);
  }
});
