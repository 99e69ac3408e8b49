import type { ScenarioStore, Wish } from "@/lib/scenario-store";

/** Keys and drags pass through states that nobody has chosen; one that stays this long counts. */
const SETTLED_MS = 500;

/**
 * Calls back when a figure's scenario has become another and stays; whoever holds a pointer down has not chosen
 * yet, however long they rest. Whoever goes on to another knob has chosen what the first one left. Gives the state
 * that settled; returns a function that stops that.
 */
export function onSettled(store: ScenarioStore, figure: string, listener: (wish: Wish) => void): () => void {
  let seen = store.wish(figure);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let isPending = false;
  const settle = () => {
    timer = undefined;
    if (isHeld) return;
    isPending = false;
    listener(seen);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_MS);
  };
  const hold = () => {
    if (isPending && !isHeld) {
      clearTimeout(timer);
      settle();
    }
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
    if (isPending && timer === undefined) wait();
  };
  const ends = ["pointerup", "pointercancel"] as const;
  window.addEventListener("pointerdown", hold);
  for (const end of ends) window.addEventListener(end, release);
  const stop = store.subscribe(() => {
    const wish = store.wish(figure);
    if (wish === seen) return;
    if (isPending && !isHeld && store.history(figure).past.at(-1) === seen) listener(seen);
    seen = wish;
    isPending = true;
    wait();
  });
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener("pointerdown", hold);
    for (const end of ends) window.removeEventListener(end, release);
  };
}
