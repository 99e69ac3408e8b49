export { loaderArguments, type Argument, loaderCall } from "./loaderCall";
export { shortCall } from "./shortCall";
export { scriptFor, type ScriptLabels } from "./script";
