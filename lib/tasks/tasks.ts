import { feed } from "./feed";
import { holdBack } from "./holdBack";
import { plateau } from "./plateau";
import { starve } from "./starve";
import { doneByReader, type Task } from "./task";

/** The tasks of the pipeline figure, in the order in which they build on each other. */
export const TASKS: readonly Task[] = [starve, feed, holdBack, plateau].map(doneByReader);
