import { GIB, MIB } from "@/lib/format/bytes";
import type { Wish } from "@/lib/scenario-store";

/** Sizes that `/dev/shm` has on real machines; `half` is Linux's default. */
export const SHM_SIZES: readonly (readonly [string, number | "half"])[] = [
  ["64 MiB, Docker’s default", 64 * MIB],
  ["1 GiB", GIB],
  ["2 GiB", 2 * GIB],
  ["4 GiB", 4 * GIB],
  ["8 GiB", 8 * GIB],
  ["16 GiB", 16 * GIB],
  ["half of the RAM, Linux’s default", "half"],
];

/** The smallest usual size that holds so many bytes; null if none does. */
export function usualShmSize(
  bytes: number,
  ramBytes: number,
): { readonly words: string; readonly bytes: number } | null {
  const sizes = SHM_SIZES.map(([words, size]) => ({ words, bytes: bytesOf(size, ramBytes) }))
    .filter((size) => size.bytes >= bytes && size.bytes <= ramBytes)
    .toSorted((a, b) => a.bytes - b.bytes);
  return sizes[0] ?? null;
}

/** The wish on a machine with a `/dev/shm` of that size. */
export function withShm(wish: Wish, shmBytes: number): Wish {
  return { ...wish, machine: { ...wish.machine, shmBytes } };
}

/** The wish on a machine with that much RAM; a `/dev/shm` that is half of it stays so, as Linux has it. */
export function withRam(wish: Wish, ramBytes: number): Wish {
  const { machine } = wish;
  const isHalf = machine.shmBytes === bytesOf("half", machine.ramBytes);
  return {
    ...wish,
    machine: { ...machine, ramBytes, shmBytes: isHalf ? bytesOf("half", ramBytes) : machine.shmBytes },
  };
}

/** How many bytes a size is on a machine with that RAM. */
export function bytesOf(size: number | "half", ramBytes: number): number {
  return size === "half" ? ramBytes / 2 : size;
}
