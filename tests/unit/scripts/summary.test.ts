import { describe, expect, it } from "vitest";
import { countTests } from "@/scripts/tools/counts.mjs";
import { summarise } from "@/scripts/tools/summary.mjs";

describe("summarise", () => {
  it("shows a row per step and adds up the tests in its last line", () => {
    const text = summarise([
      { name: "lint", result: "ok", seconds: 1.26 },
      { name: "unit", result: "failed", seconds: 30, tests: { passed: 10, failed: 2 } },
      { name: "e2e", result: "not run", seconds: 0, tests: { passed: 5, failed: 0 } },
    ]);
    expect(text.split("\n")).toEqual([
      "step     result    seconds   tests",
      "lint     ok            1.3",
      "unit     failed       30.0   10 passed, 2 failed",
      "e2e      not run       0.0   5 passed, 0 failed",
      "",
      "15 passed, 2 failed",
    ]);
  });
});

describe("countTests", () => {
  it("counts a broken test file of Vitest as a failed test", () => {
    const testResults = [
      { status: "passed", assertionResults: [{}, {}] },
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
    ];
    expect(countTests({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    });
  });

  it("counts flaky tests and outside errors of Playwright as failed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countTests({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3 });
  });

  it("counts a missing report as a failure", () => {
    expect(countTests(undefined)).toEqual({ passed: 0, failed: 1 });
  });
});
