export { type Base, DEFAULT_BASES, type Origin } from "./base";
export { changedFields } from "./difference";
export { type Field, FIELDS } from "./fields";
export { type Problem, problemInWords } from "./problem";
export { type Link, type Opened, readShare, type Shared, writeShare } from "./share";
export { EMPTY_VIEW, type Selection, type View } from "./view";
