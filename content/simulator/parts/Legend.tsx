import type { ComparisonGroup } from "@/components/charts/agreement";
import { ShapeMark } from "@/components/charts/ShapeMark";

/** What each mark stands for. */
export function Legend({ groups }: { readonly groups: readonly ComparisonGroup[] }) {
  return (
    <ul className="agreement-legend" aria-label="Marks">
      {groups.flatMap(({ label, shape, fill, stroke }) =>
        [false, true].map((hollow) => (
          <li key={`${label} ${String(hollow)}`}>
            <svg viewBox="-6 -6 12 12" width="16" height="16" aria-hidden="true" focusable="false">
              <ShapeMark shape={shape} fill={fill} stroke={stroke} x={0} y={0} hollow={hollow} />
            </svg>{" "}
            {label}, {hollow ? "repeats differ" : "quiet"}
          </li>
        )),
      )}
    </ul>
  );
}
