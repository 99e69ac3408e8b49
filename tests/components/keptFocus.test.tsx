// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { resetProgress } from "@/components/widgets/progress/progressStore";
import { createAttemptLog } from "@/components/widgets/tasks/attemptLog";
import { TaskItems } from "@/components/widgets/tasks/TaskItems";
import { useTasksInTurn } from "@/components/widgets/tasks/useTasksInTurn";
import type { Task } from "@/lib/tasks";

interface Height {
  readonly metres: number;
  readonly isStart?: boolean;
}

const above = (id: string, most: number): Task<Height> => ({
  id,
  title: `Above ${most}`,
  hints: ["Climb."],
  prediction: null,
  check: (history) => ({ done: (history.at(-1)?.metres ?? 0) > most, sentence: `${history.length} tried` }),
});
const TASKS = [above("low", 1), above("high", 10)];

function Climb({ log }: { readonly log: ReturnType<typeof createAttemptLog<Height>> }) {
  const [tasks] = useState(TASKS);
  const progress = useTasksInTurn(tasks, "test", log);
  return (
    <>
      <output>{progress.turn.tickedId ?? "none"}</output>
      <TaskItems tasks={tasks} progress={progress} />
    </>
  );
}

beforeEach(resetProgress);

it("leaves whoever takes up a task at that task, though the button is gone", () => {
  render(<Climb log={createAttemptLog<Height>({ metres: 0 })} />);
  const button = screen.getByRole("button", { name: "Try this: Above 10" });
  act(() => {
    button.focus();
    button.click();
  });
  expect(document.activeElement?.textContent).toContain("Above 10");
  expect(document.activeElement?.getAttribute("aria-current")).toBe("step");
});

it("names the task that was ticked last until another is taken up, and ticks no other with it", () => {
  const log = createAttemptLog<Height>({ metres: 0 });
  render(<Climb log={log} />);
  const ticked = screen.getByRole("status");
  act(() => {
    log.add({ metres: 20 });
  });
  expect(ticked.textContent).toBe("low");
  expect(screen.getByRole("heading").textContent).toBe("Make it happen: 1 of 2");
  act(() => {
    log.add({ metres: 5 });
  });
  expect(ticked.textContent).toBe("low");
  act(() => {
    screen.getByRole("button", { name: "Again: Above 1" }).click();
  });
  expect(ticked.textContent).toBe("none");
});
