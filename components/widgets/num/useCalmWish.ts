import { useEffect, useState } from "react";
import { useWish } from "@/components/article/figures";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { isQuick } from "@/lib/sim";

/** A drag is over when nothing has changed for this long. */
const SETTLED_MS = 200;

/**
 * What was asked of a figure, for numbers that follow it: at once, but where a run takes longer than a frame, once
 * that has settled. A drag waits for no such number in a sentence.
 */
export function useCalmWish(figure: string): Wish {
  const wish = useWish(figure);
  const [settled, setSettled] = useState(wish);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, wish);
    return () => {
      clearTimeout(timer);
    };
  }, [wish]);
  return isQuick(toScenario(wish)) ? wish : settled;
}
