import type { ScenarioStore } from "@/lib/scenario-store";

/** Keys and drags pass through states that nobody has chosen; one that stays this long counts. */
const SETTLED_MS = 500;

/**
 * Calls back when a figure's scenario has become another and stays; whoever holds a pointer down has not chosen
 * yet, however long they rest. Returns a function that stops that.
 */
export function onSettled(store: ScenarioStore, figure: string, listener: () => void): () => void {
  let seen = store.wish(figure);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let isWaiting = false;
  const settle = () => {
    isWaiting = isHeld;
    if (!isHeld) listener();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_MS);
  };
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
    if (isWaiting) wait();
  };
  const ends = ["pointerup", "pointercancel"] as const;
  window.addEventListener("pointerdown", hold);
  for (const end of ends) window.addEventListener(end, release);
  const stop = store.subscribe(() => {
    const wish = store.wish(figure);
    if (wish === seen) return;
    seen = wish;
    wait();
  });
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener("pointerdown", hold);
    for (const end of ends) window.removeEventListener(end, release);
  };
}
