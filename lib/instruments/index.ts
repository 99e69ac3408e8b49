export type { InstrumentRun, Reading, ReadingNumber, Strip } from "./reading";
export { readingsOf } from "./readings";
export { meanSpan } from "./windows";
