export { lifeOf, type Life } from "./life";
export type { LifeStretch } from "./stretch";
export { gapStory, whoWaited } from "./story";
