import type { MemoryRemedy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";

/** A question to the worker; answers carry the same number. */
export interface RemedyQuestion {
  readonly id: number;
  readonly wish: Wish;
}

/** What the worker found. */
export interface RemedyAnswer {
  readonly id: number;
  readonly remedies: readonly MemoryRemedy[];
}
