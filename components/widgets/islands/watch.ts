import type { ComponentType } from "react";
import type { IslandProps } from "./islandProps";
import { nearest } from "./nearest";
import { loadIsland } from "./registry";

/** An island whose code has arrived, and the element it moves into. */
export interface ArrivedIsland {
  readonly place: HTMLElement;
  readonly Widget: ComponentType<IslandProps>;
}

/** Islands are fetched when they are within this distance of the viewport. */
const MARGIN = "25% 0px";

/**
 * Watches the places of all islands below `root` and fetches each widget once its place nears
 * the viewport, one at a time, the nearest first. Returns a function that stops watching.
 */
export function watchIslands(root: ParentNode, onArrival: (island: ArrivedIsland) => void): () => void {
  const near = new Set<HTMLElement>();
  let fetching = false;
  let stopped = false;

  const fetchNearest = async (): Promise<void> => {
    if (fetching) return;
    fetching = true;
    for (let place = takeNearest(near); place !== undefined && !stopped; place = takeNearest(near)) {
      const Widget = await loadIsland(place.dataset.island ?? "").catch(() => undefined);
      if (Widget === undefined) place.dataset.failed = "";
      else onArrival({ place, Widget });
    }
    fetching = false;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        near.add(target);
      }
      void fetchNearest();
    },
    { rootMargin: MARGIN },
  );
  root.querySelectorAll("[data-island]").forEach((place) => {
    observer.observe(place);
  });
  return () => {
    stopped = true;
    observer.disconnect();
  };
}

function takeNearest(near: Set<HTMLElement>): HTMLElement | undefined {
  const place = nearest(near, (element) => element.getBoundingClientRect(), window.innerHeight);
  if (place !== undefined) near.delete(place);
  return place;
}
