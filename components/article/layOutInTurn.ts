/**
 * Lets a long article be laid out in turn: what is out of sight waits until the page has loaded, and is then
 * laid out for good, from top to bottom, in slices that a phone hardly feels. Until then its height is estimated
 * (styles/in-turn.css), so nothing waits where a reader may jump: in a page that is opened at a place, gone back
 * to or reloaded, as soon as a key or a link is pressed, and when what waits comes near.
 */
export function layOutInTurn(): void {
  const [visit] = performance.getEntriesByType("navigation");
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== "navigate") return;
  if (/[?#]/.test(visit.name) || !("adoptedStyleSheets" in document)) return;
  const waiting = ".prose > :nth-child(n + 10):not(h2, h3, details, .figure-wide)";
  // Gone when all is laid out: rules that count children are looked at with whatever is put into the page.
  const inTurn = new CSSStyleSheet();
  inTurn.replaceSync(`@media screen{${waiting}{content-visibility:auto}}`);
  document.adoptedStyleSheets = [inTurn];
  // Of HTML. Some milliseconds on a phone; each slice costs one more for the page as a whole.
  const sliceCharacters = 12_000;
  let parts: readonly HTMLElement[] = [];
  let next = 0;

  const topOf = (part: Element | undefined) => part?.getBoundingClientRect().top ?? 0;

  /** What the reader sees stays where it is, whatever height the parts above it turn out to have. */
  const layOutAll = () => {
    stopListening();
    const seen =
      scrollY === 0
        ? undefined
        : [...document.querySelectorAll(".prose > *, .neighbours")].find((part) => topOf(part) >= 0);
    const topBefore = topOf(seen);
    document.adoptedStyleSheets = [];
    scrollBy({ top: topOf(seen) - topBefore, behavior: "instant" });
  };
  const layOutWhatComesNear = () => {
    if (topOf(parts[next]) < 2 * innerHeight) layOutAll();
  };
  const presses = ["keydown", "click"];
  const stopListening = () => {
    for (const press of presses) removeEventListener(press, layOutAll, true);
    removeEventListener("scroll", layOutWhatComesNear);
  };
  for (const press of presses) addEventListener(press, layOutAll, true);
  addEventListener("scroll", layOutWhatComesNear);

  const whenIdle = (task: () => void) => {
    if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 100 });
    else setTimeout(task, 16);
  };
  const layOutSome = () => {
    if (document.adoptedStyleSheets.length === 0) return;
    let characters = 0;
    let last: HTMLElement | undefined;
    for (const part of parts.slice(next)) {
      part.style.contentVisibility = "visible";
      last = part;
      next += 1;
      characters += part.innerHTML.length;
      if (characters >= sliceCharacters) break;
    }
    // Asked for a height, the browser lays out now.
    last?.getBoundingClientRect();
    if (next < parts.length) whenIdle(layOutSome);
    else {
      stopListening();
      document.adoptedStyleSheets = [];
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    parts = [...document.querySelectorAll<HTMLElement>(waiting)];
  });
  addEventListener("load", () => {
    whenIdle(layOutSome);
  });
}
