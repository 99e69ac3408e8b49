import type { Page } from "@playwright/test";
import { ARTICLE_PATH } from "@/lib/site/paths";

/** A state that a page can be in, and how to bring it there. */
export interface PageState {
  readonly name: string;
  readonly drive: (page: Page) => Promise<void>;
  /** The elements that differ from the page as it opens; absent, the whole page does. */
  readonly within?: readonly string[];
  /** The state fills the screen, whose size nobody changes then: it is brought about on a narrow one. */
  readonly isFullScreen?: true;
}

const island = (kind: string) => `[data-island="${kind}"]`;

/** One exported page with the states that every guard visits. */
export interface PageRow {
  readonly path: string;
  readonly states: readonly [PageState, ...PageState[]];
  /** The page is one large figure, with a twin of fewer words for readers without JavaScript. */
  readonly isFigure?: true;
}

/** The page as it opens. */
const plain: PageState = { name: "plain", drive: () => Promise.resolve() };

/** Everything that can be unfolded is unfolded. */
const unfolded: PageState = {
  name: "unfolded",
  drive: (page) =>
    page.locator("details").evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    }),
};

/** The article's first figure with another number of workers, at the event after the one it opened with. */
const heroWith = (numWorkers: number): PageState => ({
  name: `with num_workers at ${String(numWorkers)}`,
  within: [island("pipeline")],
  drive: async (page) => {
    const hero = page.getByRole("group", { name: "Pipeline simulation" });
    await hero.getByRole("slider", { name: "num_workers" }).fill(String(numWorkers));
    await hero.getByRole("button", { name: "Step to the next event" }).click();
  },
});

/** The explorer with a pinned run, a batch that is followed, and everything unfolded that can be taken away. */
const explorerInUse: PageState = {
  name: "with the explorer in use",
  within: [island("pipelineExplorer")],
  drive: async (page) => {
    await page.locator(island("pipelineExplorer")).scrollIntoViewIfNeeded();
    const explorer = page.getByRole("group", { name: "Pipeline explorer" });
    await explorer.getByRole("button", { name: "Pin as A" }).click();
    await explorer.getByRole("button", { name: /^Follow batch/ }).click();
    await explorer.getByText("Run it yourself, or take it with you").click();
    await explorer.getByText("Every parameter of this run").click();
    await explorer.getByText("Who did what when, as a table").click();
  },
};

/** The explorer alone on the screen, at an idle moment. */
const lecture: PageState = {
  name: "with the lecture view open",
  within: ["dialog[open]"],
  isFullScreen: true,
  drive: async (page) => {
    const explorer = page.getByRole("group", { name: "Pipeline explorer" });
    await explorer
      .getByText(/^Its longest wait/)
      .getByRole("button")
      .click();
    await explorer.getByRole("button", { name: "Lecture view" }).click();
    await page.getByRole("dialog", { name: "Lecture view" }).waitFor();
  },
};

/** The throughput profiler with another workload beside the reader's own and everything unfolded. */
const profilerInUse: PageState = {
  name: "with the throughput profiler in use",
  within: [island("throughput")],
  drive: async (page) => {
    await page.locator(island("throughput")).scrollIntoViewIfNeeded();
    const profiler = page.getByRole("group", { name: "Worker throughput profiler" });
    await profiler.getByRole("button", { name: "Pin as A" }).click();
    await profiler.getByRole("combobox", { name: "Start from" }).selectOption("recorded-waits");
    await profiler.getByText("Lay other workloads beside yours").click();
    await profiler.getByRole("checkbox", { name: "Rows of a table in memory" }).check();
    await profiler.getByText("The curve as a table").click();
    await profiler.getByText("The bounds and what they are made of").click();
    await profiler.getByText("Run it yourself, or take it with you").click();
    await profiler.getByText("Every parameter of this run").click();
  },
};

/** The quiz with a case played to its end, both runs side by side and a table unfolded. */
const caseSolved: PageState = {
  name: "with a case of the quiz solved",
  within: [island("diagnostic")],
  drive: async (page) => {
    await page.locator(island("diagnostic")).scrollIntoViewIfNeeded();
    const quiz = page.getByRole("group", { name: "Bottleneck diagnostic" });
    await quiz.getByRole("button", { name: /^Three seconds between two iterations/ }).click();
    await quiz.getByRole("button", { name: "No guess" }).click();
    await quiz.getByRole("radio", { name: /The copy to the GPU blocks the loop/ }).check();
    await quiz.getByRole("button", { name: "Answer" }).click();
    await quiz.getByRole("button", { name: "Show me" }).click();
    await quiz.getByRole("button", { name: "Show me" }).click();
    await quiz.getByText("GPU utilisation as a table").click();
  },
};

/** The result of the quiz, and a path through the questions about one's own machine to its end. */
const diagnosed: PageState = {
  name: "with a result and a finding",
  within: [island("diagnostic"), island("freeDiagnosis")],
  drive: async (page) => {
    await page.evaluate(() => {
      const cases = { "video-post-training": { points: 1, of: 5 } };
      localStorage.setItem("progress", JSON.stringify({ version: 1, tasks: {}, cases }));
    });
    await page.locator(island("diagnostic")).scrollIntoViewIfNeeded();
    await page
      .getByRole("group", { name: "Bottleneck diagnostic" })
      .getByRole("button", { name: "Result" })
      .click();
    await page.locator(island("freeDiagnosis")).scrollIntoViewIfNeeded();
    const own = page.getByRole("group", { name: "Diagnose your own loader" });
    await own.getByRole("button", { name: "Slow, again and again" }).click();
    await own.getByRole("button", { name: "Slow even after the sleep" }).click();
    await own.getByRole("button", { name: "Arrays, lists, images, strings" }).click();
  },
};

/** The memory analyzer with a run that dies, counted by RSS, and everything unfolded. */
const analyzerInUse: PageState = {
  name: "with the memory analyzer in use",
  within: [island("memory")],
  drive: async (page) => {
    await page.locator(island("memory")).scrollIntoViewIfNeeded();
    const analyzer = page.getByRole("group", { name: "Memory analyzer" });
    await analyzer.getByRole("combobox", { name: "/dev/shm" }).selectOption("64 MiB, Docker’s default");
    await analyzer.getByRole("checkbox", { name: "validation loader" }).check();
    await analyzer.getByRole("radio", { name: "RSS" }).check();
    await analyzer
      .getByRole("button", { name: /^Apply: / })
      .first()
      .waitFor();
    await analyzer.getByText("Memory over time as a table").click();
    await analyzer.getByText("Run it yourself, or take it with you").click();
    await analyzer.getByText("What the model of memory rests on").click();
    await analyzer.getByText("Every parameter of this run").click();
  },
};

/** Every page of the site. A page without a row fails, and so does a row without a page. */
export const pages: readonly PageRow[] = [
  { path: "/", states: [plain] },
  { path: "/404/", states: [plain] },
  { path: "/about/design-language/", states: [plain] },
  { path: "/about/simulator/", states: [plain, unfolded] },
  // A widget in use is the same wherever it stands, and is looked at sooner where nothing stands around it.
  { path: "/embed/pipeline/", states: [plain, explorerInUse, lecture], isFigure: true },
  { path: "/embed/throughput/", states: [plain, profilerInUse], isFigure: true },
  { path: "/embed/memory/", states: [plain, analyzerInUse], isFigure: true },
  { path: "/embed/diagnostic/", states: [plain, caseSolved], isFigure: true },
  {
    path: ARTICLE_PATH,
    states: [plain, unfolded, heroWith(0), heroWith(8), diagnosed],
  },
];

/** Each page in each of its states. */
export const visits = pages.flatMap(({ path, states }) =>
  states.map((state) => ({ ...state, path, title: `${path} ${state.name}` })),
);
