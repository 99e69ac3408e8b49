import type { Locator, Page } from "@playwright/test";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { addressOf } from "./address";

const GROUPS = {
  pipeline: "Pipeline explorer",
  throughput: "Worker throughput profiler",
  memory: "Memory analyzer",
} as const;

const groupOf = (page: Page, widget: keyof typeof GROUPS) =>
  page.getByRole("group", { name: GROUPS[widget], exact: true });

/** Opens a widget on the page where it stands alone: the same widget as in the article, sooner there. */
export async function openWidget(page: Page, widget: keyof typeof GROUPS, query = ""): Promise<Locator> {
  await page.goto(`${addressOf(`/embed/${widget}/`)}${query}`);
  const group = groupOf(page, widget);
  await group.waitFor();
  return group;
}

/** Opens the explorer in its place in the article, where settings are kept. */
export async function openExplorerInArticle(page: Page, query = ""): Promise<Locator> {
  await page.goto(`${addressOf(ARTICLE_PATH)}${query}`);
  await page.locator('[data-island="pipelineExplorer"]').scrollIntoViewIfNeeded();
  const group = groupOf(page, "pipeline");
  await group.waitFor();
  return group;
}
