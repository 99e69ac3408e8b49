import { stageToken, type Look } from "@/lib/stages";

/** Id of a look's pattern; a prefix sets a second sheet apart from the page's own. */
export const hatchId = (look: Look, prefix = ""): string => `${prefix}hatch-${stageToken(look)}`;

/** SVG `fill` that paints a look's colour and texture. Needs a `HatchDefs` in the document. */
export const hatchFill = (look: Look, prefix = ""): string => `url(#${hatchId(look, prefix)})`;
