import { type Grade, sumOf } from "./grading";
import { type Topic, TOPICS } from "./topics";

/** A topic with what a reader has earned in its cases. */
export interface TopicGrade {
  readonly topic: Topic;
  readonly grade: Grade;
}

/** Below this part of the points a topic is worth reading again. */
const WEAK = 0.6;

/** Grades by topic, in the order of the article; topics without a finished case are left out. */
export function gradesByTopic(
  finished: readonly { readonly topic: Topic; readonly grade: Grade }[],
): readonly TopicGrade[] {
  return TOPICS.flatMap((topic) => {
    const grades = finished.filter((one) => one.topic.id === topic.id).map(({ grade }) => grade);
    return grades.length === 0 ? [] : [{ topic, grade: sumOf(grades) }];
  });
}

/** Topics worth reading again, the weakest first. */
export function weakSpots(topics: readonly TopicGrade[]): readonly TopicGrade[] {
  const share = ({ grade: { points, of } }: TopicGrade) => points / of;
  return topics.filter((one) => share(one) < WEAK).toSorted((a, b) => share(a) - share(b));
}
