export { clampToSetting, type Setting } from "./setting";
export { isSettingKey, SETTINGS, type SettingKey } from "./settings";
