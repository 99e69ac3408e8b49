import { NO_PROGRESS, type Progress, readProgress, writeProgress } from "@/lib/quiz/progress";

/** One place on the device for the tasks of all figures and the cases of the quiz. */
const KEY = "progress";

const listeners = new Set<() => void>();
let resets = 0;
let current: Progress | null = null;

/** What is done so far; read from the device once. */
export function currentProgress(): Progress {
  current ??= readProgress(stored());
  return current;
}

/** Changes what is done and keeps it on the device. */
export function updateProgress(change: (progress: Progress) => Progress): void {
  const next = change(currentProgress());
  if (next === current) return;
  current = next;
  keep(writeProgress(next));
  tell();
}

/** Forgets everything, here and on the device. */
export function resetProgress(): void {
  resets += 1;
  updateProgress(() => NO_PROGRESS);
}

/** How often the progress has been forgotten since the page opened: what was done before no longer counts. */
export function resetCount(): number {
  return resets;
}

/** Says when something changes, in this figure, in another, or in another tab. */
export function subscribeToProgress(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  current = readProgress(newValue);
  if (isNothing(current)) resets += 1;
  tell();
}

function isNothing({ tasks, cases }: Progress): boolean {
  return Object.keys(tasks).length === 0 && Object.keys(cases).length === 0;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage may be forbidden; progress then lasts as long as the page.
  }
}
