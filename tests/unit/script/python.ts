import { spawnSync } from "node:child_process";
import { pythonWith } from "@/scripts/tools/python";

/** Whether a Python of this machine has PyTorch. */
export const hasTorch = pythonWith("torch") !== null;

/** Runs a program with Python, with the one that has PyTorch if there is one; null where there is none. */
export function runPython(program: string, input: string): string | null {
  const { error, status, stdout, stderr } = spawnSync(pythonWith("torch") ?? "python3", ["-c", program], {
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
