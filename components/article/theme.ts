import { useSyncExternalStore } from "react";
import { THEME_KEY } from "./themeScript";

/** What the reader can ask for. */
export type ThemeChoice = "system" | "light" | "dark";

/** Every {@link ThemeChoice}, in the order of the switch. */
export const THEME_CHOICES: readonly ThemeChoice[] = ["light", "dark", "system"];

const listeners = new Set<() => void>();

/** The choice in force: the class on <html> is the one place that holds it. */
function currentChoice(): ThemeChoice {
  const { classList } = document.documentElement;
  return THEME_CHOICES.find((choice) => classList.contains(choice)) ?? "system";
}

function apply(choice: ThemeChoice): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  if (choice !== "system") classList.add(choice);
  listeners.forEach((listener) => {
    listener();
  });
}

/** Changes the theme and remembers it, where remembering is allowed. */
export function chooseTheme(choice: ThemeChoice): void {
  apply(choice);
  try {
    if (choice === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== THEME_KEY && key !== null) return;
  apply(THEME_CHOICES.find((choice) => choice === newValue) ?? "system");
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** The reader's choice of theme, followed across tabs; `system` in HTML from the build. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => "system");
}
