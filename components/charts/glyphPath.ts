import type { Stage } from "@/lib/sim";
import { GLYPH_BOX, GLYPHS } from "@/lib/stages";
import { round } from "./round";

const scaledBefore = new Map<string, string>();

/**
 * A stage's glyph as a path around a point, `size` pixels wide, so that many glyphs are one element: one
 * that is moved by a transform of its own costs a browser a layer of what it paints. Fill rule `evenodd`.
 */
export function glyphPath(stage: Stage, x: number, y: number, size: number): string {
  const scale = size / GLYPH_BOX;
  const [, left, top, steps = ""] = /M(\S+) ([\d.]+)(.*)/.exec(GLYPHS[stage]) ?? [];
  const key = `${stage} ${size}`;
  const scaled = scaledBefore.get(key) ?? steps.replaceAll(/[\d.]+/g, (step) => String(round(+step * scale)));
  scaledBefore.set(key, scaled);
  return `M${round(x - size / 2 + Number(left) * scale)} ${round(y - size / 2 + Number(top) * scale)}${scaled}`;
}
