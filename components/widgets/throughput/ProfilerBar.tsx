import { memo, type RefObject } from "react";
import { KeySheet } from "@/components/controls/KeySheet";
import { SHOW_KEYS } from "../scenario/commands";
import { PinButton } from "../scenario/PinButton";
import { ScenarioBar } from "../scenario/ScenarioBar";
import { PROFILER_COMMANDS } from "./commands";
import { START_GROUPS } from "./starts";
import type { Profiler } from "./useProfiler";

const ROWS = [...PROFILER_COMMANDS, SHOW_KEYS];

interface ProfilerBarProps {
  readonly profiler: Profiler;
  readonly sheet: RefObject<HTMLDialogElement | null>;
}

/** Where to start from, the way back and forth, the other curve, the keys, the link. */
export const ProfilerBar = memo(function ProfilerBar({ profiler, sheet }: ProfilerBarProps) {
  const { figure, store, origin, wish, pinned, setPinned } = profiler;
  return (
    <ScenarioBar figure={figure} store={store} origin={origin} groups={START_GROUPS}>
      <PinButton wish={wish} pinned={pinned} onPin={setPinned} />
      <KeySheet figure="profiler" rows={ROWS} sheet={sheet} />
    </ScenarioBar>
  );
});
