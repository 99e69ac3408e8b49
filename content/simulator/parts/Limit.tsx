import { QUIET_SPREAD } from "@/lib/conformance/judge";
import { percent } from "../model/text";

/** Repeats that agree this well make a run quiet. */
export function Limit() {
  return <>{percent(QUIET_SPREAD)}</>;
}
