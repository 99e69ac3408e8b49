export { type Preset, PRESET_PARAMETERS, type PresetEvidence, type PresetParameter } from "./preset";
export { DEFAULT_PRESET, presetOf, PRESETS } from "./presets";
export { measured, type Provenance } from "./provenance";
export { recordedPreset } from "./recorded";
