export { batchCsv } from "./batchCsv";
export { type ChromeTrace, chromeTrace } from "./chromeTrace";
export { type SettingRow, settingsCsv, settingsTable } from "./settingsTable";
export type { TraceEvent } from "./traceEvent";
export { csv } from "./csv";
