import { useEffect, useRef, useState } from "react";
import type { Selection } from "@/lib/share";

/** Calls back for every selection that is made here; not for the one that a link has brought along. */
export function useOnLater(selection: Selection | null, onLater: () => void): void {
  const [first] = useState(selection);
  const latest = useRef(onLater);
  useEffect(() => {
    latest.current = onLater;
  });
  useEffect(() => {
    if (selection !== null && selection !== first) latest.current();
  }, [first, selection]);
}
