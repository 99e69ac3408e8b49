import type { Progress } from "@/lib/quiz/progress";
import { ArticleLink } from "./ArticleLink";
import type { ListedTasks } from "./model/listing";

interface TaskOverviewProps {
  readonly lists: readonly ListedTasks[];
  readonly progress: Progress;
}

/** The tasks of all figures with those that are done, and the way to the figure. */
export function TaskOverview({ lists, progress }: TaskOverviewProps) {
  return (
    <section className="task-overview" aria-label="Tasks of the other figures">
      <h4>Make it happen: tasks in the other figures</h4>
      <ul className="task-lists">
        {lists.map(({ list, title, href, tasks }) => {
          const done = progress.tasks[list] ?? [];
          const count = tasks.filter(({ id }) => done.includes(id)).length;
          return (
            <li key={list}>
              <ArticleLink href={href}>{title}</ArticleLink>: {count} of {tasks.length}
              <ul className="task-list">
                {tasks.map(({ id, title: task }) => (
                  <li key={id} data-done={done.includes(id)}>
                    {done.includes(id) ? "Done: " : "Open: "}
                    {task}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
