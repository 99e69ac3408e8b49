export { lifeOf, type Life, type LifeStretch } from "./life";
