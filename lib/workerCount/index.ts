export { type Answer, answerFor, type Found, NOTHING_FOUND } from "./answer";
export { depthFor, type DepthRate } from "./depth";
export { type Findings, findingsAtOnce, findingsOf, type Sounded } from "./findings";
export { pinnedWish } from "./pinning";
export { type Price, type PricePart, priceOf } from "./price";
export { type Advice, adviceOn } from "./reason";
export { GOOD_ENOUGH_SHARE, type Pace, recommend, type Recommendation } from "./recommend";
export { type RatePoint, SAME_SHARE, type Shape, shapeOf, tailRate } from "./shape";
export { BOUND_FORMULAS, BOUND_WORDS, SHAPE_WORDS } from "./words";
