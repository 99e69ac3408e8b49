import type { Field } from "./field";
import { batchSizeField, loaderFields } from "./loaderFields";
import { machineFields } from "./machineFields";
import { memoryFields } from "./memoryFields";
import { trainingFields } from "./trainingFields";
import { workloadFields } from "./workloadFields";

export type { Field } from "./field";
export { batchSizeField } from "./loaderFields";

/** Every value of a wish, in the order in which a link says them and in which they are read. */
export const FIELDS: readonly Field[] = [
  batchSizeField,
  ...loaderFields,
  ...workloadFields,
  ...trainingFields,
  ...machineFields,
  ...memoryFields,
];
