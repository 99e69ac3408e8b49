import { expect, it } from "vitest";
import { clearingScroll } from "@/components/widgets/pipeline/model/clearance";

const clear = { top: 600, bottom: 892 };

it.each([
  ["stays where nothing covers it", { top: 600, bottom: 632 }, null, 0],
  ["comes out from behind the picture", { top: 460, bottom: 492 }, null, -140],
  ["comes up above the strip", { top: 880, bottom: 904 }, null, 12],
  ["brings its card along", { top: 760, bottom: 792 }, { top: 520, bottom: 800 }, -80],
  ["lets go of a card that does not fit", { top: 760, bottom: 792 }, { top: 300, bottom: 800 }, 0],
  ["shows its beginning where it is too tall", { top: 700, bottom: 1200 }, null, 100],
] as const)("what has the focus %s", (_name, target, card, byPx) => {
  expect(clearingScroll(target, card, clear)).toBe(byPx);
});
