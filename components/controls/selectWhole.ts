import type { MouseEvent } from "react";

/** Beside a number at the right edge, a press puts the caret before it: typing would add to the number. */
export function selectWhole({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.select();
}
