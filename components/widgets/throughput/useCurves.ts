import { useState } from "react";
import type { ProfilePoint } from "@/lib/workerCurve";
import { type Curve, curveOf } from "./model/curve";
import type { Profile } from "./useProfiles";

/** The curves of some profiles, each put together once. */
export function useCurves(profiles: readonly Profile[]): readonly Curve[] {
  const [known] = useState(() => new WeakMap<readonly ProfilePoint[], Curve>());
  return profiles.map(({ wish, points }) => {
    const before = known.get(points);
    if (before?.wish === wish) return before;
    const curve = curveOf(wish, points);
    known.set(points, curve);
    return curve;
  });
}
