import { type About, type CaptionLine, captionLines, legendPlaces, MARK_WIDTH, TEXT_SIZE } from "./caption";
import { groundIn, painted, SVG_NAMESPACE, textures } from "./paint";

const MARGIN = 20;

/**
 * Pictures of the page, one below the other, with what it takes to understand them elsewhere: title, what they show,
 * the legend, and the address where they can be opened again. `width` is that of the file in pixels; all pictures are
 * as wide as the first. Empty without a picture.
 */
export function sheetSvg(pictures: readonly SVGSVGElement[], width: number, about: About): string {
  const boxes = pictures.map(boxOf);
  const boxWidth = boxes[0]?.width ?? 0;
  if (boxWidth === 0) return "";
  const boxHeight = boxes.reduce((sum, box) => sum + box.height, 0);
  const head = captionLines(about.title, about.lines, boxWidth);
  const legend = legendPlaces(
    about.legend.map(({ textContent }) => textContent.trim().length),
    boxWidth,
  );
  const foot = captionLines(null, [about.address], boxWidth);
  const height = 2 * MARGIN + head.height + boxHeight + 8 + legend.height + foot.height;
  const sheet = element("svg", { viewBox: `0 0 ${boxWidth + 2 * MARGIN} ${height}`, role: "img" });
  sheet.setAttribute("xmlns", SVG_NAMESPACE);
  sheet.setAttribute("width", String(width));
  sheet.setAttribute("height", String((width * height) / (boxWidth + 2 * MARGIN)));

  const title = element("title", {});
  title.textContent = about.title;
  const description = element("desc", {});
  description.textContent = pictures.map((picture) => picture.getAttribute("aria-label") ?? "").join(" ");
  sheet.append(title, description, ...textures(), groundIn());

  let y = MARGIN;
  sheet.append(textIn(head.lines, y));
  y += head.height;
  for (const [index, picture] of pictures.entries()) {
    const drawn = painted(picture);
    for (const name of ["role", "aria-label"]) drawn.removeAttribute(name);
    const height = boxes[index]?.height ?? 0;
    place(drawn, MARGIN, y, boxWidth, height);
    sheet.append(drawn);
    y += height;
  }
  y += 8;
  sheet.append(
    ...about.legend.map((item, index) => {
      const { x, y: row } = legend.places[index] ?? { x: 0, y: 0 };
      return legendItem(item, MARGIN + x, y + row);
    }),
    textIn(foot.lines, y + legend.height),
  );
  return new XMLSerializer().serializeToString(sheet);
}

function boxOf(picture: SVGSVGElement): { readonly width: number; readonly height: number } {
  const [, , width = 1, height = 1] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
  return { width, height };
}

function legendItem(item: HTMLElement, x: number, y: number): Element {
  const group = element("g", {});
  const mark = item.querySelector("svg");
  if (mark !== null) {
    const copy = painted(mark);
    place(copy, x, y + 3, 18, 10);
    group.append(copy);
  }
  const text = textElement({ text: item.textContent.trim(), y: y + 12, size: TEXT_SIZE, isBold: false });
  text.setAttribute("x", String(x + MARK_WIDTH));
  group.append(text);
  return group;
}

function textIn(lines: readonly CaptionLine[], top: number): Element {
  const group = element("g", {});
  for (const line of lines) group.append(textElement({ ...line, y: top + line.y }));
  return group;
}

function textElement({ text, y, size, isBold }: CaptionLine): Element {
  const { color, fontFamily } = getComputedStyle(document.querySelector(".widget") ?? document.body);
  const written = element("text", {
    x: String(MARGIN),
    y: String(y),
    "font-size": String(size),
    "font-family": fontFamily,
    "font-weight": isBold ? "600" : "400",
    fill: color,
  });
  written.textContent = text;
  return written;
}

function place(svg: Element, x: number, y: number, width: number, height: number): void {
  const box = { x, y, width, height };
  for (const [name, value] of Object.entries(box)) svg.setAttribute(name, String(value));
}

function element(name: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
