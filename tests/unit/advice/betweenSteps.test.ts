import { describe, expect, it } from "vitest";
import { betweenSteps } from "@/lib/advice/betweenSteps";
import type { IdleShares } from "@/lib/advice/idle";
import { defaultScenario, type DeviceCopy, type Scenario } from "@/lib/sim";

const shares = (given: Partial<IdleShares>): IdleShares => ({
  workers: 0,
  handOver: 0,
  pin: 0,
  copy: 0,
  ...given,
});

const scenario = (pinMemory: boolean, copy: DeviceCopy): Scenario => ({
  ...defaultScenario,
  loader: { ...defaultScenario.loader, pinMemory },
  training: { ...defaultScenario.training, copy },
});

const blocking = { nonBlocking: false, stream: "default" } as const;
const queued = { nonBlocking: true, stream: "default" } as const;

describe("what lies between one step and the next", () => {
  it("is done by the main process where nothing is pinned", () => {
    const between = betweenSteps(shares({ handOver: 3, copy: 2 }), scenario(false, blocking));
    expect(between).toEqual({ what: "hand-over and copy", where: " in the main process" });
  });

  it("names the larger part first and leaves out what is small", () => {
    expect(betweenSteps(shares({ handOver: 2, copy: 3 }), scenario(false, blocking)).what).toBe(
      "copy and hand-over",
    );
    expect(betweenSteps(shares({ handOver: 20, copy: 1 }), scenario(false, blocking)).what).toBe(
      "the hand-over",
    );
  });

  it("is a matter of the pin thread where batches are pinned", () => {
    const between = betweenSteps(shares({ handOver: 2, pin: 5 }), scenario(true, blocking));
    expect(between).toEqual({ what: "pinning and hand-over", where: " in the pin thread" });
  });

  it("is not blamed on the main process where the copy is queued on the stream", () => {
    const between = betweenSteps(shares({ copy: 9, handOver: 1 }), scenario(true, queued));
    expect(between).toEqual({
      what: "the copy",
      where: ", which takes turns with the step on one stream",
    });
    expect(
      betweenSteps(shares({ copy: 9 }), scenario(true, { nonBlocking: true, stream: "side" })).where,
    ).toBe(" on a stream of its own");
  });

  it("says no place where the parts lie in different ones", () => {
    expect(betweenSteps(shares({ copy: 3, handOver: 2 }), scenario(true, blocking)).where).toBe("");
  });
});
