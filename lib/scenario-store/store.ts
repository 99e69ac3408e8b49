import { simulate, type Result } from "@/lib/sim";
import { change, type History, historyOf, redo, release, undo } from "./history";
import { toScenario, type Wish } from "./wish";

/** The named scenarios of one page. Figures and live numbers with the same name meet here. */
export interface ScenarioStore {
  /** The wish under that name. Throws when the page names no such figure. */
  readonly wish: (name: string) => Wish;
  /** Its run, simulated once however many figures and numbers ask. */
  readonly result: (name: string) => Result;
  /** The run of any wish, remembered as long as the wish is. */
  readonly run: (wish: Wish) => Result;
  /** The run of a wish, made elsewhere. */
  readonly remember: (wish: Wish, result: Result) => void;
  /** What was set under that name, step by step. */
  readonly history: (name: string) => History<Wish>;
  /** Replaces a wish and tells the subscribers before it returns; see {@link change} for `gesture`. */
  readonly set: (name: string, wish: Wish, gesture?: string) => void;
  /** The knob is let go: the next change can be undone by itself. */
  readonly release: (name: string) => void;
  readonly undo: (name: string) => void;
  readonly redo: (name: string) => void;
  /** Back to what the page came with; that can be undone too. */
  readonly reset: (name: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Named wishes, as a page declares them. */
export type Figures = Readonly<Record<string, Wish>>;

/** A store that starts with the figures of the page. */
export function createScenarioStore(figures: Figures): ScenarioStore {
  const histories = new Map(Object.entries(figures).map(([name, wish]) => [name, historyOf(wish)]));
  const listeners = new Set<() => void>();
  const runs = new WeakMap<Wish, Result>();

  const history = (name: string): History<Wish> => {
    const found = histories.get(name);
    if (found === undefined) throw new Error(`This page has no figure named "${name}".`);
    return found;
  };
  const put = (name: string, next: History<Wish> | null): void => {
    if (next === null) return;
    histories.set(name, next);
    listeners.forEach((listener) => {
      listener();
    });
  };
  const run = (wish: Wish): Result => {
    const result = runs.get(wish) ?? simulate(toScenario(wish), "full");
    runs.set(wish, result);
    return result;
  };
  const wish = (name: string): Wish => history(name).present;
  const set = (name: string, next: Wish, gesture?: string): void => {
    put(name, change(history(name), next, gesture ?? null));
  };

  return {
    wish,
    history,
    run,
    remember: (wish, result) => {
      runs.set(wish, result);
    },
    set,
    result: (name) => run(wish(name)),
    release: (name) => {
      put(name, release(history(name)));
    },
    undo: (name) => {
      put(name, undo(history(name)));
    },
    redo: (name) => {
      put(name, redo(history(name)));
    },
    reset: (name) => {
      const original = figures[name];
      if (original !== undefined && original !== wish(name)) set(name, original);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
