import { useMemo, useState } from "react";
import type { Preset } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { startFrom } from "./starts";
import { readOverlays } from "./model/overlayLink";

/** As many curves besides the reader's own as can still be told apart. */
export const MOST_OVERLAYS = 3;

/** The workloads that are drawn beside the reader's own. */
export interface Overlays {
  readonly presets: readonly Preset[];
  /** Without a number of workers of their own. */
  readonly wishes: readonly Wish[];
  readonly toggle: (id: string) => void;
}

/** Starts with what the link brings. */
export function useOverlays(query: string | null): Overlays {
  const [ids, setIds] = useState(() => readOverlays(query, MOST_OVERLAYS));
  const presets = useMemo(() => ids.flatMap((id) => startFrom(id) ?? []), [ids]);
  const wishes = useMemo(
    () => presets.map(({ wish }) => ({ ...wish, loader: { ...wish.loader, numWorkers: 0 } })),
    [presets],
  );
  const toggle = (id: string) => {
    setIds((shown) => {
      if (shown.includes(id)) return shown.filter((other) => other !== id);
      return [...shown, id].slice(-MOST_OVERLAYS);
    });
  };
  return { presets, wishes, toggle };
}
