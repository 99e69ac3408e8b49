import { simulate, type Result } from "@/lib/sim";
import { toScenario, type Wish } from "./wish";

/** The named scenarios of one page. Figures and live numbers with the same name meet here. */
export interface ScenarioStore {
  /** The wish under that name. Throws when the page names no such figure. */
  readonly wish: (name: string) => Wish;
  /** Its run, simulated once however many figures and numbers ask. */
  readonly result: (name: string) => Result;
  /** Replaces a wish and tells the subscribers before it returns. */
  readonly set: (name: string, wish: Wish) => void;
  /** Back to what the page came with. */
  readonly reset: (name: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Named wishes, as a page declares them. */
export type Figures = Readonly<Record<string, Wish>>;

/** A store that starts with the figures of the page. */
export function createScenarioStore(figures: Figures): ScenarioStore {
  const wishes = new Map(Object.entries(figures));
  const listeners = new Set<() => void>();
  const runs = new WeakMap<Wish, Result>();

  const wish = (name: string): Wish => {
    const found = wishes.get(name);
    if (found === undefined) throw new Error(`This page has no figure named "${name}".`);
    return found;
  };
  const set = (name: string, next: Wish): void => {
    wishes.set(name, next);
    listeners.forEach((listener) => {
      listener();
    });
  };

  return {
    wish,
    set,
    result(name) {
      const asked = wish(name);
      const run = runs.get(asked) ?? simulate(toScenario(asked), "full");
      runs.set(asked, run);
      return run;
    },
    reset(name) {
      const original = figures[name];
      if (original !== undefined) set(name, original);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
