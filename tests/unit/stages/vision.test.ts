import { formatHex, wcagLuminance } from "culori";
import { describe, expect, it } from "vitest";
import { differenceOf } from "@/content/design-language/measure/difference";
import { seenAs, VISIONS } from "@/content/design-language/measure/vision";

describe("colour vision", () => {
  it.each(VISIONS)("%s leaves greys as they are", (vision) => {
    for (const seen of seenAs("#808080", vision)) expect(formatHex(seen)).toMatch(/^#(7f|80|81){3}$/);
  });

  it("is the identity for normal vision", () => {
    expect(seenAs("#d36f00", "normal").map(formatHex)).toEqual(["#d36f00"]);
  });

  it.each(["protanopia", "deuteranopia"] as const)(
    "%s confuses a red and a green that others tell apart",
    (vision) => {
      const pair = ["#b05a2c", "#7a7a1e"] as const;
      expect(differenceOf(...pair, vision).deltaE).toBeLessThan(differenceOf(...pair, "normal").deltaE / 2);
    },
  );

  it("makes red dark for protanopes and not for deuteranopes", () => {
    const luminances = (vision: "protanopia" | "deuteranopia") =>
      seenAs("#ff0000", vision).map(wcagLuminance);
    expect(Math.max(...luminances("protanopia"))).toBeLessThan(Math.min(...luminances("deuteranopia")));
  });

  it("confuses blue and green for tritanopes alone", () => {
    const pair = ["#4a8fb0", "#3f9a86"] as const;
    const [normal, , , tritanopia] = VISIONS.map((vision) => differenceOf(...pair, vision).deltaE);
    expect(tritanopia).toBeLessThan((normal ?? 0) / 2);
  });

  it("names a colour that is none", () => {
    expect(() => seenAs("#nothing", "normal")).toThrow('Colour "#nothing"');
  });
});
