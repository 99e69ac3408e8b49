import type { ReactNode } from "react";
import { useKeptFocus } from "@/components/controls/useKeptFocus";

interface TaskItemProps {
  readonly title: string;
  readonly isDone: boolean;
  /** The one that is being tried, where that is one at a time. */
  readonly isCurrent: boolean;
  /** Takes the task up; undefined where that makes no sense. */
  readonly take: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A task with its tick. Whoever takes it up finds themselves at it. */
export function TaskItem({ title, isDone, isCurrent, take, children }: TaskItemProps) {
  const keptFocus = useKeptFocus<HTMLLIElement>();
  return (
    <li {...keptFocus} data-done={isDone} aria-current={isCurrent ? "step" : undefined}>
      <p className="task-title">
        <TaskMark isDone={isDone} />
        <span>
          <span className="sr-only">{isDone ? "Done:" : "Open:"}</span> {title}
        </span>
        {take !== undefined && (
          <button type="button" className="task-take" onClick={take}>
            {isDone ? "Again" : "Try this"}
            <span className="sr-only">: {title}</span>
          </button>
        )}
      </p>
      {children}
    </li>
  );
}

/** A box, ticked once the task is done. */
export function TaskMark({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      className="task-mark"
      data-done={isDone}
    >
      <rect x="1" y="1" width="14" height="14" rx="3" />
      {isDone && <path d="M4 8l3 3 5-6" />}
    </svg>
  );
}
