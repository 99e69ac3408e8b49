import { CopyButton } from "@/components/controls/CopyButton";
import { sumOf } from "@/lib/quiz/grading";
import type { Progress } from "@/lib/quiz/progress";
import { writeScore } from "@/lib/quiz/quizLink";
import { SECTIONS } from "@/lib/quiz/sections";
import { TOPICS } from "@/lib/quiz/topics";
import { gradesByTopic, weakSpots } from "@/lib/quiz/weakSpots";
import { plural } from "@/lib/words/plural";
import { ArticleLink } from "./ArticleLink";
import type { ListedCase } from "./model/listing";
import { quizAddress } from "./model/quizAddress";
import { ResetButton } from "./ResetButton";

interface ResultsProps {
  readonly cases: readonly ListedCase[];
  readonly progress: Progress;
  /** Leads to a case that is not finished. */
  readonly goOn: () => void;
}

/** What the reader has earned, where they are weak, and what to read. */
export function Results({ cases, progress, goOn }: ResultsProps) {
  const finished = cases.flatMap(({ id, topic: topicId }) => {
    const grade = progress.cases[id];
    const topic = TOPICS.find((known) => known.id === topicId);
    return grade === undefined || topic === undefined ? [] : [{ topic, grade }];
  });
  if (finished.length === 0) {
    return <p>No case is finished yet. Play one, and its points are counted here.</p>;
  }
  const score = sumOf(finished.map(({ grade }) => grade));
  const topics = gradesByTopic(finished);
  const weak = weakSpots(topics);
  return (
    <div className="quiz-results">
      <p>
        {score.points} of {score.of} points in {plural(finished.length, "case")}; there are {cases.length}.
      </p>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">What the cases were about</th>
            <th scope="col" className="number">
              points
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topic, grade }) => (
            <tr key={topic.id}>
              <th scope="row">{topic.title}</th>
              <td className="number">
                {grade.points} of {grade.of}
                <svg viewBox="0 0 60 6" width="60" height="6" aria-hidden="true" className="topic-bar">
                  <rect width="60" height="6" rx="3" />
                  <rect width={(60 * grade.points) / grade.of} height="6" rx="3" data-earned="true" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {weak.length === 0 ? (
        <p>No weak spot so far.</p>
      ) : (
        <>
          <p>Worth reading again, the weakest first:</p>
          <ul>
            {weak.map(({ topic }) => (
              <li key={topic.id}>
                {topic.title}: <ArticleLink href={`#${topic.section}`}>{SECTIONS[topic.section]}</ArticleLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="quiz-buttons">
        {finished.length < cases.length && (
          <button type="button" className="button" onClick={goOn}>
            Go on with the next
          </button>
        )}
        <CopyButton label="Copy a link with the score alone" text={() => quizAddress(writeScore(score))} />
        <ResetButton />
      </div>
    </div>
  );
}
