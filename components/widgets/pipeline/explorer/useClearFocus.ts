import { type RefObject, useEffect } from "react";
import { clearingScroll, type Extent } from "../model/clearance";

/** Room for the focus ring. */
const RING_PX = 8;

/**
 * What takes the focus by keyboard inside `stage` comes out from behind what is sticky there, the picture above
 * it and the strip below it: their heights depend on the run, so that no margin in a style sheet can know them.
 */
export function useClearFocus(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = stage.current;
    if (root === null) return;
    let request = 0;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
      cancelAnimationFrame(request);
      // The browser's own scrolling comes first.
      request = requestAnimationFrame(() => {
        uncover(root, target);
      });
    };
    root.addEventListener("focusin", onFocus);
    return () => {
      cancelAnimationFrame(request);
      root.removeEventListener("focusin", onFocus);
    };
  }, [stage]);
}

function uncover(root: HTMLElement, target: HTMLElement): void {
  const view = root.querySelector(".explorer-view");
  if (view === null || view.contains(target)) return;
  const card = target.closest('[aria-current="step"]');
  const byPx = clearingScroll(
    target.getBoundingClientRect(),
    card?.getBoundingClientRect() ?? null,
    clearExtent(view, target),
  );
  if (byPx !== 0) window.scrollBy({ top: byPx, behavior: "instant" });
}

function clearExtent(view: Element, target: Element): Extent {
  const isBelow = (view.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isSticky = getComputedStyle(view).position === "sticky";
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const top = isBelow && isSticky ? view.getBoundingClientRect().bottom : Number.isNaN(bar) ? 0 : bar;
  const strip = target.closest(".explorer-knobs")?.querySelector(".task-strip");
  const bottom = strip && !strip.contains(target) ? strip.getBoundingClientRect().top : window.innerHeight;
  return { top: top + RING_PX, bottom: bottom - RING_PX };
}
