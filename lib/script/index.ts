export { loaderArguments, type Argument, loaderCall } from "./loaderCall";
export { scriptFor, type ScriptLabels } from "./script";
