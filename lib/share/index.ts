export { beyondRun } from "./beyond";
export { type Base, DEFAULT_BASES, type Origin } from "./base";
export { changedFields, isOtherWorkload } from "./difference";
export { type Field, FIELDS } from "./fields";
export { problem, type Problem, problemInWords } from "./problem";
export { type Link, type Opened, readShare, type Shared, writeShare } from "./share";
export { knowsKey, strangers } from "./unknown";
export { EMPTY_VIEW, type Selection, type View } from "./view";
