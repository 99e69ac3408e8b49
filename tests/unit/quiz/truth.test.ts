import { describe, expect, it } from "vitest";
import { heldAt } from "@/lib/advice/memory";
import { fixModel } from "@/lib/advice/remedies/loop";
import { CASES } from "@/lib/quiz/cases";
import { keptForLater } from "@/lib/quiz/cases/keptForLater";
import { eighteenJustInCase } from "@/lib/quiz/cases/eighteenJustInCase";
import { codeOf } from "@/lib/quiz/examiner/code";
import { limitInWords } from "@/lib/quiz/examiner/limit";
import { outcomeOf, setupOf } from "@/lib/quiz/trial";

describe("what a case says", () => {
  it("moves neither arrays nor lists with a method that only a tensor has", () => {
    for (const quizCase of CASES) {
      const { scenario } = setupOf(quizCase);
      const { payload } = scenario.workload;
      const moves = codeOf(scenario).includes("inputs = inputs.to(");
      if (payload.kind === "byValue" || payload.tensors > 100) expect(moves, quizCase.id).toBe(false);
    }
  });

  it("compiles a model once, not in every step", () => {
    const tried = fixModel.on(setupOf(eighteenJustInCase));
    expect(JSON.stringify(tried)).toContain("model = torch.compile(model)  # once, before the loop");
  });

  it("counts the descriptors of tensors by one rule", () => {
    const outcome = outcomeOf(setupOf(keptForLater));
    expect(limitInWords("survival", outcome)).toContain("1,026 descriptors");
    expect(keptForLater.rounds[0].gaveAway).toContain("1,023");
    expect(keptForLater.assumed.join(" ")).toContain("Only descriptors of tensors count");
    expect(keptForLater.rounds[0].accepted).toBe("keepNoBatches");
  });

  it("names all that it adds up to the memory of batches", () => {
    const { memory } = outcomeOf(setupOf(eighteenJustInCase));
    const batches = heldAt(memory, memory.peaks.ram.atMs).find(({ kind }) => kind === "prefetchMemory");
    expect(batches?.evidence).toMatch(/^Batches on their way, with the samples they are made from/);
  });
});
