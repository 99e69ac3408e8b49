import { cruise } from "dependency-cruiser";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import config from "@/.dependency-cruiser.mjs";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "layers-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Lays out a small site and names the rules it breaks. */
const rulesBroken = async (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { output } = await cruise(["."], {
    ...config.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  if (typeof output === "string") throw new Error(`expected a result, found text: ${output}`);
  return output.summary.violations.map(({ rule }) => rule.name);
};

const imports = (path: string) => `import { a } from "${path}";\nexport const b = a;\n`;
const leaf = "export const a = 1;\n";

it("lets imports that point down pass", async () => {
  const files = {
    "pages/index.ts": imports("../content/x"),
    "content/x.ts": imports("../components/widgets/w"),
    "components/widgets/w.ts": imports("../charts/c"),
    "components/charts/c.ts": imports("../../lib/stages/s"),
    "lib/stages/s.ts": imports("../sim/m"),
    "lib/sim/m.ts": imports("./n"),
    "lib/sim/n.ts": leaf,
  };
  expect(await rulesBroken(files)).toEqual([]);
});

it.each([
  ["content", "content/x.ts", "../pages/p", "pages/p.ts", "content-imports-down-only"],
  ["a widget", "components/widgets/w.ts", "../../content/x", "content/x.ts", "widgets-imports-down-only"],
  ["a chart", "components/charts/c.ts", "../widgets/w", "components/widgets/w.ts", "parts-imports-down-only"],
  [
    "a control",
    "components/controls/c.ts",
    "../widgets/w",
    "components/widgets/w.ts",
    "parts-imports-down-only",
  ],
  [
    "a library",
    "lib/stages/s.ts",
    "../../components/charts/c",
    "components/charts/c.ts",
    "lib-imports-down-only",
  ],
  ["the simulator", "lib/sim/m.ts", "../stages/s", "lib/stages/s.ts", "sim-imports-itself-only"],
  ["the site", "lib/stages/s.ts", "../../tests/t", "tests/t.ts", "site-knows-no-tests"],
])("refuses %s that imports upwards", async (_what, from, path, to, rule) => {
  expect(await rulesBroken({ [from]: imports(path), [to]: leaf })).toContain(rule);
});

it("refuses Node modules in the simulator", async () => {
  expect(await rulesBroken({ "lib/sim/m.ts": 'export { sep } from "node:path";\n' })).toContain(
    "sim-imports-itself-only",
  );
});

it("refuses circles, types included", async () => {
  const files = {
    "lib/a/a.ts": 'import type { B } from "./b";\nexport type A = B | 1;\n',
    "lib/a/b.ts": 'import type { A } from "./a";\nexport type B = A | 2;\n',
  };
  expect(await rulesBroken(files)).toContain("no-circular");
});

it("refuses orphans", async () => {
  expect(await rulesBroken({ "lib/a/alone.ts": leaf })).toContain("no-orphans");
});

it("refuses imports that lead nowhere", async () => {
  expect(await rulesBroken({ "lib/a/a.ts": imports("./none") })).toContain("no-unresolvable");
});
