import { memo, type RefObject } from "react";
import { KeySheet } from "@/components/controls/KeySheet";
import { PLAYBACK_COMMANDS } from "@/components/controls/playback";
import { SHOW_KEYS } from "../../scenario/commands";
import { EXPLORER_COMMANDS } from "./commands";

const NOTE =
  "Keys go into a number field while you type a number there, until Enter. Undo takes back every change, a preset, a scene or a reset as well. The browser’s Back leaves the page; its address holds the state, so Forward brings it back.";

interface HelpSheetProps {
  readonly isPlaying: boolean;
  readonly sheet: RefObject<HTMLDialogElement | null>;
}

/** The keys of the explorer, from the tables that bind them. */
export const HelpSheet = memo(function HelpSheet({ isPlaying, sheet }: HelpSheetProps) {
  const rows = [
    ...PLAYBACK_COMMANDS.map((command) => ({ keys: command.keys, label: command.label(isPlaying) })),
    ...EXPLORER_COMMANDS,
    SHOW_KEYS,
  ];
  return <KeySheet figure="explorer" rows={rows} sheet={sheet} note={NOTE} />;
});
