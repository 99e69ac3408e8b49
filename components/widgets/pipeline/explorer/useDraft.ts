import { useEffect, useMemo, useState } from "react";
import { createRecentRuns } from "@/lib/runs/recentRuns";
import { type ScenarioStore, toScenario, type Wish } from "@/lib/scenario-store";
import { isQuick } from "@/lib/sim";
import { startThread } from "./explorerWorker";
import { createRunner } from "./runner";

/** Where settings are set: the store, or something that passes them on to it. */
export type SettingTarget = Pick<ScenarioStore, "set" | "release">;

/**
 * What a reader has set, and a target to set it at. A run that takes longer than a frame is made beside
 * the page: settings answer at once, and the store, with all that shows the run, follows when it is there. A
 * value that a drag comes back to is not run again.
 */
export function useDraft(
  figure: string,
  store: ScenarioStore,
  wish: Wish,
): { readonly draft: Wish; readonly target: SettingTarget } {
  const [draft, setDraft] = useState<Wish | null>(null);
  const { target, close, follow } = useMemo(() => createDraft(figure, store, setDraft), [figure, store]);
  useEffect(() => close, [close]);
  useEffect(() => {
    follow(wish);
  }, [follow, wish]);
  return { draft: draft ?? wish, target };
}

function createDraft(figure: string, store: ScenarioStore, show: (draft: Wish | null) => void) {
  let latest: Wish | null = null;
  let own = store.wish(figure);
  let knob: string | undefined;
  let isReleased = false;
  const recent = createRecentRuns();

  const put = (next: Wish): void => {
    const scenario = toScenario(next);
    const known = recent.find(scenario);
    if (known !== undefined) store.remember(next, known);
    own = next;
    if (next === latest) {
      latest = null;
      show(null);
    }
    store.set(figure, next, knob);
    recent.keep(scenario, store.run(next));
    if (isReleased && latest === null) store.release(figure);
  };
  const runner = createRunner({
    start: startThread,
    onResult: (next, result) => {
      store.remember(next, result);
      put(next);
    },
    onFailure: put,
  });
  const target: SettingTarget = {
    set: (_name, next, gesture) => {
      if (latest !== null && gesture !== knob) finish();
      knob = gesture;
      isReleased = false;
      const scenario = toScenario(next);
      if (latest === null && (isQuick(scenario) || recent.find(scenario) !== undefined)) {
        put(next);
        return;
      }
      latest = next;
      show(next);
      runner.run(next);
    },
    release: () => {
      isReleased = true;
      if (latest === null) store.release(figure);
    },
  };
  /** Another knob is turned: what was set before is not left behind. */
  const finish = (): void => {
    const next = latest;
    runner.forget();
    if (next !== null) put(next);
  };
  return {
    target,
    close: runner.close,
    /** Somebody else has changed the scenario: what is still being run is wanted no more. */
    follow: (wish: Wish) => {
      if (wish === own) return;
      own = wish;
      latest = null;
      runner.forget();
      show(null);
    },
  };
}
