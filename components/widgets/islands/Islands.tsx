import { startTransition, useEffect, useState } from "react";
import { FiguresProvider } from "@/components/article/figures";
import { createScenarioStore, type Figures } from "@/lib/scenario-store";
import { Island } from "./Island";
import { watchIslands, type ArrivedIsland } from "./watch";

/** All islands of a page, portalled from its one React root into the prose. */
export function Islands({ figures }: { readonly figures: Figures }) {
  const [store] = useState(() => createScenarioStore(figures));
  const [arrived, setArrived] = useState<readonly ArrivedIsland[]>([]);

  useEffect(
    () =>
      watchIslands(document, (island) => {
        startTransition(() => {
          setArrived((earlier) => [...earlier, island]);
        });
      }),
    [],
  );

  // Few addresses ask for a figure: the others need not fetch what brings it into sight. Where that can't be
  // fetched, the reader stays at the top.
  useEffect(() => {
    if (location.search === "") return;
    import("./askedFigure").then(
      (asked) => {
        asked.goToAskedFigure();
      },
      () => undefined,
    );
  }, []);

  return (
    <FiguresProvider store={store}>
      {arrived.map((island, index) => (
        <Island key={index} {...island} />
      ))}
    </FiguresProvider>
  );
}
