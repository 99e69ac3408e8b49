import { withMemory } from "@/lib/memory/memoryWish";
import { memoryStart } from "@/lib/memory/starts";
import { DEFAULT_PRESET } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { DEFAULT_BASES, EMPTY_VIEW, withinReach, writeShare } from "@/lib/share";
import { hrefOf } from "@/lib/site/paths";
import { isEmbedded } from "./stored";

/**
 * A link that opens another figure with the same workload. It starts from a preset, as all figures know
 * them: `base`, if it is one. Nobody typed how many samples there are: where the other figure would take too
 * long, they give way here, so that it has nothing to complain of. Null where one batch takes too long.
 */
export function carriedTo(figure: "memory" | "throughput", wish: Wish, base: string): string | null {
  const preset = DEFAULT_BASES.some(({ id }) => id === base) ? base : DEFAULT_PRESET.id;
  const carried = withinReach(figure === "memory" ? withoutDataset(wish, preset) : wish);
  if (carried === null) return null;
  const { query } = writeShare({ preset, wish: carried, view: EMPTY_VIEW }, DEFAULT_BASES);
  const { pathname } = window.location;
  return isEmbedded()
    ? `${hrefOf(`/embed/${figure}/`)}?figure=${figure}&${query}`
    : `${pathname}?figure=${figure}&${query}#figure-${figure}`;
}

/** A wish that says nothing of memory is carried with an empty dataset: how many items it has, its reader knows. */
function withoutDataset(wish: Wish, id: string): Wish {
  return wish.memory === undefined ? withMemory(memoryStart({ id, wish }), { items: 0 }) : wish;
}
