export { changesBetween, explain, type Explained } from "./explain";
export { type Advised, lastingUsefulRate, recommend, type Room } from "./recommend";
export { type Freedom, settingsOf, USUAL_FREEDOM } from "./settings";
