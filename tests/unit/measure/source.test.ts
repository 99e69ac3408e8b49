import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasPython, runPython } from "../script/python";
import { SCRIPT } from "./script";

/** Prints what a program imports, as JSON: always, and where it may be missing (in a `try`). */
const IMPORTS = `
import ast, json, sys
tree = ast.parse(sys.stdin.read(), feature_version=(3, 9))
optional = {node for t in ast.walk(tree) if isinstance(t, ast.Try) for node in ast.walk(t)}
found = {"always": set(), "optional": set()}
for node in ast.walk(tree):
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        names = [node.module or "."]
    else:
        continue
    for name in names:
        top = name.split(".")[0]
        if top in sys.stdlib_module_names:
            continue
        found["optional" if node in optional else "always"].add(top)
print(json.dumps({key: sorted(value) for key, value in found.items()}))
`;

describe.runIf(hasPython)("measure_dataloader.py, where there is Python", () => {
  it("is Python 3.9, and needs the standard library and torch alone", () => {
    const printed = runPython(IMPORTS, readFileSync(SCRIPT, "utf8"));
    expect(JSON.parse(printed ?? "")).toEqual({ always: ["torch"], optional: ["numpy"] });
  });

  it("compiles", () => {
    const program = "import sys; compile(sys.stdin.read(), 'measure_dataloader.py', 'exec')";
    expect(runPython(program, readFileSync(SCRIPT, "utf8"))).toBe("");
  });
});

describe("measure_dataloader.py", () => {
  it("keeps to lines of 100 characters, without tabs and trailing blanks", () => {
    const lines = readFileSync(SCRIPT, "utf8").split("\n");
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => line.length > 100 || /\t|\s$/.test(line))).toEqual([]);
  });
});
