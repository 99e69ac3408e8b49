import type { Box } from "@/components/charts/roundedRect";
import { workerBand, type Frame } from "./frame";
import type { TokenPlace } from "./stays";
import type { Token } from "./tokens";

/** A token is drawn on its way for this long, as seen on screen; the state itself changes at once. */
const TRAVEL_MS = 18;

const SLOT_HEIGHT = 20;
const SLOT_GAP = 2;

/** Copies and steps that are launched ahead stand at the right edge of the GPU's place; more than these are left out. */
const LAUNCHED_SLOTS = 2;

/** How many finished batches fit, in two rows; the rest is a number. */
export function readySlots(frame: Frame): number {
  return 2 * slotsPerRow(frame);
}

/** Whether there is room for a token. */
export function hasRoom({ place }: Token, frame: Frame): boolean {
  if (place.kind === "ready") return place.slot < readySlots(frame);
  return place.kind !== "launched" || place.slot < LAUNCHED_SLOTS;
}

/** Where a token is drawn at `atMs`; with `travel` false it stands in its place at once. */
export function tokenBox(token: Token, atMs: number, frame: Frame, travel: boolean): Box {
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

/** Where a batch stands at a place. */
export function restingBox(place: TokenPlace, frame: Frame): Box {
  switch (place.kind) {
    case "worker":
      return acrossNow(frame, workerBand(frame, place.worker));
    case "main":
      return acrossNow(frame, frame.main);
    case "pin":
      return acrossNow(frame, frame.pinThread ?? frame.main);
    case "copy":
      return acrossNow(frame, frame.copyEngine ?? frame.main);
    case "gpu":
      return acrossNow(frame, frame.gpu);
    case "launched":
      return slotBox(
        frame,
        frame.width - (place.slot + 1) * slotPitch(frame),
        frame.gpu.y + (frame.gpu.height - SLOT_HEIGHT) / 2,
      );
    case "ready": {
      const perRow = slotsPerRow(frame);
      const row = Math.floor(place.slot / perRow);
      return slotBox(
        frame,
        frame.nowLeft + (place.slot % perRow) * slotPitch(frame),
        frame.ready.y + 1 + row * (SLOT_HEIGHT + SLOT_GAP),
      );
    }
  }
}

function slotPitch({ slotWidth }: Frame): number {
  return slotWidth + SLOT_GAP;
}

/** The last slot of a row needs no gap behind it. */
function slotsPerRow(frame: Frame): number {
  return Math.floor((frame.width - frame.nowLeft + SLOT_GAP) / slotPitch(frame));
}

function acrossNow({ nowLeft, width }: Frame, band: { readonly y: number; readonly height: number }): Box {
  return { x: nowLeft, width: width - nowLeft, y: band.y, height: band.height };
}

function slotBox({ slotWidth }: Frame, x: number, y: number): Box {
  return { x, y, width: slotWidth, height: SLOT_HEIGHT };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
