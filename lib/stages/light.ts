import type { Palette } from "./palette";

const DARK_ON = "#141312";
const LIGHT_ON = "#ffffff";

/** Ink on paper. */
export const LIGHT: Palette = {
  grounds: {
    paper: "#fbfaf7",
    surface: "#f3f0ea",
    raised: "#ffffff",
    accentSoft: "#e9e6fb",
    goodSoft: "#e3efe4",
    warnSoft: "#f8ebcf",
    badSoft: "#f9e3de",
  },
  inks: {
    ink: "#1d1b18",
    inkMuted: "#5b564e",
    accent: "#3d05c9",
    accentInk: "#ffffff",
    good: "#1f6238",
    warn: "#7a4a00",
    bad: "#a02319",
  },
  lines: { rule: "#ddd8ce", edge: "#857e72", focus: "#3d05c9" },
  code: {
    codeKeyword: "#8a2468",
    codeString: "#2c6343",
    codeConstant: "#8f4700",
    codeFunction: "#1c5480",
    codeParameter: "#5d4a0c",
    codeComment: "#66615a",
    codePunctuation: "#4f4a44",
  },
  stages: {
    storage: { fill: "#2e3945", on: LIGHT_ON },
    load: { fill: "#d36f00", on: DARK_ON },
    collate: { fill: "#6a5a00", on: LIGHT_ON },
    handOver: { fill: "#a74289", on: LIGHT_ON },
    pin: { fill: "#602016", on: LIGHT_ON },
    copy: { fill: "#1e8ed3", on: DARK_ON },
    step: { fill: "#23744f", on: LIGHT_ON },
    idle: { fill: "#8f877f", on: "#1d1b18" },
  },
};
