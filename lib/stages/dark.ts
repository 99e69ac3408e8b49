import type { Palette } from "./palette";

const DARK_ON = "#141312";
const LIGHT_ON = "#ffffff";

/** A dim room: low, slightly cool grounds, warm ink, stages that glow a little. */
export const DARK: Palette = {
  grounds: {
    paper: "#17181b",
    surface: "#202226",
    raised: "#25272b",
    accentSoft: "#26233f",
    goodSoft: "#1a2d21",
    warnSoft: "#322712",
    badSoft: "#3b1f1c",
  },
  inks: {
    ink: "#ebe8e2",
    inkMuted: "#aeaaa2",
    accent: "#9d7bff",
    accentInk: "#141312",
    good: "#86cf9f",
    warn: "#eebd5c",
    bad: "#ff9f90",
  },
  lines: { rule: "#36383e", edge: "#7f828a", focus: "#9d7bff" },
  code: {
    codeKeyword: "#e6a0d0",
    codeString: "#97d3a8",
    codeConstant: "#f2b06b",
    codeFunction: "#8fc7f2",
    codeParameter: "#dcc98a",
    codeComment: "#a09c95",
    codePunctuation: "#bfbbb3",
  },
  stages: {
    storage: { fill: "#d5e1f3", on: DARK_ON },
    load: { fill: "#f79934", on: DARK_ON },
    collate: { fill: "#ffdf9d", on: DARK_ON },
    handOver: { fill: "#ba6faf", on: DARK_ON },
    pin: { fill: "#bc4c34", on: LIGHT_ON },
    copy: { fill: "#4dc3ff", on: DARK_ON },
    step: { fill: "#009166", on: DARK_ON },
    idle: { fill: "#aca39c", on: "#ebe8e2" },
  },
};
