import { useMemo, useState } from "react";
import { useFigures, useWish } from "@/components/article/figures";
import { roughStudyOf } from "@/lib/memory/rough";
import type { Wish } from "@/lib/scenario-store";
import type { Opened } from "@/lib/share";
import type { Bases } from "../share/address";
import { useMemoryOrigin } from "./useMemoryOrigin";
import { useRemedies } from "./useRemedies";

/** Everything that the analyzer knows: the wish, the pinned one, their memory, what would help. */
export function useAnalyzer(figure: string, bases: Bases, opened: Opened | null) {
  const store = useFigures();
  const wish = useWish(figure);
  const [pinned, setPinned] = useState<Wish | null>(opened?.view.pinned?.wish ?? null);
  const origin = useMemoryOrigin(figure, wish, pinned, bases, opened?.preset ?? figure);
  const { remedies, exact } = useRemedies(wish);
  // Several ranks take longer than a frame: one stands for all until the worker thread has answered.
  const rough = useMemo(() => roughStudyOf(wish, store.run), [store, wish]);
  const pinnedStudy = useMemo(
    () => (pinned === null ? null : roughStudyOf(pinned, store.run)),
    [pinned, store],
  );
  return {
    figure,
    store,
    wish,
    origin,
    pinned,
    setPinned,
    pinnedStudy,
    remedies,
    study: exact ?? rough,
    isExact: exact !== null || wish.training.ranks === 1,
    set: (next: Wish) => {
      store.set(figure, next);
    },
  };
}

/** See {@link useAnalyzer}. */
export type Analyzer = ReturnType<typeof useAnalyzer>;
