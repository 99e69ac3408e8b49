/** What a picture says of itself once it has left the page. */
export interface About {
  readonly title: string;
  /** What it shows, in sentences; the settings and the call that it shows. */
  readonly lines: readonly string[];
  /** Items of the page's legend, each with its mark. */
  readonly legend: readonly HTMLElement[];
  /** Where it can be opened again. */
  readonly address: string;
}

/** A line of text in the units of a picture. */
export interface CaptionLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}

const TITLE_SIZE = 15;
/** Type of lines and of a legend, in the units of the picture. */
export const TEXT_SIZE = 11;
const LEADING = 1.4;

/** A letter is this wide at most, as a share of the size of its type, in the fonts that a viewer may have. */
const LETTER = 0.56;

/** The title and lines of text above a picture, or below it, broken to a width. */
export function captionLines(
  title: string | null,
  texts: readonly string[],
  width: number,
): { readonly lines: readonly CaptionLine[]; readonly height: number } {
  const lines: CaptionLine[] = [];
  let y = 0;
  const put = (text: string, size: number, isBold: boolean) => {
    for (const line of broken(text, Math.floor(width / (LETTER * size)))) {
      y += LEADING * size;
      lines.push({ text: line, y, size, isBold });
    }
  };
  if (title !== null) put(title, TITLE_SIZE, true);
  for (const text of texts) put(text, TEXT_SIZE, false);
  return { lines, height: y + (y > 0 ? TEXT_SIZE * 0.6 : 0) };
}

/** A text in lines of at most `most` characters; a word that is longer, such as an address, is cut. */
export function broken(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length <= most) {
      line += ` ${word}`;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    for (; line.length > most; line = line.slice(most)) lines.push(line.slice(0, most));
  }
  return line === "" ? lines : [...lines, line];
}

/** Where the items of a legend stand, row by row; `lengths` are the letters of each. */
export function legendPlaces(
  lengths: readonly number[],
  width: number,
): { readonly places: readonly { readonly x: number; readonly y: number }[]; readonly height: number } {
  const places: { x: number; y: number }[] = [];
  let x = 0;
  let y = 0;
  for (const length of lengths) {
    const itemWidth = MARK_WIDTH + length * LETTER * TEXT_SIZE + LEGEND_GAP;
    if (x > 0 && x + itemWidth > width) {
      x = 0;
      y += LEGEND_ROW;
    }
    places.push({ x, y });
    x += itemWidth;
  }
  return { places, height: lengths.length === 0 ? 0 : y + LEGEND_ROW };
}

/** Room for the mark of a legend's item, before its words. */
export const MARK_WIDTH = 24;
const LEGEND_GAP = 14;
const LEGEND_ROW = 18;
