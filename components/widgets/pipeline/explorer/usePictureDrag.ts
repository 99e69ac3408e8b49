import { useRef, type PointerEvent } from "react";
import type { Frame } from "../model/frame";
import { timeAt } from "../model/hit";
import { movedTo } from "../model/timeWindow";
import type { Explorer } from "./useExplorer";

/** A press that has moved less than this is a click. */
const CLICK_PIXELS = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press {
  readonly client: Point;
  readonly at: Point;
  readonly pans: boolean;
  readonly fromMs: number;
  moved: boolean;
}

/**
 * What a pointer does in the picture: a click asks, a sideways drag moves the playhead, a drag with Shift
 * moves the window. A finger that goes up or down scrolls the page, as the style sheet says.
 */
export function usePictureDrag(explorer: Explorer, frame: Frame, onClick: (x: number, y: number) => void) {
  const { window: shown, dispatch, setZoom, durationMs } = explorer;
  const press = useRef<Press | null>(null);
  const letGo = () => {
    press.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const at = pointIn(event);
      if (at === null) return;
      const client = { x: event.clientX, y: event.clientY };
      press.current = { client, at, pans: event.shiftKey, fromMs: shown.fromMs, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = press;
      const at = pointIn(event);
      if (current === null || at === null) return;
      if (!current.moved) {
        const far = Math.hypot(event.clientX - current.client.x, event.clientY - current.client.y);
        if (far < CLICK_PIXELS || current.at.x > frame.plotRight) return;
        current.moved = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (current.pans) {
        const byMs = timeAt(frame, at.x) - timeAt(frame, current.at.x);
        setZoom(movedTo(shown, current.fromMs - byMs, durationMs));
      } else {
        const atMs = timeAt(frame, at.x);
        dispatch({ kind: "seek", atMs: Math.min(shown.untilMs, Math.max(shown.fromMs, atMs)) });
      }
    },
    onPointerUp: () => {
      const { current } = press;
      if (current !== null && !current.moved) onClick(current.at.x, current.at.y);
      letGo();
    },
    onPointerCancel: letGo,
  };
}

/** Where the pointer is, in the units of the frame; null where the picture has no size. */
function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point | null {
  const matrix = currentTarget.querySelector<SVGSVGElement>(":scope > svg")?.getScreenCTM();
  if (matrix === null || matrix === undefined) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
