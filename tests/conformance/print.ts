import { foundText, MEASURES, percentText } from "@/lib/conformance/measures";
import type { Report } from "@/lib/conformance/report";
import { worstQuiet } from "@/lib/conformance/worst";

/** The table of errors, one column per generation, with the worst runs by name. */
export function table({ generations, judgements }: Report): string {
  const widths = [...generations.keys()].map((name) => Math.max(14, name.length + 2));
  const lines = MEASURES.map(
    ({ name, of }) =>
      name.padEnd(44) +
      [...generations.values()]
        .map((figures, place) => foundText(of(figures)).padStart(widths[place] ?? 0))
        .join(""),
  );
  const worst = worstQuiet(judgements, "composed", 8).map(
    (j) =>
      `  ${j.generation} ${j.run.id}: composed ${percentText(j.composed)}, predicted ${percentText(j.predicted)}`,
  );
  return [
    "Simulator against recorded runs, median / 95th percentile, %",
    "".padEnd(44) + [...generations.keys()].map((name, place) => name.padStart(widths[place] ?? 0)).join(""),
    ...lines,
    "worst quiet runs, composed:",
    ...worst,
  ].join("\n");
}
