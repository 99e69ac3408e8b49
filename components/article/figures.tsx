import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import type { Result } from "@/lib/sim";
import type { ScenarioStore, Wish } from "@/lib/scenario-store";

const FiguresContext = createContext<ScenarioStore | null>(null);

/** Gives everything below it the named scenarios of the page, at build and in the browser alike. */
export function FiguresProvider({
  store,
  children,
}: {
  readonly store: ScenarioStore;
  readonly children: ReactNode;
}) {
  return <FiguresContext value={store}>{children}</FiguresContext>;
}

/** The page's scenarios. Throws outside a {@link FiguresProvider}. */
export function useFigures(): ScenarioStore {
  const store = useContext(FiguresContext);
  if (store === null) throw new Error("A figure needs a FiguresProvider above it.");
  return store;
}

/** What the reader asked of one figure; renders again whenever it changes. */
export function useWish(figure: string): Wish {
  const store = useFigures();
  const read = () => store.wish(figure);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The run of one figure; renders again whenever it changes. */
export function useRun(figure: string): Result {
  const store = useFigures();
  const read = () => store.result(figure);
  return useSyncExternalStore(store.subscribe, read, read);
}
