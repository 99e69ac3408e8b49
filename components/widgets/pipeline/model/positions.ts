import { workerBand, type Frame } from "./frame";
import type { Token, TokenPlace } from "./tokens";

/** The box of a token, in the units of the frame. */
export interface TokenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A token is drawn on its way for this long, as seen on screen; the state itself changes at once. */
const TRAVEL_MS = 18;

/** How many finished batches fit side by side; the rest is a number. */
export function readySlots({ width, nowLeft }: Frame): number {
  return Math.floor((width - nowLeft) / SLOT_PITCH);
}

const SLOT_PITCH = 26;

/** Where a token is drawn at `atMs`; with `travel` false it stands in its place at once. */
export function tokenBox(token: Token, atMs: number, frame: Frame, travel: boolean): TokenBox {
  const target = restingBox(token.place, frame);
  if (token.from === null || !travel) return target;
  const way = Math.min(1, (atMs - token.sinceMs) / TRAVEL_MS);
  if (way === 1) return target;
  const origin = restingBox(token.from, frame);
  const eased = way * (2 - way);
  return {
    x: mix(origin.x, target.x, eased),
    y: mix(origin.y, target.y, eased),
    width: mix(origin.width, target.width, eased),
    height: mix(origin.height, target.height, eased),
  };
}

function restingBox(place: TokenPlace, frame: Frame): TokenBox {
  const full = frame.width - frame.nowLeft;
  switch (place.kind) {
    case "worker": {
      const { y, height } = workerBand(frame, place.worker);
      return { x: frame.nowLeft, y, width: full, height };
    }
    case "main":
      return { x: frame.nowLeft, ...frame.main, width: full };
    case "gpu":
      return { x: frame.nowLeft, ...frame.gpu, width: full };
    case "ready":
      return {
        x: frame.nowLeft + Math.min(place.slot, readySlots(frame) - 1) * SLOT_PITCH,
        y: frame.ready.y + (frame.ready.height - 22) / 2,
        width: 22,
        height: 22,
      };
  }
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
