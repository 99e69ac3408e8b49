import { describe, expect, it } from "vitest";
import { nextEvent, nextPlayback, previousEvent } from "@/components/controls/playback/playback";

const DURATION = 100;

describe("nextPlayback", () => {
  it("advances while playing and stops at the end", () => {
    const before = { status: "playing", atMs: 95 } as const;
    expect(nextPlayback(before, { kind: "advance", byMs: 3 }, DURATION)).toEqual({
      status: "playing",
      atMs: 98,
    });
    expect(nextPlayback(before, { kind: "advance", byMs: 30 }, DURATION)).toEqual({
      status: "paused",
      atMs: 100,
    });
  });

  it("stands still while paused", () => {
    const paused = { status: "paused", atMs: 10 } as const;
    expect(nextPlayback(paused, { kind: "advance", byMs: 30 }, DURATION)).toBe(paused);
  });

  it("plays on from the middle and over again from the end", () => {
    expect(nextPlayback({ status: "paused", atMs: 40 }, { kind: "play" }, DURATION).atMs).toBe(40);
    expect(nextPlayback({ status: "paused", atMs: 100 }, { kind: "play" }, DURATION).atMs).toBe(0);
  });

  it("pauses where the reader scrubs to, within the run", () => {
    const playing = { status: "playing", atMs: 40 } as const;
    expect(nextPlayback(playing, { kind: "seek", atMs: 70 }, DURATION)).toEqual({
      status: "paused",
      atMs: 70,
    });
    expect(nextPlayback(playing, { kind: "seek", atMs: -5 }, DURATION).atMs).toBe(0);
    expect(nextPlayback(playing, { kind: "seek", atMs: 500 }, DURATION).atMs).toBe(100);
  });
});

describe("stepping through events", () => {
  const events = [0, 10, 25, 60];

  it("goes to the neighbours of a moment, never to the moment itself", () => {
    expect(nextEvent(events, 10, DURATION)).toBe(25);
    expect(nextEvent(events, 11, DURATION)).toBe(25);
    expect(previousEvent(events, 25)).toBe(10);
  });

  it("ends at the ends", () => {
    expect(nextEvent(events, 60, DURATION)).toBe(DURATION);
    expect(previousEvent(events, 0)).toBe(0);
  });
});
