import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FACTS } from "@/content/facts";
import { SOURCES } from "@/content/sources";
import { pythonWith } from "@/scripts/tools/python";
import { python } from "./python";
import { runTogether } from "./runTogether";

const PUBLIC = fileURLToPath(new URL("../../../public", import.meta.url));
const FOLDER = `${PUBLIC}/experiments`;

const readme = readFileSync(`${FOLDER}/README.md`, "utf8").replaceAll(/\s+/g, " ");
const scripts = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".py"))
  .map((name) => ({ name, source: readFileSync(`${FOLDER}/${name}`, "utf8") }));

/** Those that start no interpreter anew and wait for nothing: they end within a second or two. */
const QUICK = ["behaviour.py", "messages.py"];

/** For a machine that is busy with something else. */
const PATIENCE_MS = 120_000;

describe("the experiments that anybody can repeat", () => {
  it("are where the sources of our own runs lead to", () => {
    for (const { url } of [SOURCES.experiments, SOURCES.recordedRuns]) {
      expect(readFileSync(`${PUBLIC}${url}`, "utf8")).toMatch(/^# /);
    }
  });

  it("are all in the index, and no other", () => {
    const named = [...readme.matchAll(/\[(\w+\.py)\]\(\1\)/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(scripts.map(({ name }) => name).sort());
  });

  it("have every number of the article that names them as its source in the index", () => {
    const printed = Object.values(FACTS).filter(({ source }) => source === "experiments");
    expect(printed.length).toBeGreaterThan(20);
    expect(printed.map(({ value }) => value).filter((value) => !readme.includes(value))).toEqual([]);
  });

  it.each(scripts)("are short, and guarded for platforms that spawn: $name", ({ source }) => {
    expect(source.split("\n").length).toBeLessThanOrEqual(81);
    expect(source).toContain('if __name__ == "__main__":');
  });
});

it.runIf(pythonWith() !== null)("the experiments parse", () => {
  const program = "import json, sys\nfor text in json.load(sys.stdin): compile(text, 'experiment', 'exec')";
  const { status, stderr } = python(program, JSON.stringify(scripts.map(({ source }) => source)));
  expect(status, stderr).toBe(0);
});

const command = pythonWith("torch", "numpy");

it.runIf(command !== null)(
  "the quick experiments run to their end",
  () => {
    const sources = scripts.filter(({ name }) => QUICK.includes(name)).map(({ source }) => source);
    const ended = runTogether(command ?? "python3", sources);
    expect(ended.map(({ status, stderr }) => (status === 0 ? "" : stderr))).toEqual(QUICK.map(() => ""));
  },
  PATIENCE_MS,
);
