import type { ProfileAnswer, ProfileQuestion } from "./profileMessages";

/** The worker thread of a profiler, started by the first question. */
export interface ProfileClient {
  readonly ask: (question: ProfileQuestion) => void;
  /** Returns a function that stops listening. */
  readonly listen: (listener: (answer: ProfileAnswer) => void) => () => void;
  readonly close: () => void;
}

/** A client whose thread does not run yet. */
export function createProfileClient(): ProfileClient {
  let worker: Worker | null = null;
  const listeners = new Set<(answer: ProfileAnswer) => void>();
  const start = () => {
    const started = new Worker(new URL("./profile.worker.ts", import.meta.url), { type: "module" });
    started.onmessage = ({ data }: MessageEvent<ProfileAnswer>) => {
      listeners.forEach((listener) => {
        listener(data);
      });
    };
    return started;
  };
  return {
    ask: (question) => {
      worker ??= start();
      worker.postMessage(question);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => {
      worker?.terminate();
      worker = null;
    },
  };
}
