import { formatBytes, MIB } from "@/lib/format/bytes";
import { formatMs } from "@/lib/format/number";
import { withShm } from "@/lib/memory";
import { done, missing, UNTRIED } from "../task";
import type { MemoryTask } from "./attempt";

/** A run that dies of `/dev/shm` while RAM is free. */
export const fillShm: MemoryTask = {
  id: "fillShm",
  title: "Let a run die of /dev/shm, not of RAM",
  hints: [
    "/dev/shm has a limit of its own, below that of the RAM it lies in.",
    "A container that was given nothing else has room for a few batches.",
    "Set /dev/shm to Docker’s default.",
  ],
  prediction: {
    question:
      "A container gives /dev/shm 64 MiB unless it is told otherwise. What becomes of this run there?",
    options: ["It lives, as here", "It dies of /dev/shm", "It dies of RAM or of open files"],
    apply: (wish) => withShm(wish, 64 * MIB),
    outcome: ({ failure }) => (failure === null ? 0 : failure.what === "shm" ? 1 : 2),
  },
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    const { failure, ramPeakBytes, ramLimitBytes } = last;
    if (failure === null) return missing("This run lives.");
    if (failure.what === "ram") return missing("This run dies of RAM. Give the machine more of it.");
    if (failure.what === "openFiles") return missing("This run dies of open files. Keep fewer batches.");
    if (ramPeakBytes > ramLimitBytes)
      return missing("RAM would not have been enough either. Leave it larger.");
    return done(
      `/dev/shm is full after ${formatMs(failure.atMs)}, at ${formatBytes(failure.limit)}; RAM has ${formatBytes(ramLimitBytes)}, of which at most ${formatBytes(ramPeakBytes)} would be used.`,
    );
  },
};
