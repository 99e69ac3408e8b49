import { useEffect, useMemo, useRef, useState } from "react";
import { caseOrder, nextSeed } from "@/lib/quiz/order";
import { type OpenedQuiz, readQuizLink, writePlace } from "@/lib/quiz/quizLink";
import { ownQuery, useAddress } from "../share/address";
import { isEmbedded } from "../share/stored";
import { useProgress } from "../progress/useProgress";
import type { Actions } from "./commands";
import { createExaminerClient } from "./examinerClient";
import type { Listing } from "./model/listing";
import { QUIZ_FIGURE } from "./model/quizAddress";
import { useHistory } from "./useHistory";

/** What the quiz shows. */
export type QuizView =
  { readonly kind: "list" } | { readonly kind: "case"; readonly id: string } | { readonly kind: "results" };

/** The state of the quiz around its cases: what is shown, in which order, what is done. */
export function useQuiz(listing: Listing, { place }: OpenedQuiz) {
  const [seed, setSeed] = useState(place.seed);
  const [view, setView] = useState<QuizView>(
    place.caseId === null ? { kind: "list" } : { kind: "case", id: place.caseId },
  );
  /** The reader has moved: from now on the focus follows. */
  const [hasMoved, setMoved] = useState(false);
  /** What the keys do in the case that is played, wherever in the quiz the focus is. */
  const caseActionsRef = useRef<Actions>({});
  const [client] = useState(createExaminerClient);
  useEffect(
    () => () => {
      client.close();
    },
    [client],
  );
  const progress = useProgress();
  const cases = useMemo(() => caseOrder(listing.cases, seed), [listing.cases, seed]);
  const caseId = view.kind === "case" ? view.id : null;
  const query = writePlace({ seed, caseId });
  useAddress(QUIZ_FIGURE, query, false);

  const show = (next: QuizView) => {
    setMoved(true);
    setView(next);
  };
  const leave = useHistory(
    textOf(view),
    (text) => {
      show(viewOf(text, listing));
    },
    () => addressedIn(listing),
  );
  const go = (next: QuizView) => {
    leave(textOf(next));
    show(next);
  };
  /** The next case that is not finished, from the current one on; undefined when all are. */
  const nextOpen = () => {
    const at = cases.findIndex(({ id }) => id === caseId);
    const others = [...cases.slice(at + 1), ...cases.slice(0, Math.max(0, at))];
    return others.find(({ id }) => !(id in progress.cases));
  };
  const goOn = () => {
    const next = nextOpen();
    go(next === undefined ? { kind: "results" } : { kind: "case", id: next.id });
  };
  const shuffle = () => {
    setSeed(nextSeed);
  };
  return { client, seed, shuffle, view, go, goOn, hasMoved, progress, cases, query, caseActionsRef };
}

/** What is shown, as the browser's history keeps it. */
function textOf(view: QuizView): string {
  return view.kind === "case" ? `case ${view.id}` : view.kind;
}

/** What the address asks of the quiz, in the same words; null when it means another figure or none. */
function addressedIn({ cases }: Listing): string | null {
  const query = ownQuery(QUIZ_FIGURE);
  if (query === null && !isEmbedded()) return null;
  const { caseId } = readQuizLink(
    query,
    cases.map(({ id }) => id),
  ).place;
  return textOf(caseId === null ? { kind: "list" } : { kind: "case", id: caseId });
}

function viewOf(text: string, { cases }: Listing): QuizView {
  const named = cases.find(({ id }) => text === `case ${id}`);
  if (named !== undefined) return { kind: "case", id: named.id };
  return { kind: text === "results" ? text : "list" };
}

/** See {@link useQuiz}. */
export type Quiz = ReturnType<typeof useQuiz>;
