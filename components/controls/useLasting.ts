import { useEffect, useState } from "react";

/** Whether something has been so for `ms`: what comes and goes within a blink is not shown. */
export function useLasting(isOn: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => {
      setHasLasted(true);
    }, ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, ms]);
  return isOn && hasLasted;
}
