import { beforeAll, describe, expect, it } from "vitest";
import { programsOf } from "@/content/checks/code";
import { parseMdx } from "@/content/checks/article";
import { files } from "./article";
import { HARNESS } from "./harness";
import { LIST_DATALOADER_CALLS } from "./listCalls";
import { groupBy } from "@/lib/conformance/groupBy";
import { pythonWith } from "@/scripts/tools/python";
import { python } from "./python";
import { type Ended, runTogether } from "./runTogether";
import { DATALOADER_ARGUMENTS_2_14_1, NOT_IN_1_13 } from "./signature";

const programs = programsOf(files);
const named = programs.map((program): [string, typeof program] => [program.title, program]);

/** For all programs together, on a machine that is busy with something else. */
const PATIENCE_MS = 600_000;

/** Modules that a program says it needs besides torch. */
const MODULES: Readonly<Record<string, string>> = { NumPy: "numpy", Pillow: "PIL" };

const neededModules = (needs: string): readonly string[] =>
  Object.entries(MODULES).flatMap(([word, module]) => (needs.includes(word) ? [module] : []));

describe("the programs of the article", () => {
  it("are there, short, with a title of their own", () => {
    expect(programs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(programs.map(({ title }) => title)).size).toBe(programs.length);
    expect(programs.filter(({ source }) => source.split("\n").length > 45)).toEqual([]);
  });

  it("fit into the column of the text", () => {
    const wide = programs.flatMap(({ title, source }) =>
      source.split("\n").flatMap((line) => (line.length > 65 ? [`${title}: ${line}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  it.each(named)("says what it needs, and imports nothing else: %s", (_, { needs, source }) => {
    expect(needs).toMatch(/^torch ≥ \d+\.\d+/);
    expect(/import numpy|\.numpy\(/.test(source)).toBe(needs.includes("NumPy"));
    expect(source.includes("from PIL")).toBe(needs.includes("Pillow"));
  });

  it.each(named)("passes only arguments that DataLoader has: %s", (_, { needs, source }) => {
    const known = needs.startsWith("torch ≥ 1.13")
      ? DATALOADER_ARGUMENTS_2_14_1.filter((name) => !NOT_IN_1_13.includes(name))
      : DATALOADER_ARGUMENTS_2_14_1;
    expect(dataLoaderKeywords(source).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("are guarded, where they start workers, for platforms that spawn", () => {
    const unguarded = programs.filter(
      ({ source }) => /num_workers=[1-9w]/.test(source) && !source.includes('if __name__ == "__main__":'),
    );
    expect(unguarded).toEqual([]);
  });

  it("stand in <Code>: one outside of it is refused", () => {
    const outside = { path: "a.mdx", tree: parseMdx("```python\nx = 1\n```") };
    expect(() => programsOf([outside])).toThrow("a.mdx:1");
  });
});

describe.runIf(pythonWith() !== null)("the programs, read by Python", () => {
  it.each(named)("parse, and Python finds the same arguments: %s", (_, { source }) => {
    const { status, stdout, stderr } = python(LIST_DATALOADER_CALLS, source);
    expect(status, stderr).toBe(0);
    const calls: unknown = JSON.parse(stdout);
    expect(calls).toEqual(dataLoaderCalls(source));
  });
});

describe.runIf(pythonWith("torch") !== null)("the programs, run as printed by PyTorch", () => {
  const runnable = named.flatMap(([title, { needs, source }]) => {
    const command = pythonWith("torch", ...neededModules(needs));
    return command === null ? [] : [{ title, command, source: source + (HARNESS[title] ?? "") }];
  });
  const ended = new Map<string, Ended>();

  beforeAll(() => {
    for (const [command, group] of groupBy(runnable, (one) => one.command)) {
      const runs = runTogether(
        command,
        group.map(({ source }) => source),
      );
      for (const [index, { title }] of group.entries()) {
        const run = runs[index];
        if (run !== undefined) ended.set(title, run);
      }
    }
  }, PATIENCE_MS);

  it("are all put to use: a harness for those that only define something", () => {
    const titles = programs.map(({ title }) => title);
    expect(Object.keys(HARNESS).filter((title) => !titles.includes(title))).toEqual([]);
  });

  it.each(runnable)("runs: $title", ({ title }) => {
    expect(ended.get(title)?.status, ended.get(title)?.stderr).toBe(0);
  });
});

/** The keywords of each `DataLoader(…)` call, in the order of the text. */
function dataLoaderCalls(source: string): readonly (readonly string[])[] {
  return [...source.matchAll(/\bDataLoader\(/g)].map(({ index }) =>
    keywordsAt(source, index + "DataLoader(".length),
  );
}

function dataLoaderKeywords(source: string): readonly string[] {
  return dataLoaderCalls(source).flat();
}

/** The keywords of the call whose arguments start here; nested calls are passed over. */
function keywordsAt(source: string, start: number): readonly string[] {
  let depth = 1;
  let argumentsText = "";
  for (let at = start; depth > 0 && at < source.length; at += 1) {
    const character = source.charAt(at);
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (depth === 1) argumentsText += character;
  }
  return [...argumentsText.matchAll(/(?:^|,)\s*(\w+)=(?!=)/g)].map(([, name = ""]) => name);
}
