import { expect, test, type Page } from "@playwright/test";
import { CASES } from "@/lib/quiz/cases";
import { writePlace } from "@/lib/quiz/quizLink";
import type { QuizCase } from "@/lib/quiz/quizCase";
import { remedyOf, isRemedyId } from "@/lib/advice/remedies";
import { ARTICLE_PATH } from "@/lib/site/paths";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const PLAYED = "video-post-training";

async function openQuiz(page: Page, query = "") {
  await page.goto(`${ARTICLE_PATH.slice(1)}${query}`);
  return arrived(page);
}

/** The quiz once its code has come. */
async function arrived(page: Page) {
  await page.locator('[data-island="diagnostic"]').scrollIntoViewIfNeeded();
  const quiz = page.getByRole("group", { name: "Bottleneck diagnostic" });
  await quiz.waitFor();
  return quiz;
}

function caseNamed(id: string): QuizCase {
  const found = CASES.find((quizCase) => quizCase.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

/** Presses the number that stands before an answer, then Enter. */
async function answerByKey(page: Page, label: string) {
  const number = await page.getByRole("radio", { name: label }).getAttribute("data-option");
  await page.keyboard.press(number ?? "");
  await page.keyboard.press("Enter");
}

test("a case is played by keyboard alone, remembered, and forgotten when asked twice", async ({ page }) => {
  const [round] = caseNamed(PLAYED).rounds;
  const [wrong] = round.causes.filter(({ isRight }) => !isRight);
  const [right] = round.causes.filter(({ isRight }) => isRight);
  if (wrong === undefined || right === undefined || !isRemedyId(round.accepted))
    throw new Error("no such round");
  const remedy = remedyOf(round.accepted).title;

  const quiz = await openQuiz(page, `?figure=diagnosis&${writePlace({ seed: 5, caseId: PLAYED })}`);
  await quiz.getByRole("group", { name: caseNamed(PLAYED).prediction.question }).waitFor();
  await quiz.getByRole("button", { name: "Keys" }).focus();
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expect(quiz.getByRole("heading", { name: "The cause" })).toBeFocused();
  await answerByKey(page, wrong.label);
  await expect(quiz.getByText(`Not this one. ${wrong.feedback}`)).toBeFocused();
  await page.keyboard.press("h");
  await expect(quiz.getByText(`Hint: ${round.hints[0] ?? ""}`)).toBeFocused();
  // A reload washes nothing away.
  await page.reload();
  await arrived(page);
  await expect(quiz.getByText(`Hint: ${round.hints[0] ?? ""}`)).toBeVisible();
  await expect(quiz.getByRole("radio", { name: wrong.label })).toBeDisabled();
  await quiz.getByRole("button", { name: "Keys" }).focus();
  await answerByKey(page, right.label);
  await expect(quiz.getByRole("heading", { name: "The remedy" })).toBeFocused();
  await answerByKey(page, remedy);
  await expect(quiz.getByRole("heading", { name: "What it was" })).toBeFocused();
  await expect(quiz.getByText("3 of 5 points")).toBeVisible();
  await expect(quiz.getByText("before", { exact: true })).toHaveCount(caseNamed(PLAYED).instruments.length);

  await page.keyboard.press("r");
  await expect(quiz.getByRole("heading", { name: "Your result" })).toBeFocused();
  await page.reload();
  await arrived(page);
  await quiz.getByRole("button", { name: "Result" }).click();
  await expect(quiz.getByText("3 of 5 points in 1 case")).toBeVisible();
  await quiz.getByRole("button", { name: "Forget my progress" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget" }).click();
  await expect(quiz.getByText("No case is finished yet")).toBeVisible();
});

test("the address names the case; a score travels alone; tasks of other figures are counted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("progress", '{"version":1,"tasks":{"tasks.pipeline":["starve"]},"cases":{}}');
  });
  const shared = await openQuiz(page, "?figure=diagnosis&score=34of60&case=none");
  await expect(shared.getByText("34 of 60 points")).toBeVisible();
  await expect(shared.getByText(/case: found “none”/)).toBeVisible();
  await expect(shared.getByText(/^Pipeline explorer: 1 of/)).toBeVisible();
  await shared.getByRole("button", { name: caseNamed("idle-workers").title }).click();
  await expect(page).toHaveURL(/figure=diagnosis&case=idle-workers/);
  await page.goBack();
  await expect(shared.getByRole("heading", { name: "Somebody shared a score" })).toBeFocused();
  await page.goForward();
  await expect(shared.getByRole("heading", { name: caseNamed("idle-workers").title })).toBeFocused();
  await page.reload();
  await arrived(page);
  await expect(shared.getByRole("heading", { name: caseNamed("idle-workers").title })).toBeVisible();
  // The router has overwritten what the entry said before the page was loaded anew.
  await page.goBack();
  await expect(shared.getByRole("heading", { name: "Pick a case" })).toBeFocused();
  await page.goForward();
  await expect(shared.getByRole("heading", { name: caseNamed("idle-workers").title })).toBeFocused();
});

test("in a frame, Back after a reload leads to the list, and the list works", async ({ page }) => {
  await page.goto("embed/diagnostic/");
  const quiz = await arrived(page);
  await quiz.getByRole("button", { name: caseNamed("idle-workers").title }).click();
  await expect(page).toHaveURL(/figure=diagnosis&case=idle-workers/);
  await page.reload();
  await expect(quiz.getByRole("heading", { name: caseNamed("idle-workers").title })).toBeVisible();
  await page.goBack();
  await expect(quiz.getByRole("heading", { name: "Pick a case" })).toBeFocused();
  await quiz.getByRole("button", { name: caseNamed(PLAYED).title }).click();
  await expect(quiz.getByRole("heading", { name: caseNamed(PLAYED).title })).toBeFocused();
});

test("a path through the questions has an address", async ({ page }) => {
  await page.goto(`${ARTICLE_PATH.slice(1)}?figure=own&at=what-is-sent`);
  await page.locator('[data-island="freeDiagnosis"]').scrollIntoViewIfNeeded();
  const own = page.getByRole("group", { name: "Diagnose your own loader" });
  await own.getByRole("button", { name: "Arrays, lists, images, strings" }).focus();
  await page.keyboard.press("1");
  await expect(own.getByRole("heading", { name: "Batches travel by value" })).toBeFocused();
  await expect(page).toHaveURL(/figure=own&at=by-value/);
  await page.keyboard.press("b");
  await expect(own.getByRole("heading", { name: "What does a batch consist of?" })).toBeFocused();
});
