import { groundIn, painted, SVG_NAMESPACE, textures } from "./paint";

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
  copy.prepend(...textures(), groundIn());
  return new XMLSerializer().serializeToString(copy);
}
