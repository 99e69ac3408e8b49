export { withBatchSize } from "./batchSize";
export type { Choice } from "./choice";
export { costOf, sigmaOf } from "./costs";
export { fitTo } from "./fit";
export { clampToSetting, limitTo, type Range, type Setting } from "./setting";
export { CHOICES, isSettingKey, type SettingKey, SETTINGS, TOGGLES } from "./settings";
export type { Toggle } from "./toggle";
