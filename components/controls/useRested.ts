import { startTransition, useEffect, useRef, useState } from "react";

/** Events of a drag follow each other by less than this; so does a key that is held down. */
const REST_MS = 100;

/**
 * What is not needed at every step of a drag: the first change is passed on right after its frame, those that
 * follow it closely are not, until none has come for `REST_MS`. A frame of a drag then draws what the drag is
 * about and nothing else.
 */
export function useRested<T>(latest: T): T {
  const [rested, setRested] = useState(latest);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const show = () => {
      startTransition(() => {
        setRested(() => latest);
      });
    };
    if (timer.current === undefined) show();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      show();
    }, REST_MS);
  }, [latest]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return rested;
}
