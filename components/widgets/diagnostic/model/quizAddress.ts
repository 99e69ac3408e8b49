/** Name of the quiz among the figures of the page, and its fragment. */
export const QUIZ_FIGURE = "diagnosis";

/** The address of this page with a query for the quiz, scrolled to it. */
export function quizAddress(query: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?figure=${QUIZ_FIGURE}${query && `&${query}`}#${QUIZ_FIGURE}`;
}
