import { isSettingKey, SETTINGS } from "@/lib/settings";
import type { IslandProps } from "../islands/islandProps";
import { NumStatic } from "./NumStatic";
import { SettingNumber } from "./SettingNumber";

/** A live number: a setting can be dragged, typed or stepped with the arrow keys; a metric follows. */
export function NumIsland({ data }: IslandProps) {
  const { figure = "", of = "" } = data;
  if (isSettingKey(of)) return <SettingNumber figure={figure} setting={SETTINGS[of]} />;
  return <NumStatic figure={figure} of={of} />;
}
