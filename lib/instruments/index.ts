export type { Reading, ReadingNumber, Strip } from "./reading";
export { readingsOf } from "./readings";
