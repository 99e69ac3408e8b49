import type { Wish } from "@/lib/scenario-store";
import { changedFields } from "@/lib/share";
import { compareCurves } from "./model/compareCurves";
import type { Curve } from "./model/curve";

interface PinnedCompareProps {
  readonly wish: Wish;
  readonly curve: Curve;
  readonly pinned: Wish;
  readonly pinnedCurve: Curve;
}

/** The pinned curve in numbers, beside the one that is drawn now. */
export function PinnedCompare({ wish, curve, pinned, pinnedCurve }: PinnedCompareProps) {
  const changed = changedFields(pinned, wish).filter((key) => key !== "num_workers");
  return (
    <>
      <table className="explorer-numbers">
        <caption className="sr-only">The two curves in numbers</caption>
        <thead>
          <tr>
            <th scope="col">Curve</th>
            <th scope="col">A, pinned</th>
            <th scope="col">B, now</th>
          </tr>
        </thead>
        <tbody>
          {compareCurves({ wish: pinned, curve: pinnedCurve }, { wish, curve }).map(
            ({ label, before, now }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{now}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p className="text-note text-ink-muted" data-changed={changed.join(" ")}>
        {changed.length === 0
          ? "A and B are the same. Change a setting, and A stays where it is."
          : `What differs: ${changed.join(", ")}.`}
      </p>
    </>
  );
}
