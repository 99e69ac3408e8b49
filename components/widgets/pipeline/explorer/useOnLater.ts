import { useEffect, useState } from "react";
import { useStable } from "@/components/controls/useStable";
import type { Selection } from "@/lib/share";

/** Calls back for every selection that is made here; not for the one that a link has brought along. */
export function useOnLater(selection: Selection | null, onLater: () => void): void {
  const [first] = useState(selection);
  const call = useStable(onLater);
  useEffect(() => {
    if (selection !== null && selection !== first) call();
  }, [call, first, selection]);
}
