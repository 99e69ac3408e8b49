import { expect, it } from "vitest";
import { explorerLink } from "@/components/widgets/diagnostic/model/explorerLink";
import { CASES } from "@/lib/quiz/cases";
import { setupOf } from "@/lib/quiz/trial";
import { readShare } from "@/lib/share";

const links = CASES.map((quizCase) => ({ quizCase, link: explorerLink(setupOf(quizCase)) }));

it("opens nearly every case in the explorer; a few are too large for a link", () => {
  expect(links.filter(({ link }) => link === null).length).toBeLessThanOrEqual(0.15 * CASES.length);
});

it("opens a case as it is", () => {
  for (const { quizCase, link } of links) {
    if (link === null) continue;
    const [query = ""] = link.slice(1).split("#");
    const { wish, problems } = readShare(query);
    expect(problems).toEqual([]);
    expect(wish.workload).toEqual(quizCase.wish.workload);
    expect(wish.training).toEqual(quizCase.wish.training);
  }
});
