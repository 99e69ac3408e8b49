import { describe, expect, it } from "vitest";
import { formatCount, formatMs, formatPercent, formatPerSecond } from "@/lib/format/number";

const plain = (text: string) => text.replaceAll("\u202f", " ");

describe("formatMs", () => {
  it.each([
    [0, "0 ms"],
    [0.361, "0.36 ms"],
    [0.949, "0.95 ms"],
    [0.96, "1 ms"],
    [9.94, "9.9 ms"],
    [9.96, "10 ms"],
    [999.4, "999 ms"],
    [999.6, "1 s"],
    [1280, "1.28 s"],
    [12_340, "12.3 s"],
    [59_940, "59.9 s"],
    [59_960, "1 min 0 s"],
    [125_000, "2 min 5 s"],
  ])("writes %d ms as %s", (ms, text) => {
    expect(plain(formatMs(ms))).toBe(text);
  });
});

describe("formatPercent", () => {
  it.each([
    [0, "0 %"],
    [0.004, "< 1 %"],
    [0.005, "1 %"],
    [0.374, "37 %"],
    [1, "100 %"],
  ])("writes %d as %s", (share, text) => {
    expect(plain(formatPercent(share))).toBe(text);
  });
});

describe("formatPerSecond", () => {
  it.each([
    [0, "0/s"],
    [3.14159, "3.14/s"],
    [249.6, "250/s"],
    [12_345, "12,300/s"],
    [1_234_567, "1,230,000/s"],
  ])("writes %d as %s", (rate, text) => {
    expect(formatPerSecond(rate)).toBe(text);
  });
});

describe("formatCount", () => {
  it("groups thousands and leaves decimals alone", () => {
    expect(formatCount(1234.5)).toBe("1,234.5");
    expect(formatCount(0.12345)).toBe("0.12");
  });
});
