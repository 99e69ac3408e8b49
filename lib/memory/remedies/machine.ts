import { formatBytes, GIB } from "@/lib/format/bytes";
import type { Wish } from "@/lib/scenario-store";
import { withMemory } from "../memoryWish";
import { MOST_RAM_GIB } from "../settings/mostRam";
import { usualShmSize, withShm } from "../settings/shmSizes";
import { mostOf } from "../most";
import type { Candidate } from "./candidate";

/** A `/dev/shm` that is enough whatever the timing: of the next usual size, or of whole gibibytes up to all RAM. */
export function biggerShm(wish: Wish, isFull: boolean): readonly Candidate[] {
  if (!isFull) return [];
  const needed = mostOf(wish).shmBytes;
  const { ramBytes, shmBytes } = wish.machine;
  const gibibytes = Math.ceil((usualShmSize(needed, ramBytes)?.bytes ?? needed) / GIB);
  const size = gibibytes * GIB;
  if (size > ramBytes || size <= shmBytes) return [];
  return [
    {
      id: "biggerShm",
      family: "biggerShm",
      title: `Give /dev/shm ${formatBytes(size)}`,
      code: `docker run --shm-size=${gibibytes}g …  # or --ipc=host\nmount -o remount,size=${gibibytes}G /dev/shm  # without a container`,
      wish: withShm(wish, size),
      effort: 0,
    },
  ];
}

/** A machine, or a container, with RAM for whatever the timing brings. */
export function moreRam(wish: Wish, isFull: boolean): readonly Candidate[] {
  if (!isFull) return [];
  const gibibytes = 2 ** Math.ceil(Math.log2(mostOf(wish).ramBytes / GIB));
  const ramBytes = gibibytes * GIB;
  if (ramBytes <= wish.machine.ramBytes || gibibytes > MOST_RAM_GIB) return [];
  return [
    {
      id: "moreRam",
      family: "moreRam",
      title: `Give it ${formatBytes(ramBytes)} of RAM`,
      code: `docker run --memory=${gibibytes}g …`,
      wish: { ...wish, machine: { ...wish.machine, ramBytes } },
      effort: 3,
    },
  ];
}

/** A higher `ulimit -n`. */
export function moreFiles(wish: Wish, openFiles: number, isFull: boolean): readonly Candidate[] {
  if (!isFull) return [];
  const more = 64 * openFiles;
  return [
    {
      id: "ulimit",
      family: "ulimit",
      title: "Allow more open files",
      code: `ulimit -n ${more}`,
      wish: withMemory(wish, { openFiles: more }),
      effort: 0,
    },
  ];
}
