import { spawnSync } from "node:child_process";

/** Debian's own Python is where its packages are, whatever comes first in PATH. */
const CANDIDATES = ["python3", "/usr/bin/python3"];

const found = new Map<string, string | null>();

/** The first Python of this machine that can import all of these modules; null when there is none. */
export function pythonWith(...modules: readonly string[]): string | null {
  const program = modules.map((module) => `import ${module}\n`).join("") || "pass";
  const known = found.get(program);
  if (known !== undefined) return known;
  const command = CANDIDATES.find((candidate) => spawnSync(candidate, ["-c", program]).status === 0) ?? null;
  found.set(program, command);
  return command;
}
