import { isSettingKey, limitTo, SETTINGS } from "@/lib/settings";
import type { IslandProps } from "../islands/islandProps";
import { NumStatic } from "./NumStatic";
import { SettingNumber } from "./SettingNumber";

/** A live number: a setting can be dragged, typed or stepped with the arrow keys; a metric follows. */
export function NumIsland({ data }: IslandProps) {
  const { figure = "", of = "", max } = data;
  if (isSettingKey(of)) {
    const setting = max === undefined ? SETTINGS[of] : limitTo(SETTINGS[of], { max: Number(max) });
    return <SettingNumber figure={figure} setting={setting} />;
  }
  return <NumStatic figure={figure} of={of} />;
}
