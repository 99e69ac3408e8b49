// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { currentProgress, resetProgress } from "@/components/widgets/progress/progressStore";
import { createAttemptLog } from "@/components/widgets/tasks/attemptLog";
import { useTaskProgress } from "@/components/widgets/tasks/useTaskProgress";
import type { Task } from "@/lib/tasks";

/** An attempt in a case of its own: attempts are told apart by identity, as runs are. */
interface Height {
  readonly metres: number;
}

const climb: Task<Height> = {
  id: "climb",
  title: "Climb above 10 from below",
  hints: [],
  prediction: null,
  check: (history) => ({
    done: (history.at(-1)?.metres ?? 0) > 10 && history.some(({ metres }) => metres <= 10),
    sentence: "",
  }),
};
const TASKS = [climb];

beforeEach(resetProgress);

it("ticks nothing after a reset until the reader acts, and compares with where they were", () => {
  const log = createAttemptLog<Height>({ metres: 0 });
  const { result } = renderHook(() => useTaskProgress(TASKS, "test", log.attempts, log.subscribe));
  act(() => {
    log.add({ metres: 20 });
  });
  expect(result.current.doneIds.has("climb")).toBe(true);
  act(resetProgress);
  expect(result.current.doneIds.size).toBe(0);
  expect(result.current.outcomes[0]?.done).toBe(false);
  act(() => {
    log.add({ metres: 30 });
  });
  expect(currentProgress().tasks).toEqual({});
  act(() => {
    log.add({ metres: 5 });
  });
  act(() => {
    log.add({ metres: 30 });
  });
  expect(currentProgress().tasks).toEqual({ test: ["climb"] });
});
