import { expect, test } from "@playwright/test";
import { PRESETS } from "@/lib/presets";
import { toScenario } from "@/lib/scenario-store";
import { readShare } from "@/lib/share";
import { digest, simulate } from "@/lib/sim";
import { openWidget } from "./site/widget";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const QUERIES = [
  "preset=imagenet-jpeg&v=1",
  "preset=heavy-tailed&v=1&num_workers=7&in_order=false",
  "preset=token-text&v=1&num_workers=3&pin_memory=true&non_blocking=true",
  "preset=tabular-rows&v=1&num_workers=0",
];

for (const query of QUERIES) {
  test(`the same run to the bit in Chromium and in Node: ${query}`, async ({ page }) => {
    const { wish, problems, preset } = readShare(query);
    expect(problems).toEqual([]);
    expect(PRESETS.map(({ id }) => id)).toContain(preset);
    const explorer = await openWidget(page, "pipeline", `?figure=pipeline&${query}`);
    await explorer.getByText("Run it yourself, or take it with you").click();
    await expect(explorer.locator("[data-digest]")).toHaveText(digest(simulate(toScenario(wish), "full")));
  });
}
