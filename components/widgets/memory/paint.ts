import { hatchFill } from "@/components/charts/hatchFill";
import type { Paint } from "./model/layers";

/** The attributes that paint a shape. */
export function paintOf(paint: Paint): { readonly fill?: string; readonly className?: string } {
  switch (paint.kind) {
    case "hatched":
      return { fill: hatchFill(paint.look) };
    case "copies":
      return { className: "memory-copies" };
    case "ink":
      return { className: "memory-interpreters" };
  }
}
