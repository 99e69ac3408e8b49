/** The memory of a wish: what it needs, what ends it, what would help. */
export { elapsed } from "./elapsed";
export { headroomInWords, MOST_FOR_CUDA_BYTES } from "./headroom";
export { memoryWishOf, withDatasetKind, withMemory } from "./memoryWish";
export { mostOf, withKnownData } from "./most";
export { type MemoryRemedy, remediesFor } from "./remedies";
export { DATASET_WORDS, datasetKind, shmSize, validates } from "./settings/choices";
export { batchesHeld, bytesPerItem, items, ramGibibytes } from "./settings/numbers";
export { withShm } from "./settings/shmSizes";
export { memoryStart } from "./starts";
export { fitOf, limitsOf, type MemoryStudy, studyOf } from "./study";
export { type Excess, type Worst, worstOf } from "./worst";
