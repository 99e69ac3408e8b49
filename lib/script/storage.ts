import type { Scenario, Storage } from "@/lib/sim";
import { hasWorkers } from "@/lib/sim";
import { NO_PIECE, type Piece, pythonNumber } from "./python";

/** How a script reads from storage: not at all, each request for itself, or in turn. */
export interface StoragePiece extends Piece {
  readonly kind: "none" | "latency" | "shared";
  /** How a request for so many bytes is written; null for what is part of another sleep. */
  readonly read: ((bytes: number) => string) | null;
  /** Milliseconds that each request waits by itself. */
  readonly latencyMs: number;
}

/** The machine's storage, as far as samples read from it. */
export function storagePiece({ workload, machine, loader }: Scenario): StoragePiece {
  const { storage } = machine;
  const { latencyMs } = storage;
  if (workload.sample.storageBytes === 0) return { ...NO_PIECE, kind: "none", read: null, latencyMs: 0 };
  const service = serviceSeconds(storage);
  if (service === null) return { ...NO_PIECE, kind: "latency", read: null, latencyMs };
  const context = hasWorkers(loader) ? `"${loader.startMethod}"` : "";
  return {
    kind: "shared",
    read: (bytes) => `self.storage.read(${pythonNumber(bytes)})`,
    latencyMs: 0,
    imports: ["import multiprocessing", "import time"],
    lines: [
      "class Storage:",
      '    """One storage for all workers: requests wait for their turn, then each for the latency."""',
      "",
      "    def __init__(self):",
      `        self.free_at = multiprocessing.get_context(${context}).Value("d", 0.0)`,
      "",
      "    def read(self, size):",
      "        with self.free_at.get_lock():",
      "            turn = max(time.monotonic(), self.free_at.value)",
      `            self.free_at.value = turn + ${service}`,
      `            done = self.free_at.value + ${pythonNumber(latencyMs)} / 1000`,
      "        time.sleep(max(0, done - time.monotonic()))",
    ],
  };
}

/** How long a request occupies the storage, in Python; null when requests don't get in each other's way. */
function serviceSeconds({ requestsPerSecond, bytesPerSecond }: Storage): string | null {
  const byCount = requestsPerSecond === null ? null : `1 / ${pythonNumber(requestsPerSecond)}`;
  const bySize = bytesPerSecond === null ? null : `size / ${pythonNumber(bytesPerSecond)}`;
  if (byCount !== null && bySize !== null) return `max(${byCount}, ${bySize})`;
  return byCount ?? bySize;
}
