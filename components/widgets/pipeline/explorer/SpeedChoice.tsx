import { memo } from "react";
import { formatMs } from "@/lib/format/number";
import { SPEEDS_MS_PER_SECOND } from "@/lib/share";
import type { Scene } from "./useExplorer";

/** How fast the run is played, said as what it is: so much training in a second. */
export const SpeedChoice = memo(function SpeedChoice({ scene }: { readonly scene: Scene }) {
  return (
    <label className="explorer-speed">
      <span>1 s shows</span>
      <select
        className="select"
        value={scene.speed}
        onChange={(event) => {
          scene.setSpeed(Number(event.currentTarget.value));
        }}
      >
        {SPEEDS_MS_PER_SECOND.map((speed) => (
          <option key={speed} value={speed}>
            {formatMs(speed)}
          </option>
        ))}
      </select>
      <span>of training</span>
    </label>
  );
});
