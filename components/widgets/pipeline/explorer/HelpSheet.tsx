import { useRef } from "react";
import { KeySheet } from "@/components/controls/KeySheet";
import { PLAYBACK_COMMANDS, type PlaybackView } from "@/components/controls/playback";
import { EXPLORER_COMMANDS } from "./commands";

/** The keys of the explorer, from the tables that bind them. */
export function HelpSheet({ view }: { readonly view: PlaybackView }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const rows = [
    ...PLAYBACK_COMMANDS.map((command) => ({ keys: command.keys, label: command.label(view) })),
    ...EXPLORER_COMMANDS,
  ];
  return <KeySheet figure="explorer" rows={rows} sheet={sheet} />;
}
