import { withMemory } from "@/lib/memory/memoryWish";
import { wishFrom } from "@/lib/quiz/wishFrom";
import { DEFAULT_BASES, EMPTY_VIEW, writeShare } from "@/lib/share";
import type { Showing } from "./node";

/** Fragments of the sections that hold the figures. */
const SECTIONS: Readonly<Record<Showing["figure"], string>> = {
  pipeline: "pipeline-visualisation",
  throughput: "worker-throughput-profiling",
  memory: "memory-analysis",
};

/** Names of the figures, for the words of the link. */
export const FIGURE_TITLES: Readonly<Record<Showing["figure"], string>> = {
  pipeline: "pipeline explorer",
  throughput: "throughput profiler",
  memory: "memory analyzer",
};

/** An address, relative to the article, that opens a figure on what is shown. Throws when it can't be written. */
export function showingLink({ figure, preset, changes, memory }: Showing): string {
  const plain = wishFrom(preset, changes);
  const wish = memory === undefined ? plain : withMemory(plain, memory);
  const base = DEFAULT_BASES.some(({ id }) => id === preset) ? preset : DEFAULT_BASES[0].id;
  const { query, problems } = writeShare({ preset: base, wish, view: EMPTY_VIEW });
  const [problem] = problems;
  if (problem !== undefined)
    throw new Error(
      `${preset} in ${figure}: ${problem.field} found ${problem.found}, allowed is ${problem.allowed}`,
    );
  return `?figure=${figure}&${query}#${SECTIONS[figure]}`;
}
