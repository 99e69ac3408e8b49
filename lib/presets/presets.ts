import type { Preset } from "./preset";
import { heavyTailed } from "./workloads/heavyTailed";
import { imagenetJpeg } from "./workloads/imagenetJpeg";
import { inRamTensors } from "./workloads/inRamTensors";
import { jpegHardDisk } from "./workloads/jpegHardDisk";
import { largeVolumes } from "./workloads/largeVolumes";
import { networkFiles } from "./workloads/networkFiles";
import { networkShards } from "./workloads/networkShards";
import { objectStore } from "./workloads/objectStore";
import { purePython } from "./workloads/purePython";
import { tabularRows } from "./workloads/tabularRows";
import { tokenText } from "./workloads/tokenText";
import { videoClips } from "./workloads/videoClips";

/** Every preset, in the order in which a picker shows them. */
export const PRESETS: readonly Preset[] = [
  imagenetJpeg,
  jpegHardDisk,
  networkFiles,
  networkShards,
  objectStore,
  tokenText,
  tabularRows,
  videoClips,
  largeVolumes,
  inRamTensors,
  heavyTailed,
  purePython,
];

/** What a reader starts from who named nothing else. */
export const DEFAULT_PRESET: Preset = imagenetJpeg;

const byId = new Map(PRESETS.map((preset) => [preset.id, preset]));

/** The preset with that id, or undefined. */
export function presetOf(id: string): Preset | undefined {
  return byId.get(id);
}
