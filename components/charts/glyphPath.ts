import { GLYPH_BOX, GLYPHS, type Look } from "@/lib/stages";
import { round } from "./round";

/** A glyph in a size: where its first line begins, from its upper left corner, and all of it from there. */
interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly rest: string;
}

/** What an argument of a command is: a way along an axis, a radius, or a thing that no size changes. */
type Argument = "x" | "y" | "radius" | "flag";

const POINT: readonly Argument[] = ["x", "y"];

const ARGUMENTS: Readonly<Record<string, readonly Argument[]>> = {
  m: POINT,
  l: POINT,
  h: ["x"],
  v: ["y"],
  c: [...POINT, ...POINT, ...POINT],
  s: [...POINT, ...POINT],
  a: ["radius", "radius", "flag", "flag", "flag", ...POINT],
};

const drawnBefore = new Map<string, Drawn>();

/**
 * A look's glyph as a path around a point, `size` pixels wide, so that many glyphs are one element: one
 * that is moved by a transform of its own costs a browser a layer of what it paints. Fill rule `evenodd`.
 */
export function glyphPath(look: Look, x: number, y: number, size: number): string {
  const key = `${look} ${size}`;
  const drawn = drawnBefore.get(key) ?? relativeTo(GLYPHS[look], size / GLYPH_BOX);
  drawnBefore.set(key, drawn);
  return `M${round(x - size / 2 + drawn.x)} ${round(y - size / 2 + drawn.y)}${drawn.rest}`;
}

/** The same path, scaled, with every command but the first relative to the point before it. */
function relativeTo(path: string, scale: number): Drawn {
  const at = { x: 0, y: 0 };
  let begin = { ...at };
  let origin: typeof at | undefined;
  let rest = "";
  for (const [, name = "", given = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (given.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let command = name.toLowerCase();
    const isRelative = name === command;
    const kinds = ARGUMENTS[command] ?? [];
    if (command === "z") {
      Object.assign(at, begin);
      rest += "z";
    }
    while (numbers.length > 0) {
      const from = isRelative ? { x: 0, y: 0 } : { ...at };
      const to = { ...at };
      const scaled = kinds.map((kind) => {
        const value = numbers.shift() ?? 0;
        if (kind === "flag") return value;
        if (kind === "radius") return value * scale;
        to[kind] = at[kind] + value - from[kind];
        return (value - from[kind]) * scale;
      });
      Object.assign(at, to);
      if (command === "m") begin = { ...at };
      if (origin === undefined) origin = { x: at.x * scale, y: at.y * scale };
      else rest += command + scaled.map((value) => round(value)).join(" ");
      // More points after a move are lines.
      if (command === "m") command = "l";
    }
  }
  return { x: 0, y: 0, ...origin, rest };
}
