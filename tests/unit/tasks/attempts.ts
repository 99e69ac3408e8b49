import { toScenario, type Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, type LoaderWish, simulate } from "@/lib/sim";
import { SETTINGS } from "@/lib/settings";
import { type Attempt, type Task, TASKS } from "@/lib/tasks";

/** 300 batches of JPEGs, as most figures start. */
export const start: Wish = { ...defaultScenario, loader: defaultLoaderWish };

/** The wish with other arguments of the loader. */
export function withLoader(change: Partial<LoaderWish>, wish = start): Wish {
  return { ...wish, loader: { ...wish.loader, ...change } };
}

/** The wish with samples that differ as much as sigma says. */
export function withSigma(sigma: number, wish = start): Wish {
  return SETTINGS.sampleSigma.set(wish, sigma);
}

/** Wishes one after another with their runs. */
export function attempts(...wishes: readonly Wish[]): Attempt[] {
  return wishes.map((wish) => ({ wish, result: simulate(toScenario(wish), "signals") }));
}

/** The task with that id. */
export function taskOf(id: string): Task {
  const task = TASKS.find((candidate) => candidate.id === id);
  if (task === undefined) throw new Error(`no task ${id}`);
  return task;
}
