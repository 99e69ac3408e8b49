/** The memory of a wish: what it needs, what ends it, what would help. */
export { elapsed } from "./elapsed";
export { memoryWishOf, withDatasetKind, withMemory } from "./memoryWish";
export { type MemoryRemedy, remediesFor } from "./remedies";
export { DATASET_WORDS, datasetKind, shmSize, validates } from "./settings/choices";
export { batchesHeld, bytesPerItem, items, ramGibibytes } from "./settings/numbers";
export { withShm } from "./settings/shmSizes";
export { memoryStart } from "./starts";
export { fitOf, limitsOf, type MemoryStudy, mostOf, studyOf } from "./study";
