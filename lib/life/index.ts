export { lifeOf, type Life, type LifeStretch } from "./life";
export { gapStory, heldBackInWords, whoWaited } from "./story";
