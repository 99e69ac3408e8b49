import type { Setup } from "@/lib/advice/remedies";
import { memoryWishOf } from "@/lib/memory/memoryWish";
import type { Wish } from "@/lib/scenario-store";
import { DEFAULT_BASES, EMPTY_VIEW, type Problem, readShare, writeShare } from "@/lib/share";
import { defaultLoaderWish } from "@/lib/sim";

/** A run in a figure of the article. */
export interface FigureLink {
  readonly figure: "pipeline explorer" | "memory analyzer";
  /** Relative to the article. */
  readonly href: string;
  /** What of the run the figure opens with less of, since it is larger than a link may ask for; null for nothing. */
  readonly reduced: string | null;
}

const EXPLORER = { figure: "pipeline", section: "pipeline-visualisation" };
const ANALYZER = { figure: "memory", section: "memory-analysis" };

/** Opens a run in the pipeline explorer, or in the memory analyzer where it is a matter of memory. */
export function figureLink(setup: Setup): FigureLink {
  const isMemory = setup.footprint !== undefined;
  const { figure, section } = isMemory ? ANALYZER : EXPLORER;
  const wish = isMemory ? withFootprint(wishOf(setup), setup) : wishOf(setup);
  const [preset] = DEFAULT_BASES;
  const asked = writeShare({ preset: preset.id, wish, view: EMPTY_VIEW });
  // What a link asks for in excess, reading it takes back to what the figure can run.
  const { query } =
    asked.problems.length === 0
      ? asked
      : writeShare({ preset: preset.id, wish: readShare(asked.query).wish, view: EMPTY_VIEW });
  return {
    figure: isMemory ? "memory analyzer" : "pipeline explorer",
    href: `?figure=${figure}&${query}#${section}`,
    reduced: asked.problems.length === 0 ? null : asked.problems.map(inWords).join(" "),
  };
}

function wishOf({ scenario }: Setup): Wish {
  return { ...scenario, loader: { ...defaultLoaderWish, ...scenario.loader } };
}

function withFootprint(wish: Wish, { footprint, openFiles }: Setup): Wish {
  const usual = memoryWishOf(wish);
  if (footprint === undefined) return wish;
  const { kind, items, bytes } = footprint.dataset;
  return {
    ...wish,
    memory: {
      ...usual,
      datasetKind: kind,
      items: Math.round(items),
      bytesPerItem: bytes / Math.max(1, items),
      batchesHeld: footprint.batchesHeld,
      openFiles: openFiles ?? usual.openFiles,
    },
  };
}

function inWords({ field, found, allowed }: Problem): string {
  return `${field}: ${found} here, ${allowed} in the figure.`;
}
