import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pythonWith } from "@/scripts/tools/python";

/** What Python said. */
export interface PythonRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a Python in an empty folder of its own; `status` is null when there is none. */
export function python(source: string, input = "", command = pythonWith() ?? "python3"): PythonRun {
  const folder = mkdtempSync(join(tmpdir(), "article-"));
  try {
    const path = join(folder, "program.py");
    writeFileSync(path, source);
    const { status, stdout, stderr } = spawnSync(command, [path], { cwd: folder, input, encoding: "utf8" });
    return { status, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
