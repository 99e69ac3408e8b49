import { DEFAULT_PRESET } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { DEFAULT_BASES, EMPTY_VIEW, withinReach, writeShare } from "@/lib/share";
import { hrefOf } from "@/lib/site/paths";
import { isEmbedded } from "./stored";

/** What a link says of an empty dataset, however it is kept. */
const NO_ITEMS = "dataset_items=0";

/**
 * A link that opens another figure with the same workload. It starts from a preset, as all figures know
 * them: `base`, if it is one. Nobody typed how many samples there are: where the other figure would take too
 * long, they give way here, so that it has nothing to complain of. Null where one batch takes too long.
 */
export function carriedTo(figure: "memory" | "throughput", wish: Wish, base: string): string | null {
  const preset = DEFAULT_BASES.some(({ id }) => id === base) ? base : DEFAULT_PRESET.id;
  const carried = withinReach(wish);
  if (carried === null) return null;
  const { query } = writeShare({ preset, wish: carried, view: EMPTY_VIEW }, DEFAULT_BASES);
  // How many items the dataset has, its reader knows.
  const unknown = figure === "memory" && wish.memory === undefined ? `&${NO_ITEMS}` : "";
  const { pathname } = window.location;
  return isEmbedded()
    ? `${hrefOf(`/embed/${figure}/`)}?figure=${figure}&${query}${unknown}`
    : `${pathname}?figure=${figure}&${query}${unknown}#figure-${figure}`;
}
