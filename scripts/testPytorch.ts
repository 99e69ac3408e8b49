import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scriptFor } from "@/lib/script";
import {
  againstScript,
  isScriptWithinBar,
  readPrinted,
  SCRIPT_BAR,
  scriptWishes,
  type ScriptHeld,
} from "@/lib/conformance/scriptRuns";
import { againstRecording, type Held, heldAsText, isWithinBar } from "@/lib/conformance/freshRuns";
import type { Wish } from "@/lib/scenario-store";
import { busyCores } from "./tools/busyCores";
import { readMeasurementFile, UsageError } from "./tools/measurementFile";
import { pythonWith } from "./tools/python";

const USAGE = `Runs the programs of the article with this machine's PyTorch; records runs of its DataLoader and holds
the simulator against them; then runs scripts that the site exports, and holds the simulator against what
they print.

  npm run test:pytorch -- [--add] [--set NAME] [--seconds N] [--workload NAME]

  --add        put the runs among the recorded ones afterwards
  --set NAME   folder for them; by default the generation of PyTorch, such as torch-2.13
  --seconds N  time for each workload, 60 by default
  --workload   pictures, rows or waits; all of them by default`;

const SCRIPT = "public/measure_dataloader.py";
const FOLDER = join(".cache", "pytorch");

/** Other programs may keep this part of the cores busy; beyond it, rates say nothing about the simulator. */
const BUSY_PART = 0.25;

/** Long enough for the kernel's clock of the cores, which ticks every 10 ms. */
const BUSY_SEEN_OVER_MS = 1000;

/** What is recorded of each built-in workload. */
const MATRIX = {
  waits: ["--batch-size", "8", "--step-ms", "10", "--workers", "2", "--record", "0,1,4,4:1"],
  pictures: ["--batch-size", "16", "--step-ms", "20", "--workers", "2", "--record", "0,1,2:4"],
  rows: ["--batch-size", "256", "--step-ms", "0", "--workers", "2", "--record", "0,1"],
} as const;
type Workload = keyof typeof MATRIX;
const WORKLOADS = ["waits", "pictures", "rows"] as const;

function main(): void {
  const wish = readArguments();
  const version = python(["-c", "import torch; print(torch.__version__)"], "pipe");
  if (version === null) {
    throw new UsageError("python3: found no PyTorch, allowed is one with it; Debian has it as python3-torch");
  }
  if (!runPrograms()) process.exitCode = 1;
  const busy = busyCores(BUSY_SEEN_OVER_MS);
  process.stdout.write(
    `torch ${version.trim()}, ${cpus().length} cores, ${busy.toFixed(1)} of them busy before\n`,
  );
  mkdirSync(FOLDER, { recursive: true });
  const held: Held[] = wish.workloads.flatMap((workload) => {
    const file = record(workload, wish.seconds);
    return againstRecording(readMeasurementFile(file).measurement);
  });
  const judged = busy <= BUSY_PART * cpus().length ? "all" : "inFlight";
  process.stdout.write(`${heldAsText(held, judged)}\n`);
  if (wish.add) for (const workload of wish.workloads) add(workload, wish.set);
  const scripts = Object.entries(scriptWishes(cpus().length)).map(([name, wish]) => runScript(name, wish));
  process.stdout.write(`${scriptsAsText(scripts, judged === "all")}\n`);
  const scriptsHold = scripts.every((script) => isScriptWithinBar(script, judged === "all"));
  if (!isWithinBar(held, judged) || !scriptsHold) process.exitCode = 1;
}

/** As often as it takes to see how much runs differ. */
const SCRIPT_REPEATS = 3;

function runScript(name: string, wish: Wish): ScriptHeld {
  const file = join(FOLDER, "exported.py");
  writeFileSync(file, scriptFor(wish, { name }));
  const printed = Array.from({ length: SCRIPT_REPEATS }, () => {
    const text = python([file], "pipe");
    if (text === null) throw new UsageError(`${file}: the exported script failed`);
    return readPrinted(text);
  });
  return againstScript(name, wish, printed);
}

function scriptsAsText(scripts: readonly ScriptHeld[], judgesRates: boolean): string {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const rows = scripts.map(({ name, observedPerSecond, error, spread, batches }) => [
    name,
    observedPerSecond.toFixed(1),
    percent(error),
    percent(spread),
    String(batches),
  ]);
  const lines = [["exported script", "observed/s", "predicted", "spread", "batches"], ...rows].map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(34) : cell.padStart(12))).join(""),
  );
  const verdict = judgesRates
    ? `Allowed beyond half the spread is ${percent(SCRIPT_BAR)}.`
    : "Rates not judged, since other programs kept the machine busy. Batches are.";
  return [...lines, verdict].join("\n");
}

/** Whether every program of the article runs as it is printed. */
function runPrograms(): boolean {
  const args = ["run", "--silent", "test:unit", "--", "tests/unit/content/programs.test.ts"];
  return spawnSync("npm", args, { stdio: "inherit" }).status === 0;
}

function record(workload: Workload, seconds: string): string {
  const file = fileOf(workload);
  const done = python([
    SCRIPT,
    "--workload",
    workload,
    "--seconds",
    seconds,
    "--out",
    file,
    ...MATRIX[workload],
  ]);
  if (done === null) throw new UsageError(`${SCRIPT}: recording ${workload} failed`);
  return file;
}

function fileOf(workload: Workload): string {
  return join(FOLDER, `${workload}.json`);
}

function add(workload: Workload, set: string | null): void {
  const options = set === null ? [] : ["--set", set];
  const { status } = spawnSync("npm", ["run", "--silent", "record:add", "--", fileOf(workload), ...options], {
    stdio: "inherit",
  });
  if (status !== 0) throw new UsageError(`--add: ${workload} could not join the recorded runs`);
}

/** What a Python program prints, "" where it prints to the terminal; null where it fails. */
function python(args: readonly string[], output: "pipe" | "inherit" = "inherit"): string | null {
  const { status, stdout } = spawnSync(pythonWith("torch") ?? "python3", ["-B", ...args], {
    encoding: "utf8",
    stdio: ["ignore", output, output],
  });
  if (status !== 0) return null;
  return output === "pipe" ? stdout : "";
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        add: { type: "boolean", default: false },
        set: { type: "string" },
        seconds: { type: "string", default: "60" },
        workload: { type: "string" },
      },
    });
    const { workload } = values;
    const workloads = WORKLOADS.filter((name) => workload === undefined || workload === name);
    if (workloads.length === 0) {
      throw new UsageError(
        `--workload: found ${String(workload)}, allowed is ${WORKLOADS.join(", ")}\n${USAGE}`,
      );
    }
    return { add: values.add, set: values.set ?? null, seconds: values.seconds, workloads };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
