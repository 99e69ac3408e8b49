import type { Wish } from "@/lib/scenario-store";
import type { Result } from "@/lib/sim";
import type { Answer, Question } from "../../answers/messages";
import type { ExplorerQuestion } from "./explorerQuestion";

/** Runs wishes beside the page, one at a time: while one is run only the latest of the others is kept. */
export interface Runner {
  readonly run: (wish: Wish) => void;
  /** What is on its way, and what waits, is wanted no more. */
  readonly forget: () => void;
  readonly close: () => void;
}

/** What a runner needs of a worker thread. */
export interface Thread {
  readonly listen: (onAnswer: (answer: Answer<Result>) => void, onBreak: () => void) => void;
  readonly post: (question: Question<ExplorerQuestion>) => void;
  readonly stop: () => void;
}

/** What becomes of the wishes that a {@link Runner} is given. */
export interface RunnerEvents {
  /** Throws where the browser forbids worker threads. */
  readonly start: () => Thread;
  readonly onResult: (wish: Wish, result: Result) => void;
  /** No thread, or a thread that broke: the wish has to be run otherwise. */
  readonly onFailure: (wish: Wish) => void;
}

/** A runner whose thread is started with the first wish. */
export function createRunner({ start, onResult, onFailure }: RunnerEvents): Runner {
  let worker: Thread | null = null;
  let questions = 0;
  let running: { readonly id: number; readonly wish: Wish } | null = null;
  let waiting: Wish | null = null;

  const ask = (wish: Wish): void => {
    questions += 1;
    running = { id: questions, wish };
    try {
      worker ??= listenTo(start());
      worker.post({ id: questions, asked: { kind: "run", wish } });
    } catch {
      running = null;
      onFailure(wish);
    }
  };
  const listenTo = (started: Thread): Thread => {
    started.listen(
      ({ id, found }) => {
        if (running?.id !== id) return;
        const { wish } = running;
        running = null;
        if (waiting !== null) ask(waiting);
        waiting = null;
        onResult(wish, found);
      },
      () => {
        const wish = waiting ?? running?.wish;
        running = waiting = null;
        if (wish !== undefined) onFailure(wish);
      },
    );
    return started;
  };
  return {
    run: (wish) => {
      if (running === null) ask(wish);
      else waiting = wish;
    },
    forget: () => {
      running = waiting = null;
    },
    close: () => {
      worker?.stop();
      worker = null;
      running = waiting = null;
    },
  };
}
