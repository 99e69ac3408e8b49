/** The places of the figures that an address can ask for, by what it calls them. */
const PLACES: Readonly<Record<string, string>> = {
  pipeline: "pipelineExplorer",
  throughput: "throughput",
  memory: "memory",
  diagnosis: "diagnostic",
  own: "freeDiagnosis",
};

/**
 * Brings the figure that the page's address asks for into sight, when the page is opened by that address. A
 * reload or a step back keeps the reader's place.
 */
export function goToAskedFigure(): void {
  const place = PLACES[new URLSearchParams(location.search).get("figure") ?? ""];
  const [visit] = performance.getEntriesByType("navigation");
  const isOpened = !(visit instanceof PerformanceNavigationTiming) || visit.type === "navigate";
  if (place === undefined || location.hash !== "" || !isOpened) return;
  document.querySelector(`[data-island="${place}"]`)?.scrollIntoView();
}
