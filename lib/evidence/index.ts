export type { Evidence, Fact, Source } from "./evidence";
