export { lifeOf, type Life } from "./life";
export { momentStory } from "./moment";
export type { LifeStretch } from "./stretch";
export { gapStory, whoWaited } from "./story";
