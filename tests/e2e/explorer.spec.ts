import { readFile } from "node:fs/promises";
import { expect, test, type Download, type Page } from "@playwright/test";
import { embedCode } from "@/components/widgets/share/embed";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { addressOf } from "./site/address";
import { openExplorerInArticle, openWidget } from "./site/widget";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const openExplorer = (page: Page, query = "") => openWidget(page, "pipeline", query);

const textOf = async (download: Download) => readFile(await download.path(), "utf8");

test("a batch can be followed by keyboard, from one to the next, and let go", async ({ page }) => {
  const explorer = await openExplorer(page);
  const hint = explorer.getByRole("button", { name: /^Follow batch/ });
  await hint.focus();
  await page.keyboard.press("Enter");
  const life = explorer.getByRole("region", { name: "The life of batch 8" });
  await expect(life.getByRole("listitem")).not.toHaveCount(0);
  await expect(life).toContainText("loads its 32 samples");
  await life.getByRole("button", { name: "Next batch" }).press("Enter");
  const next = explorer.getByRole("region", { name: "The life of batch 9" });
  await expect(next).toBeVisible();
  // From wherever the focus is, the arrow keys walk along the critical path.
  const path = next.locator(".critical-path").getByRole("listitem").getByRole("button");
  await page.keyboard.press("ArrowRight");
  await expect(path.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(path.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(path.first()).toBeFocused();
  await explorer.getByRole("button", { name: "Let go" }).press("Enter");
  await expect(hint).toBeVisible();
});

test("the whole critical path can be walked, a stretch at a time", async ({ page }) => {
  const explorer = await openExplorer(page);
  await explorer
    .getByRole("button", { name: /^Its longest wait|^batch/ })
    .first()
    .click();
  const path = explorer.locator(".critical-path");
  const stretches = path.getByRole("listitem").getByRole("button");
  const more = path.getByRole("button", { name: "Show earlier ones" });
  await expect(path).toContainText("These are the last 12 stretches.");
  const first = await stretches.first().textContent();
  await page.keyboard.press("ArrowRight");
  await expect(stretches.first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(stretches).toHaveCount(24);
  // The walk goes on at the stretch before the one that was the first.
  await expect(stretches.nth(11)).toBeFocused();
  await expect(stretches.nth(12)).toHaveText(first ?? "");
});

test("keys are the figure’s again once Enter has settled a number", async ({ page }) => {
  const explorer = await openExplorer(page);
  const field = explorer.getByRole("textbox", { name: /^num_workers/ });
  await field.fill("6");
  await field.press("Enter");
  await field.press("v");
  await expect(explorer.locator('[data-place="picture"]')).toBeFocused();
  await expect(field).toHaveValue("6");
});

test("a stretch of a life moves the playhead to its beginning", async ({ page }) => {
  const explorer = await openExplorer(page);
  await explorer.getByRole("button", { name: /^Follow batch/ }).click();
  const scrub = explorer.getByRole("slider", { name: "Moment of the run" });
  const before = await scrub.inputValue();
  await explorer.getByRole("listitem").filter({ hasText: "the GPU computes" }).getByRole("button").click();
  await expect(scrub).not.toHaveValue(before);
  await expect(explorer.locator(".pipeline-moment")).toHaveText(/^The GPU computes batch 8;/);
});

test("a click on a hatched gap of the GPU says why", async ({ page }) => {
  const explorer = await openExplorer(page);
  const picture = explorer.locator(".explorer-picture");
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error("the picture has no box");
  // The run begins idle: the left end of the lowest lane is a gap.
  await page.mouse.click(box.x + (90 / 760) * box.width, box.y + box.height - 24);
  const answer = explorer.getByRole("region", { name: "Why the GPU is idle" });
  await expect(answer).toContainText("The GPU waits for batch 0");
  await expect(answer).toBeInViewport({ ratio: 1 });
  await answer.getByRole("button", { name: "Let go" }).press("Enter");
  await page.keyboard.press("t");
  await expect(explorer.getByRole("listitem").filter({ hasText: "Starve the GPU" })).toBeFocused();
});

test("undo takes back a whole drag, reset brings back the scenario, and both can be undone", async ({
  page,
}) => {
  const explorer = await openExplorer(page);
  const workers = explorer.getByRole("slider", { name: /^num_workers/ });
  const original = await workers.inputValue();
  await workers.focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  const changed = await workers.inputValue();
  expect(Number(changed)).toBe(Number(original) + 2);
  await explorer.getByRole("button", { name: "Reset" }).click();
  await expect(workers).toHaveValue(original);
  await explorer.getByRole("button", { name: "Undo" }).click();
  await expect(workers).toHaveValue(changed);
  await explorer.getByRole("button", { name: "Redo" }).click();
  await expect(workers).toHaveValue(original);
});

test("a link opens in the same state", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const explorer = await openExplorer(page);
  await explorer.getByRole("button", { name: "Pin as A" }).click();
  await explorer.getByRole("slider", { name: /^num_workers/ }).fill("6");
  await explorer.getByRole("checkbox", { name: /in_order/ }).uncheck();
  await explorer.getByRole("button", { name: /^Follow batch/ }).click();
  await explorer.getByRole("slider", { name: "Moment of the run" }).fill("500");
  await explorer.getByRole("combobox", { name: /^1 s shows/ }).selectOption("100");
  const life = await explorer.getByRole("region", { name: /^The life of batch/ }).textContent();
  const shown = await explorer.getByRole("table", { name: "Numbers of the run" }).textContent();
  // The place that its maker had jumped to is no part of it.
  await page.evaluate(() => {
    history.replaceState(history.state, "", "#elsewhere");
  });
  await explorer.getByRole("button", { name: "Copy link" }).click();
  await expect(explorer.getByRole("button", { name: "Copied" })).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.hash).toBe("");

  const second = await context.newPage();
  const reopened = await openExplorer(second, address.search);
  await expect(reopened.getByRole("slider", { name: /^num_workers/ })).toHaveValue("6");
  await expect(reopened.getByRole("checkbox", { name: /in_order/ })).not.toBeChecked();
  await expect(reopened.getByRole("slider", { name: "Moment of the run" })).toHaveValue("500");
  await expect(reopened.getByRole("region", { name: /^The life of batch/ })).toHaveText(life ?? "");
  await expect(reopened.getByRole("button", { name: "Unpin A" })).toBeVisible();
  await expect(reopened.getByRole("combobox", { name: /^1 s shows/ })).toHaveValue("100");
  await expect(reopened.getByRole("table", { name: "Numbers of the run" })).toHaveText(shown ?? "");
});

test("a link to a figure of the article opens at the figure, a reload where the reader was", async ({
  page,
}) => {
  await page.goto(`${addressOf(ARTICLE_PATH)}?figure=pipeline&v=1&num_workers=1`);
  const explorer = page.getByRole("group", { name: "Pipeline explorer" });
  await expect(explorer.getByRole("slider", { name: /^num_workers/ })).toHaveValue("1");
  await expect(explorer.locator(".pipeline-verdict").first()).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.reload();
  await expect(page.getByRole("group", { name: "Pipeline simulation" })).toBeInViewport();
});

test("a link that asks for the impossible says so and loses nothing", async ({ page }) => {
  const explorer = await openExplorer(
    page,
    "?figure=pipeline&v=1&num_workers=9999&prefetch_factor=NaN&batch_size=64",
  );
  const problems = explorer.getByRole("status").first();
  await expect(problems).toContainText("num_workers: found “9999”");
  await expect(problems).toContainText("prefetch_factor: found “NaN”");
  await expect(explorer.getByRole("slider", { name: /^batch_size/ })).toHaveValue("64");
  await expect(explorer.getByRole("slider", { name: /^num_workers/ })).toHaveValue("4");
});

test("a link says which of its fields mean nothing here", async ({ page }) => {
  const explorer = await openExplorer(page, "?figure=pipeline&v=1&turbo=yes&t=99999999&utm_source=mail");
  const problems = explorer.getByRole("status").first().getByRole("listitem");
  await expect(problems).toHaveText([
    "turbo: found “yes”; allowed is a name that this figure knows, such as num_workers.",
    /^t: found “99999999”; allowed is up to \d+, the end of this run\.$/,
  ]);
});

test("a drag in the picture moves time, with Shift the window, and a batch named in a sentence is followed", async ({
  page,
}) => {
  const explorer = await openExplorer(page);
  const picture = explorer.locator(".explorer-picture");
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error("the picture has no box");
  const drag = async (fromX: number, toX: number) => {
    await page.mouse.move(box.x + (fromX / 760) * box.width, box.y + box.height / 3);
    await page.mouse.down();
    await page.mouse.move(box.x + (toX / 760) * box.width, box.y + box.height / 3, { steps: 4 });
    await page.mouse.up();
  };
  const scrub = explorer.getByRole("slider", { name: "Moment of the run" });
  await drag(300, 348);
  // The plot is 528 wide and shows a second: 348 is half of it.
  expect(Number(await scrub.inputValue())).toBeCloseTo(500, -1);
  await page.keyboard.down("Shift");
  await drag(500, 236);
  await page.keyboard.up("Shift");
  expect(Number(await explorer.getByRole("slider", { name: "Part of the run" }).inputValue())).toBeCloseTo(
    500,
    -1,
  );
  const named = explorer.getByText(/^Its longest wait/).getByRole("button");
  const name = await named.textContent();
  await named.click();
  await expect(explorer.getByRole("region", { name: `The life of ${name ?? ""}` })).toBeVisible();
  await expect(explorer.locator(".pipeline-moment")).toHaveText(
    new RegExp(`^The GPU waits for ${name ?? ""}:`),
  );
});

test("the prose leads to the batch that holds the others back", async ({ page }) => {
  await page.goto(addressOf(ARTICLE_PATH));
  const place = page.locator('[data-island="followBatch"]');
  await place.scrollIntoViewIfNeeded();
  // The link from the build stands aside for the live one, which is no descendant of it.
  const words = place.locator("> a", { hasText: "the batch that the GPU waits for longest" });
  await words.click();
  const explorer = page.getByRole("group", { name: "Pipeline explorer" });
  await expect(explorer.getByRole("region", { name: /^The life of batch/ })).toBeVisible();
  await expect(explorer.locator(".explorer-picture")).toBeInViewport();
});

test("the lecture view takes the keys, and Esc gives the focus back", async ({ page }) => {
  const explorer = await openExplorer(page);
  const opener = explorer.getByRole("button", { name: "Lecture view" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const lecture = page.getByRole("dialog", { name: "Lecture view" });
  const scrub = lecture.getByRole("slider", { name: "Moment of the run" });
  const before = await scrub.inputValue();
  await page.keyboard.press(".");
  await expect(scrub).not.toHaveValue(before);
  await lecture.getByRole("slider", { name: /^num_workers/ }).fill("1");
  await page.keyboard.press("Escape");
  await expect(lecture).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(explorer.getByRole("slider", { name: /^num_workers/ })).toHaveValue("1");
  await page.keyboard.press("Control+z");
  await expect(explorer.getByRole("slider", { name: /^num_workers/ })).toHaveValue("4");
  await page.keyboard.press("Control+Shift+Z");
  await expect(explorer.getByRole("slider", { name: /^num_workers/ })).toHaveValue("1");
});

test("settings survive a visit; a link wins over them, and reset brings back the preset", async ({
  page,
}) => {
  const explorer = await openExplorerInArticle(page);
  const workers = explorer.getByRole("slider", { name: /^num_workers/ });
  await workers.fill("7");
  await expect(page).toHaveURL(/num_workers=7/);
  await openExplorerInArticle(page);
  await expect(workers).toHaveValue("7");
  await explorer.getByRole("button", { name: /^Follow batch/ }).press("Enter");
  await expect(page).toHaveURL(/batch=8/);
  await explorer.getByRole("button", { name: "Reset" }).click();
  await expect(workers).toHaveValue("4");
  await expect(page).toHaveURL(/v=1&preset=pipeline&t=620&zoom=0,1000$/);
  await openExplorerInArticle(page, "?figure=pipeline&v=1&num_workers=2");
  await expect(workers).toHaveValue("2");
});

test("blocked storage costs the memory of a visit and nothing else", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const explorer = await openExplorerInArticle(page);
  await explorer.getByRole("slider", { name: /^num_workers/ }).fill("7");
  await expect(page).toHaveURL(/num_workers=7/);
  await openExplorerInArticle(page);
  await expect(explorer.getByRole("slider", { name: /^num_workers/ })).toHaveValue("4");
});

test("a preset ticks no task, and workers that live on bring a second epoch into sight", async ({ page }) => {
  const explorer = await openExplorer(page);
  await explorer.getByRole("combobox", { name: "Start from" }).selectOption("object-store");
  await expect(explorer.getByRole("heading", { name: "Make it happen: 0 of 4" })).toBeVisible();
  const start = explorer.getByRole("combobox", { name: "Start from" });
  await start.selectOption("pipeline");
  await explorer.getByRole("button", { name: "Undo" }).click();
  await expect(start).toHaveValue("object-store");
  await start.selectOption("pipeline");
  const persistent = explorer.getByRole("checkbox", { name: /persistent_workers/ });
  await persistent.check();
  await expect(explorer.getByRole("slider", { name: /^epochs/ })).toHaveValue("2");
  await expect(explorer.locator(".explorer-picture").getByText("epoch 1 ends")).toBeVisible();
  await expect(explorer.getByText(/workers are being started/).first()).toBeHidden();
  await persistent.uncheck();
  await expect(
    explorer.getByText(/waits for its workers to end|workers are being started/).first(),
  ).toBeVisible();
});

test("a widget in a frame on another page opens in the state of its address", async ({ page }) => {
  const address = `${addressOf(ARTICLE_PATH)}?figure=pipeline&v=1&num_workers=6&batch=12`;
  await page.setContent(embedCode(address, "pipeline", "The pipeline"));
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("slider", { name: /^num_workers/ })).toHaveValue("6");
  await expect(frame.getByRole("region", { name: "The life of batch 12" })).toBeVisible();
  await expect(frame.getByRole("link", { name: /^From/ })).toBeVisible();
});

test("what-if gains arrive from the worker and change with the run", async ({ page }) => {
  const explorer = await openExplorer(page);
  const panel = explorer.getByRole("region", { name: "What if one stage were free" });
  await expect(panel.getByRole("listitem")).toHaveCount(7);
  await explorer.getByRole("slider", { name: /^num_workers/ }).fill("1");
  await expect(panel).toContainText("Most to gain in the loader: load");
});

test("a run can be taken away as a table, a trace, a picture and a script", async ({ page }) => {
  const explorer = await openExplorer(page);
  await explorer.getByRole("button", { name: "Pin as A" }).click();
  await explorer.getByText("Run it yourself, or take it with you").click();
  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      explorer.getByRole("button", { name }).click(),
    ]);
    return file;
  };
  expect((await textOf(await save("Batches as CSV"))).split("\n").length).toBeGreaterThan(300);
  const trace = await textOf(await save("Trace for Perfetto"));
  expect(JSON.parse(trace)).toHaveProperty("traceEvents");
  const svg = await textOf(await save("Picture as SVG"));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"|^<svg /);
  for (const told of [
    "hand-over</text>",
    "num_workers=4",
    "figure=pipeline&amp;v=1",
    "A: GPU",
    "A, pinned: GPU busy",
  ])
    expect(svg).toContain(told);
  expect(svg).not.toContain("var(--");
  expect(svg).not.toContain('class="');
  const png = await readFile(await (await save("Picture as PNG")).path());
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(await textOf(await save("Download the script"))).toContain("DataLoader(");
});

test("on a phone the verdict and the picture stay in sight, below the contents, while a setting is dragged", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const explorer = await openExplorerInArticle(page);
  await explorer.getByRole("slider", { name: /^GPU step/ }).scrollIntoViewIfNeeded();
  await explorer.locator(".widget-settings").evaluate((settings) => {
    settings.scrollIntoView({ block: "end" });
  });
  const covered = await explorer.locator(".pipeline-verdict").evaluate((verdict) => {
    const { left, top, width } = verdict.getBoundingClientRect();
    return !verdict.contains(document.elementFromPoint(left + width / 2, top + 12));
  });
  expect(covered).toBe(false);
  await expect(explorer.locator(".explorer-picture")).toBeInViewport({ ratio: 0.95 });
});
