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

/** How browsers say that an element has no colour of its own. */
const TRANSPARENT = "rgba(0, 0, 0, 0)";

export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** A rectangle in the colour of the page, below everything else. */
export function groundIn(): Element {
  const ground = document.createElementNS(SVG_NAMESPACE, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  const colours = [document.body, document.documentElement].map(
    (element) => getComputedStyle(element).backgroundColor,
  );
  ground.setAttribute("fill", colours.find((colour) => colour !== TRANSPARENT) ?? "white");
  return ground;
}

/** The textures that the page keeps once for all pictures. */
export function textures(): readonly Element[] {
  return [...document.querySelectorAll("svg > defs")]
    .filter((defs) => defs.querySelector("pattern") !== null)
    .map((defs) => painted(defs));
}

/** A copy of an element that looks the same without the page's style sheets. */
export function painted(original: Element): Element {
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
