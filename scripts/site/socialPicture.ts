import { hatchId } from "@/components/charts/hatchFill";
import { HATCHES, HATCH_TILE, LOOKS, PALETTES, type Look } from "@/lib/stages";
import { stripSvg } from "./strip";

/** What previews of links ask for. */
const WIDTH = 1200;
const HEIGHT = 630;

const LEFT = 72;
const TITLE_SIZE = 76;
const TITLE_LEADING = 84;
const TITLE_BASELINE = 214;

/** Newsreader at this size: that many characters fit into a line. */
const CHARACTERS_PER_LINE = 28;

const { grounds, inks, stages } = PALETTES.light;

/** The picture that stands for a page: its title over the strip of a simulated run. */
export function socialPicture(title: string, siteName: string): string {
  const lines = linesOf(title).map(
    (line, index) =>
      `<tspan x="${LEFT}" y="${TITLE_BASELINE + index * TITLE_LEADING}">${escape(line)}</tspan>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs>${LOOKS.map(hatch).join("")}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${grounds.paper}"/>`,
    `<rect width="${WIDTH}" height="12" fill="${inks.accent}"/>`,
    `<text x="${LEFT}" y="102" font-family="Recursive Sans Linear Light" font-size="30" fill="${inks.inkMuted}">${escape(siteName)}</text>`,
    `<text font-family="Newsreader" font-size="${TITLE_SIZE}" fill="${inks.ink}">${lines.join("")}</text>`,
    stripSvg(),
    "</svg>",
  ].join("");
}

/** A title in lines that fit. Throws when it takes more than two. */
export function linesOf(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > CHARACTERS_PER_LINE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  if (lines.length > 2)
    throw new Error(`Social picture: “${title}” takes ${lines.length} lines; allowed are 2.`);
  return lines;
}

function hatch(look: Look): string {
  const ground = look === "idle" ? "" : `<rect width="8" height="8" fill="${stages[look].fill}"/>`;
  const stroke =
    look === "idle"
      ? `stroke="${stages.idle.fill}" stroke-width="1.25"`
      : `stroke="${stages[look].on}" stroke-opacity="0.34"`;
  return `<pattern id="${hatchId(look)}" width="${HATCH_TILE}" height="${HATCH_TILE}" patternUnits="userSpaceOnUse">${ground}<path d="${HATCHES[look]}" fill="none" ${stroke}/></pattern>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
