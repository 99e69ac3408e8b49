import { type Setup } from "@/lib/advice/remedies";
import { defaultLoaderWish } from "@/lib/sim";
import { DEFAULT_BASES, EMPTY_VIEW, writeShare } from "@/lib/share";

/** Name of the explorer's figure, and the fragment of its section. */
const EXPLORER = { figure: "pipeline", section: "pipeline-visualisation" };

/**
 * A relative address that opens the pipeline explorer of this page on a setup; null for one that is larger
 * than a link may ask for.
 */
export function explorerLink({ scenario }: Setup): string | null {
  const wish = { ...scenario, loader: { ...defaultLoaderWish, ...scenario.loader } };
  const { query, problems } = writeShare({ preset: DEFAULT_BASES[0].id, wish, view: EMPTY_VIEW });
  if (problems.length > 0) return null;
  return `?figure=${EXPLORER.figure}&${query}#${EXPLORER.section}`;
}
