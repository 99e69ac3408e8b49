import { CASES } from "@/lib/quiz/cases";
import { topicOf } from "@/lib/quiz/topicOf";
import { TASKS } from "@/lib/tasks";
import { MEMORY_TASKS } from "@/lib/tasks/memory";
import { THROUGHPUT_TASKS } from "@/lib/tasks/throughput";
import type { Listing, ListedTasks } from "./listing";

/** What the widget has to know of cases and tasks, for the build to write into the page. */
function listingOf(): Listing {
  return {
    cases: CASES.map(({ id, level, title, kinds }) => ({ id, level, title, topic: topicOf(kinds).id })),
    tasks: [
      listed("tasks.pipeline", "Pipeline explorer", "#pipeline-visualisation", TASKS),
      listed(
        "tasks.throughput",
        "Worker throughput profiler",
        "#worker-throughput-profiling",
        THROUGHPUT_TASKS,
      ),
      listed("tasks.memory", "Memory analyzer", "#memory-analysis", MEMORY_TASKS),
    ],
  };
}

/** What the place of the quiz carries. */
export function diagnosticData(): Readonly<Record<string, string>> {
  return { listing: JSON.stringify(listingOf()) };
}

function listed(
  list: string,
  title: string,
  href: string,
  tasks: readonly { readonly id: string; readonly title: string }[],
): ListedTasks {
  return { list, title, href, tasks: tasks.map(({ id, title: task }) => ({ id, title: task })) };
}
