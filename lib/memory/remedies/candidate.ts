import type { Wish } from "@/lib/scenario-store";

/** A change that could help, before anybody knows whether it does. */
export interface Candidate {
  readonly id: string;
  /** Of several of a family one is shown. */
  readonly family: string;
  /** As an imperative. */
  readonly title: string;
  readonly code: string;
  readonly wish: Wish;
  /**
   * 0: a limit that the shell or the container sets, which leaves the program alone; 1: an argument; 2: code of the
   * dataset or the loop; 3: other training, or another machine.
   */
  readonly effort: number;
  /** What it changes in what is trained, in a sentence. */
  readonly changesTraining?: string;
}

/** The wish with other arguments of the loader. */
export function withLoader(wish: Wish, change: Partial<Wish["loader"]>): Wish {
  return { ...wish, loader: { ...wish.loader, ...change } };
}
