import { glyphPath } from "@/components/charts/glyphPath";
import { roundedRect } from "@/components/charts/roundedRect";
import type { Stage } from "@/lib/sim";
import { LABELS } from "@/lib/stages";
import { type Frame, TEXT_HEIGHT } from "./frame";
import { tokenBox } from "./positions";
import type { TokenPlace } from "./stays";
import type { Token } from "./tokens";

/** The tokens of one stage: their boxes in one path, their glyphs in another. */
export interface StageTokens {
  readonly stage: Stage;
  readonly boxes: string;
  readonly glyphs: string;
}

/** What a token says: its batch and, where there is room, what happens to it. */
export interface TokenText {
  /** Of its place, where one batch follows the other. */
  readonly key: string;
  readonly stage: Stage;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly text: string;
}

/** How the batches at a moment are drawn. */
export interface TokenShapes {
  readonly stages: readonly StageTokens[];
  readonly texts: readonly TokenText[];
}

/** Corners of tokens and of their places. */
export const TOKEN_RADIUS = 3;

const GLYPH_SIZE = 9;

/** Wider than this a token has room for a glyph beside its number. */
const ROOMY = 40;

/**
 * Batches as shapes: colour and glyph of what happens to each, its number and, where there is room, a word. One
 * path for each stage: every element costs a browser more than what is in it.
 */
export function tokenShapes(
  tokens: readonly Token[],
  atMs: number,
  frame: Frame,
  travel: boolean,
): TokenShapes {
  const stages = new Map<Stage, StageTokens>();
  const texts: TokenText[] = [];
  const standingAt = new Map<string, number>();
  for (const token of tokens) {
    const { batch, stage, place, behind } = token;
    const box = tokenBox(token, atMs, frame, travel);
    const middle = box.y + box.height / 2;
    const hasText = box.height >= TEXT_HEIGHT;
    const isRoomy = box.width > ROOMY;
    const { boxes, glyphs } = stages.get(stage) ?? { boxes: "", glyphs: "" };
    stages.set(stage, {
      stage,
      boxes: boxes + roundedRect(box, TOKEN_RADIUS),
      glyphs: isRoomy && hasText ? glyphs + glyphPath(stage, box.x + 11, middle, GLYPH_SIZE) : glyphs,
    });
    if (!hasText) continue;
    const name = keyOf(place);
    const standing = standingAt.get(name) ?? 0;
    standingAt.set(name, standing + 1);
    const say = (key: string, x: number, anchor: TokenText["anchor"], text: string) =>
      texts.push({ key: `${name} ${standing} ${key}`, stage, x, y: middle, anchor, text });
    if (!isRoomy) say("", box.x + box.width / 2, "middle", String(batch));
    else say("", box.x + 20, "start", frame.compact ? String(batch) : `${batch} · ${LABELS[stage]}`);
    if (behind > 0) say("behind", box.x + box.width - 5, "end", `+${behind}`);
  }
  return { stages: [...stages.values()], texts };
}

function keyOf(place: TokenPlace): string {
  if (place.kind === "worker") return `worker ${place.worker}`;
  return "slot" in place ? `${place.kind} ${place.slot}` : place.kind;
}
