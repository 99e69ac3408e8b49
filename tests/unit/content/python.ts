import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What Python said. */
export interface PythonRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs python3 in an empty folder of its own; `status` is null when there is no python3. */
export function python(source: string, input = ""): PythonRun {
  const folder = mkdtempSync(join(tmpdir(), "article-"));
  try {
    const path = join(folder, "program.py");
    writeFileSync(path, source);
    const { status, stdout, stderr } = spawnSync("python3", [path], { cwd: folder, input, encoding: "utf8" });
    return { status, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether python3 can import all of these modules. */
export function canImport(...modules: readonly string[]): boolean {
  return python(modules.map((module) => `import ${module}\n`).join("") || "pass").status === 0;
}
