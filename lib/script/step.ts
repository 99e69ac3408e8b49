import type { Scenario } from "@/lib/sim";
import { STEPS_AHEAD } from "@/lib/sim/stepsAhead";
import type { CostPiece } from "./costs";
import { indented, NO_PIECE, type Piece, pythonNumber } from "./python";

/** What stands for the device, and the lines of the loop's body. */
export interface StepPiece extends Piece {
  readonly body: readonly string[];
  readonly usesSpin: boolean;
}

/**
 * The training step without a GPU. Where the loop reads the loss it waits for copy and step, so both are
 * one sleep; otherwise a device keeps its own time.
 */
export function stepPiece(scenario: Scenario, step: CostPiece): StepPiece {
  const { training } = scenario;
  const host = training.hostMs > 0 ? [`spin(${pythonNumber(training.hostMs)})`] : [];
  const usesSpin = host.length > 0;
  const stepMs = step.at?.("number") ?? null;
  if (!training.readsLoss) {
    const piece = devicePiece(scenario);
    return { ...piece, body: [...host, `device.train(${stepMs ?? "0"})`], usesSpin };
  }
  const terms = [
    ...(training.copy === null ? [] : [pythonNumber(copyMs(scenario))]),
    ...(stepMs === null ? [] : [stepMs]),
  ];
  const sleep =
    terms.length === 0 ? [] : [`time.sleep((${terms.join(" + ")}) / 1000)  # ${sleepComment(scenario)}`];
  return { ...NO_PIECE, body: [...host, ...sleep], usesSpin };
}

function sleepComment({ training }: Scenario): string {
  return training.copy === null ? "the step" : "the copy to the device, then the step";
}

function devicePiece(scenario: Scenario): Piece {
  return {
    imports: ["import time"],
    lines: [
      "class Device:",
      '    """Works while the CPU goes on: what is queued runs in turn."""',
      "",
      "    def __init__(self):",
      "        self.free_at = self.copied_at = 0.0",
      "        self.step_ends = []",
      "",
      "    def train(self, step_ms):",
      ...indented(copyLines(scenario), 2),
      "        start = max(time.perf_counter(), self.free_at, self.copied_at)",
      "        self.free_at = start + step_ms / 1000",
      "        self.step_ends.append(self.free_at)",
      `        if len(self.step_ends) > ${STEPS_AHEAD}:`,
      `            sleep_until(self.step_ends[-${STEPS_AHEAD + 1}])`,
      "",
      "",
      "def sleep_until(moment):",
      "    time.sleep(max(0, moment - time.perf_counter()))",
    ],
  };
}

function copyLines(scenario: Scenario): string[] {
  const { training, loader } = scenario;
  if (training.copy === null) return [];
  const copy = `${pythonNumber(copyMs(scenario))} / 1000`;
  const side = training.copy.stream === "side" && loader.pinMemory;
  const lines = side
    ? [`self.copied_at = max(time.perf_counter(), self.copied_at) + ${copy}`]
    : [`self.copied_at = self.free_at = max(time.perf_counter(), self.free_at) + ${copy}`];
  const waits = !(training.copy.nonBlocking && loader.pinMemory);
  return waits ? [...lines, "sleep_until(self.copied_at)"] : lines;
}

function copyMs({ workload, loader, machine }: Scenario): number {
  const { pinnedBytesPerSecond, pageableBytesPerSecond } = machine.link;
  return (1000 * workload.payload.bytes) / (loader.pinMemory ? pinnedBytesPerSecond : pageableBytesPerSecond);
}
