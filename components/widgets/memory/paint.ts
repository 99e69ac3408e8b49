import { hatchFill } from "@/components/charts/hatchFill";
import { LOOK_CLASSES } from "@/lib/stages";
import type { Paint } from "./model/layers";

/** The attributes that paint a shape. */
export function paintOf(paint: Paint): { readonly fill?: string; readonly className?: string } {
  switch (paint.kind) {
    case "hatched":
      return { fill: hatchFill(paint.look) };
    case "plain":
      return { className: LOOK_CLASSES[paint.look].fill };
    case "ink":
      return { className: "memory-interpreters" };
  }
}
