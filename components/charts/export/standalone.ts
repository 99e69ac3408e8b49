/** What CSS decides about a picture; written as attributes, it survives outside the page. */
const PAINT = [
  "fill",
  "stroke",
  "stroke-width",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/**
 * A picture of the page as a file of its own: colours, type and textures as they are seen now,
 * on the colour of the page. `width` is that of the file in pixels.
 */
export function standaloneSvg(picture: SVGSVGElement, width: number): string {
  const copy = painted(picture);
  const [, , boxWidth = 1, boxHeight = 1] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
  copy.setAttribute("xmlns", SVG_NAMESPACE);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String((width * boxHeight) / boxWidth));
  const ground = document.createElementNS(SVG_NAMESPACE, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", getComputedStyle(document.body).backgroundColor);
  copy.prepend(...textures(), ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The textures that the page keeps once for all pictures. */
function textures(): readonly Element[] {
  return [...document.querySelectorAll("svg > defs")]
    .filter((defs) => defs.querySelector("pattern") !== null)
    .map((defs) => painted(defs));
}

function painted(original: Element): Element {
  const copy = original.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error("A copy of an element is an element.");
  const originals = [original, ...original.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((source, index) => {
    const target = copies[index];
    if (target === undefined) return;
    const style = getComputedStyle(source);
    for (const property of PAINT) {
      const own = source.getAttribute(property);
      const value = own?.startsWith("url(") === true ? own : style.getPropertyValue(property);
      if (value !== "") target.setAttribute(property, value);
    }
    target.removeAttribute("class");
  });
  return copy;
}
