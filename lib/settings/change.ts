import type { LoaderWish, SampleWork, Training } from "@/lib/sim";
import type { Wish } from "@/lib/scenario-store";

/** The wish with other arguments of the loader. */
export function withLoader(wish: Wish, change: Partial<LoaderWish>): Wish {
  return { ...wish, loader: { ...wish.loader, ...change } };
}

/** The wish with another training loop. */
export function withTraining(wish: Wish, change: Partial<Training>): Wish {
  return { ...wish, training: { ...wish.training, ...change } };
}

/** The wish with other work per sample. */
export function withSample(wish: Wish, change: Partial<SampleWork>): Wish {
  return {
    ...wish,
    workload: { ...wish.workload, sample: { ...wish.workload.sample, ...change } },
  };
}
