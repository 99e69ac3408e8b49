import { describe, expect, it } from "vitest";
import { formatBytes } from "@/lib/format/bytes";

describe("formatBytes", () => {
  it.each([
    [0, "0 B"],
    [361, "361 B"],
    [1000, "1 kB"],
    [38_535_168, "38.5 MB"],
    [308_281_344, "308 MB"],
    [150e6, "150 MB"],
    [1.25e9, "1.3 GB"],
  ])("writes %d as %s", (bytes, text) => {
    expect(formatBytes(bytes).replace("\u202f", " ")).toBe(text);
  });
});
