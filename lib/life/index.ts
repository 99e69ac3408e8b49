export { lifeOf, type Life, type LifeStretch } from "./life";
export { gapStory, heldBackInWords } from "./story";
