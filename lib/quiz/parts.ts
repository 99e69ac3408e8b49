import type { CaseSource, CauseOption } from "./quizCase";

/** The cause of a round. */
export function right(id: string, label: string, feedback: string): CauseOption {
  return { id, label, isRight: true, feedback };
}

/** A cause that looks like it. */
export function wrong(id: string, label: string, feedback: string): CauseOption {
  return { id, label, isRight: false, feedback };
}

/** Day on which the reports were read. */
const CHECKED_ON = "2026-11-30";

/** An issue or a pull request on GitHub; both answer at the same address. */
export function thread(repository: string, number: number, figures: string): CaseSource {
  return {
    title: `${repository} #${number}`,
    url: `https://github.com/${repository}/issues/${number}`,
    checkedOn: CHECKED_ON,
    figures,
  };
}
