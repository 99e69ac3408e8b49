import { formatBytes } from "@/lib/format/bytes";
import { formatPerSecond } from "@/lib/format/number";
import { elapsed, type MemoryStudy } from "@/lib/memory";
import type { AbRow } from "../../scenario/AbTable";

const LIMIT_NAMES = { shm: "/dev/shm", ram: "RAM", openFiles: "open files" } as const;

/** The pinned run and the present one in numbers; peaks are of what they live to see. */
export function compareStudies(pinned: MemoryStudy, present: MemoryStudy): readonly AbRow[] {
  const rows: readonly (readonly [string, (study: MemoryStudy) => string])[] = [
    ["outcome", outcomeOf],
    ["RAM at the peak", ({ lived }) => formatBytes(lived.peaks.ram.value)],
    ["/dev/shm at the peak", ({ lived }) => formatBytes(lived.peaks.shm.value)],
    [
      "samples per second",
      ({ failure, samplesPerSecond }) => (failure === null ? formatPerSecond(samplesPerSecond) : "–"),
    ],
  ];
  return rows.map(([label, of]) => ({ label, before: of(pinned), now: of(present) }));
}

function outcomeOf({ failure, clock }: MemoryStudy): string {
  return failure === null
    ? "lives"
    : `dies of ${LIMIT_NAMES[failure.what]} after ${elapsed(clock, failure.atMs)}`;
}
