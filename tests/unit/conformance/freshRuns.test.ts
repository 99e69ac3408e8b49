import { describe, expect, it } from "vitest";
import { againstRecording, type Held, heldAsText, isWithinBar } from "@/lib/conformance/freshRuns";
import { recordedRuns } from "@/lib/conformance/recordedRuns";

const right: Held = {
  id: "right",
  observedPerSecond: 100,
  predicted: 0.3,
  composed: 0.02,
  spread: 0.1,
  inFlight: 0,
};
const wrong: Held = { ...right, id: "wrong", composed: -0.4 };

describe("runs recorded just now", () => {
  it("pass while the middle one is near, wherever a single one lies", () => {
    expect(isWithinBar([right, right, wrong], "all")).toBe(true);
    expect(isWithinBar([right, wrong, wrong], "all")).toBe(false);
  });

  it("fail on a single credit, and where there is none", () => {
    expect(isWithinBar([right, { ...right, inFlight: 1 }], "all")).toBe(false);
    expect(isWithinBar([], "all")).toBe(false);
  });

  it("are not judged by their rates on a machine that others keep busy", () => {
    expect(isWithinBar([wrong], "inFlight")).toBe(true);
    expect(isWithinBar([{ ...wrong, inFlight: 1 }], "inFlight")).toBe(false);
    expect(heldAsText([wrong], "inFlight")).toContain("not judged");
  });

  it("forgive half of what the repeats differ", () => {
    expect(isWithinBar([{ ...wrong, spread: 0.6 }], "all")).toBe(true);
  });

  it("are told with their errors", () => {
    expect(heldAsText([wrong], "all")).toMatch(
      /wrong +100\.0 +30\.0 % +-40\.0 % +10\.0 % +0\nMiddle error .* 35\.0 %/,
    );
    expect(heldAsText([], "all")).toContain("No run");
  });

  it("take a recorded measurement as they take a new one", () => {
    const [first] = recordedRuns();
    if (first === undefined) throw new Error("no recorded run");
    const held = againstRecording(first.measurement);
    expect(held.length).toBe(first.measurement.runs.length);
    expect(isWithinBar(held, "all")).toBe(true);
  });
});
