import { describe, expect, it } from "vitest";
import { flatTreeOf } from "@/components/widgets/freeDiagnosis/model/flatTreeOf";
import { pathTo, readTree } from "@/components/widgets/freeDiagnosis/model/flatTree";
import { findingsOf, FIRST_QUESTION, matchingCase, walksFrom, walkTo } from "@/lib/freeDiagnosis";
import { FINDINGS } from "@/lib/freeDiagnosis/findings";
import { CASES } from "@/lib/quiz/cases";

const walks = walksFrom(FIRST_QUESTION);

describe("the tree of questions", () => {
  it("reaches every finding, each in one way", () => {
    expect(new Set(findingsOf(FIRST_QUESTION))).toEqual(new Set(Object.values(FINDINGS)));
    expect(new Set(walks.map(({ node }) => node.id)).size).toBe(walks.length);
  });

  it("asks at most four questions, each of a later step", () => {
    for (const { path } of walks) {
      const steps = path.map(({ question }) => question.step);
      expect(steps.length).toBeLessThanOrEqual(4);
      expect(steps).toEqual([...new Set(steps)].toSorted());
    }
  });

  it("finds the way to a node, and begins anew where there is none", () => {
    expect(walkTo(FIRST_QUESTION, "by-value").path.map(({ question }) => question.id)).toEqual([
      "slow",
      "full",
      "what-is-sent",
    ]);
    expect(walkTo(FIRST_QUESTION, "nowhere").node).toBe(FIRST_QUESTION);
  });

  it("offers answers that can be told apart", () => {
    for (const { node } of walks) {
      if (node.kind === "finding") continue;
      expect(new Set(node.answers.map(({ label }) => label)).size).toBe(node.answers.length);
      expect(node.answers.length).toBeLessThanOrEqual(9);
    }
  });
});

describe("every end", () => {
  const flat = flatTreeOf(CASES);

  it.each(findingsOf(FIRST_QUESTION).map((finding) => [finding.id, finding] as const))(
    "%s has a case, a command, a remedy and a figure",
    (id, finding) => {
      const match = matchingCase(finding, CASES);
      expect(match?.kinds.some((kind) => finding.kinds.includes(kind))).toBe(true);
      const node = flat.find((one) => one.id === id);
      expect(node).toMatchObject({ match: { id: match?.id }, command: finding.command, code: finding.code });
      expect(node?.kind === "finding" && node.href).toMatch(/^\?figure=(pipeline|throughput|memory)&v=1&.*#/);
    },
  );

  it("travels with the page", () => {
    expect(readTree(JSON.stringify(flat))).toEqual(flat);
    expect(flat[0]?.id).toBe(FIRST_QUESTION.id);
  });

  it("knows its way back", () => {
    for (const { node, path } of walks) {
      expect(pathTo(flat, node.id).map(({ question, answer }) => [question.id, answer])).toEqual(
        path.map(({ question, answer }) => [question.id, answer]),
      );
    }
  });
});
