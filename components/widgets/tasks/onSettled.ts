import type { ScenarioStore } from "@/lib/scenario-store";

/** A drag passes through states that nobody has chosen; one that stays this long counts. */
const SETTLED_MS = 150;

/** Calls back when a figure's scenario has become another and stays. Returns a function that stops that. */
export function onSettled(store: ScenarioStore, figure: string, listener: () => void): () => void {
  let seen = store.wish(figure);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = store.subscribe(() => {
    const wish = store.wish(figure);
    if (wish === seen) return;
    seen = wish;
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLED_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
