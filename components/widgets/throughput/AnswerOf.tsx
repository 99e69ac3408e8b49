import { memo } from "react";
import { carriedTo } from "../share/carry";
import { AnswerPanel } from "./AnswerPanel";
import type { Profiler } from "./useProfiler";

/** What to set, and the ways on from there. */
export const AnswerOf = memo(function AnswerOf({ profiler }: { readonly profiler: Profiler }) {
  const { figure, store, origin, answer, isAnswered } = profiler;
  return (
    <AnswerPanel
      answer={answer}
      isSettled={isAnswered}
      actions={{
        take: () => {
          store.set(figure, answer.wish);
        },
        memoryHref: carriedTo("memory", answer.wish, origin.base),
      }}
    />
  );
});
