import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs the program of each folder in a process of its own. Importing PyTorch takes longer than most of
 * them: it is done once, and each process is forked from there. Prints how each ended.
 */
const RUNNER = `
import os, runpy, sys
import torch

for folder in sys.argv[1:]:
    child = os.fork()
    if child == 0:
        os.chdir(folder)
        for stream, name in ((1, "stdout"), (2, "stderr")):
            os.dup2(os.open(name, os.O_CREAT | os.O_WRONLY), stream)
        sys.argv = [os.path.join(folder, "program.py")]
        runpy.run_path(sys.argv[0], run_name="__main__")
        break
    _, status = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(status), flush=True)
`;

/** How a program ended, and what it said. */
export interface Ended {
  readonly status: number;
  readonly stderr: string;
}

/** Runs programs one after another with a Python that has PyTorch, each in an empty folder of its own. */
export function runTogether(command: string, sources: readonly string[]): readonly Ended[] {
  const folder = mkdtempSync(join(tmpdir(), "article-"));
  try {
    const folders = sources.map((source, index) => {
      const own = join(folder, String(index));
      mkdirSync(own);
      writeFileSync(join(own, "program.py"), source);
      return own;
    });
    const { stdout, stderr } = spawnSync(command, ["-c", RUNNER, ...folders], { encoding: "utf8" });
    const statuses = stdout.split("\n").filter(Boolean).map(Number);
    if (statuses.length !== sources.length) throw new Error(`the runner of the programs: ${stderr}`);
    return folders.map((own, index) => ({
      status: statuses[index] ?? NaN,
      stderr: readFileSync(join(own, "stderr"), "utf8"),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
