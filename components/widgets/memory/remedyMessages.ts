import type { MemoryRemedy, MemoryStudy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";

/** A question to the worker; answers carry the same number. */
export interface RemedyQuestion {
  readonly id: number;
  readonly wish: Wish;
}

/** What the worker found: first the memory of all ranks, where there are several, then what would help. */
export type RemedyAnswer =
  | { readonly kind: "study"; readonly id: number; readonly study: MemoryStudy }
  | { readonly kind: "remedies"; readonly id: number; readonly remedies: readonly MemoryRemedy[] };
