import { describe, expect, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { withDatasetKind } from "@/lib/memory";
import { memoryScript } from "@/lib/script/memory";
import { DATASET_KINDS } from "@/lib/sim/memory";
import { hasPython, runPython } from "./python";

const PARSE_ALL = "import ast, json, sys\nfor source in json.load(sys.stdin): ast.parse(source)";
const scripts = DATASET_KINDS.map((kind) =>
  memoryScript(withDatasetKind(figures.memory, kind), "https://example.org/"),
);

describe("a script that measures memory", () => {
  it("makes the dataset of the wish and calls the loader as it says", () => {
    expect(scripts).toHaveLength(5);
    for (const script of scripts) {
      expect(script).toContain("ITEMS = 1281167");
      expect(script).toContain("num_workers=4,");
      expect(script).toContain("smaps_rollup");
    }
    expect(new Set(scripts).size).toBe(5);
  });

  it.runIf(hasPython)("parses, whatever the dataset", () => {
    expect(runPython(PARSE_ALL, JSON.stringify(scripts))).toBe("");
  });
});
