export { lifeOf, type Life, type LifeStretch } from "./life";
export { gapStory, whoWaited } from "./story";
