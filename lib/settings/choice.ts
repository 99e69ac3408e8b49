import type { Wish } from "@/lib/scenario-store";

/** One knob of a scenario that takes one of a few names. */
export interface Choice<Value extends string> {
  /** PyTorch's own name. */
  readonly name: string;
  /** Its name in words. */
  readonly label: string;
  readonly options: readonly Value[];
  get(wish: Wish): Value;
  set(wish: Wish, value: Value): Wish;
  /** What the chosen value means for this wish, also when it means nothing at the moment. */
  describe(wish: Wish): string;
}
