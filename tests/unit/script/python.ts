import { spawnSync } from "node:child_process";

/** Runs a program with Python; null where there is none. */
export function runPython(program: string, input: string): string | null {
  const { error, status, stdout, stderr } = spawnSync("python3", ["-c", program], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (error !== undefined) return null;
  if (status !== 0) throw new Error(`Python ended with status ${String(status)}: ${stderr}`);
  return stdout;
}

/** Whether there is a Python on this machine. */
export const hasPython = runPython("pass", "") !== null;

/** Whether that Python has PyTorch. */
export const hasTorch =
  hasPython &&
  runPython("import importlib.util as u; print(u.find_spec('torch') is not None)", "") === "True\n";
