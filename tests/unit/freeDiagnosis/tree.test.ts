import { describe, expect, it } from "vitest";
import { flatTreeOf } from "@/components/widgets/freeDiagnosis/model/flatTreeOf";
import { pathTo, readTree } from "@/components/widgets/freeDiagnosis/model/flatTree";
import { diagnose } from "@/lib/advice/diagnose";
import { diagnoseMemory } from "@/lib/advice/memory";
import { findingsOf, FIRST_QUESTION, showingLink, walksFrom } from "@/lib/freeDiagnosis";
import { studyOf } from "@/lib/memory";
import { toScenario } from "@/lib/scenario-store";
import { readShare } from "@/lib/share";
import { simulate } from "@/lib/sim";
import { CASES } from "@/lib/quiz/cases";
import { type Seen, seenIn, SIGNALS } from "./signals";

const walks = walksFrom(FIRST_QUESTION);

describe("the tree of questions", () => {
  it("reaches every node in one way", () => {
    expect(new Set(walks.map(({ node }) => node.id)).size).toBe(walks.length);
  });

  it("ends in leaving the loader alone wherever the GPU is busy, however slow next() is", () => {
    const busy = FIRST_QUESTION.answers.filter(({ label }) => label.includes("GPU is busy"));
    expect(busy).toHaveLength(2);
    for (const { next } of busy) expect(next).toMatchObject({ kind: "finding", shows: { cause: "gpu" } });
  });

  it("names a remedy that changes the training after one that does not", () => {
    for (const { id, code } of findingsOf(FIRST_QUESTION)) {
      const [first] = code.split("\n");
      expect(first, id).not.toMatch(/changes the training|batch_size=batch_size|in_order=False/);
      if (/in_order=False|B \/\/ 2 alone|half\(\)|WebDataset/.test(code))
        expect(code, id).toContain("changes the training");
    }
  });

  it("asks at most four questions, each of a later step", () => {
    for (const { path } of walks) {
      const steps = path.map(({ question }) => question.step);
      expect(steps.length).toBeLessThanOrEqual(4);
      expect(steps).toEqual([...new Set(steps)].toSorted());
    }
  });

  it("offers answers that can be told apart", () => {
    for (const { node } of walks) {
      if (node.kind === "finding") continue;
      expect(new Set(node.answers.map(({ label }) => label)).size).toBe(node.answers.length);
      expect(node.answers.length).toBeLessThanOrEqual(9);
    }
  });
});

describe("every path", () => {
  const seen = new Map(CASES.map((quizCase) => [quizCase.id, seenIn(quizCase)]));
  const ends = walks.flatMap(({ node, path }) =>
    node.kind === "finding"
      ? [{ id: node.id, caseId: node.caseId, answers: path.map(({ answer }) => answer) }]
      : [],
  );
  const contradicted = (caseId: string, answers: readonly string[]) => {
    const run = seen.get(caseId);
    return run === undefined ? [caseId] : answers.filter((answer) => SIGNALS[answer]?.(run) !== true);
  };

  it.each(ends.filter(({ caseId }) => caseId !== null))(
    "to $id ends in a case that shows what was answered",
    ({ caseId, answers }) => {
      expect(contradicted(caseId ?? "", answers)).toEqual([]);
    },
  );

  it.each(ends.filter(({ caseId }) => caseId === null))(
    "to $id says that there is no such case, and there is none",
    ({ id, answers }) => {
      const showsAll = (run: Seen) => answers.every((answer) => SIGNALS[answer]?.(run) === true);
      expect([...seen].filter(([, run]) => showsAll(run)).map(([one]) => one)).toEqual([]);
      expect(flatTreeOf(CASES).find((node) => node.id === id)).toMatchObject({ match: null });
    },
  );
});

describe("every end", () => {
  const flat = flatTreeOf(CASES);

  it.each(findingsOf(FIRST_QUESTION).map((finding) => [finding.id, finding] as const))(
    "%s has a command, a remedy and a figure",
    (id, finding) => {
      const node = flat.find((one) => one.id === id);
      expect(node).toMatchObject({ command: finding.command, code: finding.code });
      expect(node?.kind === "finding" && node.href).toMatch(/^\?figure=(pipeline|throughput|memory)&v=1&.*#/);
    },
  );

  it.each(findingsOf(FIRST_QUESTION).map((finding) => [finding.id, finding] as const))(
    "%s opens a figure in which the simulator finds the same",
    (_, { shows }) => {
      const query = showingLink(shows)
        .replace(/^\?figure=\w+&/, "")
        .replace(/#.*/, "");
      const { wish, problems } = readShare(query);
      expect(problems).toEqual([]);
      if (shows.noticed === "ram" || shows.noticed === "shm" || shows.noticed === "openFiles") {
        const study = studyOf(wish, (one) => simulate(toScenario(one), "signals"));
        const [run] = study.timeline.runs;
        if (run === undefined) throw new Error("a study has a run");
        const setup = {
          scenario: toScenario(wish),
          footprint: run.footprint,
          openFiles: study.limits.openFiles,
        };
        expect(study.failure?.what).toBe(shows.noticed);
        expect(diagnoseMemory(setup).causes[0]?.kind).toBe(shows.cause);
      } else {
        const { causes } = diagnose({ scenario: toScenario(wish) }, shows.noticed);
        expect(causes[0].kind, JSON.stringify(causes.slice(0, 3))).toBe(shows.cause);
      }
    },
  );

  it("shows a next() that is quick wherever the first answer said so", () => {
    for (const { node, path } of walks) {
      if (node.kind === "question" || path[0]?.answer.startsWith("Quick") !== true) continue;
      const { wish } = readShare(
        showingLink(node.shows)
          .replace(/^\?figure=\w+&/, "")
          .replace(/#.*/, ""),
      );
      expect(simulate(toScenario(wish), "totals").totals.waitFraction, node.id).toBeLessThan(0.1);
    }
  });

  it("asks whether the network is full before it says that nothing is busy", () => {
    const { node } = walks.find(({ node: { id } }) => id === "resource") ?? {};
    const answers = node?.kind === "question" ? node.answers : [];
    const full = answers.findIndex(({ next }) => next.id === "full-link");
    const idle = answers.findIndex(({ next }) => next.id === "latency");
    expect(full).toBeGreaterThanOrEqual(0);
    expect(full).toBeLessThan(idle);
    expect(node?.kind === "question" && node.command).toContain("sar -n DEV");
  });

  it("shows a next() that is slow and costs nothing", () => {
    const hidden = findingsOf(FIRST_QUESTION).find(({ id }) => id === "hidden-wait");
    if (hidden === undefined) throw new Error("no such finding");
    const { wish } = readShare(
      showingLink(hidden.shows)
        .replace(/^\?figure=\w+&/, "")
        .replace(/#.*/, ""),
    );
    const { totals } = simulate(toScenario(wish), "totals");
    expect(totals.waitFraction).toBeGreaterThan(0.15);
    expect(totals.gpuBusyFraction).toBeGreaterThan(0.93);
  });

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
