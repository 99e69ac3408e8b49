import { formatBytes, GIB } from "@/lib/format/bytes";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { type AtMost, limitsCrossed } from "@/lib/sim/memory";

/**
 * Resident memory that a process gained with its first use of CUDA: 0.1 to 1.7 GiB in pytorch/pytorch#113326, 1.2 GiB
 * in pytorch/pytorch#106511. The main process is counted without: it was recorded where there was no GPU.
 */
export const MOST_FOR_CUDA_BYTES = 1.7 * GIB;

/**
 * What a machine has left beside the worst case, in one sentence, and one more for each limit that is close. Null
 * where it does not fit. `most` is the worst case of the wish.
 */
export function headroomInWords(wish: Wish, most: AtMost): string | null {
  const { machine, training } = wish;
  if (limitsCrossed(most, machine).length > 0) return null;
  const ramBytes = machine.ramBytes - most.ramBytes;
  const shmBytes = machine.shmBytes - most.shmBytes;
  const batchBytes = toScenario(wish).workload.payload.bytes;
  return [
    `That leaves ${formatBytes(ramBytes)} of RAM and ${formatBytes(shmBytes)} of /dev/shm.`,
    ...(ramBytes < training.ranks * MOST_FOR_CUDA_BYTES
      ? [
          `RAM is close: a process that uses CUDA took up to ${formatBytes(MOST_FOR_CUDA_BYTES)} more in reports, which is not counted.`,
        ]
      : []),
    ...(most.shmBytes > 0 && shmBytes < batchBytes
      ? ["/dev/shm is close: not one batch more would fit."]
      : []),
  ].join(" ");
}
