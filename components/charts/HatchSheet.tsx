import { HatchDefs } from "./HatchDefs";

/**
 * The patterns, once per page. They live outside every figure, because a pattern inside a
 * hidden element paints nothing, and figures come and go.
 */
export function HatchSheet() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <HatchDefs />
    </svg>
  );
}
