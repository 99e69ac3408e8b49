import type { Wish } from "@/lib/scenario-store";

/** One knob of a scenario that is on or off. */
export interface Toggle {
  /** PyTorch's own name. */
  readonly name: string;
  /** Its name in words. */
  readonly label: string;
  get(wish: Wish): boolean;
  set(wish: Wish, on: boolean): Wish;
  /** What its state means for this wish, also when it means nothing at the moment. */
  describe(wish: Wish): string;
}
