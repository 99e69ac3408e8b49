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
    accent: "#432ddb",
    accentInk: "#ffffff",
    good: "#1f6238",
    warn: "#7a4a00",
    bad: "#a02319",
  },
  lines: { rule: "#ddd8ce", edge: "#857e72", focus: "#432ddb" },
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
    storage: { fill: "#394651", on: LIGHT_ON },
    load: { fill: "#c97400", on: DARK_ON },
    collate: { fill: "#735e12", on: LIGHT_ON },
    handOver: { fill: "#ab2b86", on: LIGHT_ON },
    pin: { fill: "#672516", on: LIGHT_ON },
    copy: { fill: "#2090cf", on: DARK_ON },
    step: { fill: "#3f7c57", on: LIGHT_ON },
    idle: { fill: "#857e72", on: "#1d1b18" },
  },
};
