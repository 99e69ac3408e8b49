import type { RefObject } from "react";
import { KeySheet } from "@/components/controls/KeySheet";
import { PLAYBACK_COMMANDS, type PlaybackView } from "@/components/controls/playback";
import { SHOW_KEYS } from "../../scenario/commands";
import { EXPLORER_COMMANDS } from "./commands";

interface HelpSheetProps {
  readonly view: PlaybackView;
  readonly sheet: RefObject<HTMLDialogElement | null>;
}

/** The keys of the explorer, from the tables that bind them. */
export function HelpSheet({ view, sheet }: HelpSheetProps) {
  const rows = [
    ...PLAYBACK_COMMANDS.map((command) => ({ keys: command.keys, label: command.label(view) })),
    ...EXPLORER_COMMANDS,
    SHOW_KEYS,
  ];
  return <KeySheet figure="explorer" rows={rows} sheet={sheet} />;
}
