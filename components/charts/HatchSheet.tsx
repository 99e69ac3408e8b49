import { HatchDefs } from "./HatchDefs";

/**
 * The patterns, once per page. They live outside every figure, because a pattern inside a
 * hidden element paints nothing, and figures come and go. A part of a page that has a theme
 * of its own needs a sheet of its own, with a prefix.
 */
export function HatchSheet({ prefix = "" }: { readonly prefix?: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <HatchDefs prefix={prefix} />
    </svg>
  );
}
