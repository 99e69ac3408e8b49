import type { Palette } from "./palette";

const DARK_ON = "#141312";
const LIGHT_ON = "#ffffff";

/** A dim room: low, slightly cool grounds, warm ink, stages that glow a little. */
export const DARK: Palette = {
  grounds: {
    paper: "#17181b",
    surface: "#202226",
    raised: "#2a2c31",
    accentSoft: "#2c2a4a",
    goodSoft: "#1d3326",
    warnSoft: "#3a2e16",
    badSoft: "#43231f",
  },
  inks: {
    ink: "#ebe8e2",
    inkMuted: "#aeaaa2",
    accent: "#a594ff",
    accentInk: "#141312",
    good: "#86cf9f",
    warn: "#eebd5c",
    bad: "#ff9f90",
  },
  lines: { rule: "#36383e", edge: "#7f828a", focus: "#a594ff" },
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
    storage: { fill: "#dae2ef", on: DARK_ON },
    load: { fill: "#f48c0b", on: DARK_ON },
    collate: { fill: "#ffd98b", on: DARK_ON },
    handOver: { fill: "#b775b1", on: DARK_ON },
    pin: { fill: "#c05036", on: LIGHT_ON },
    copy: { fill: "#6fc9ff", on: DARK_ON },
    step: { fill: "#31966f", on: DARK_ON },
    idle: { fill: "#7f828a", on: "#ebe8e2" },
  },
};
