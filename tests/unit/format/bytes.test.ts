import { describe, expect, it } from "vitest";
import { formatBytes, formatBytesPerSecond, GIB, MIB } from "@/lib/format/bytes";

describe("formatBytes", () => {
  it.each([
    [0, "0 B"],
    [361, "361 B"],
    [1024, "1 KiB"],
    [602_112, "588 KiB"],
    [38_535_168, "36.8 MiB"],
    [308_281_344, "294 MiB"],
    [64 * MIB, "64 MiB"],
    [GIB, "1 GiB"],
    [25_276_514_304, "23.5 GiB"],
    [1000 * GIB, "1000 GiB"],
    [1024 * GIB, "1 TiB"],
    [4096 * GIB, "4 TiB"],
    [150 * 1024 * GIB, "150 TiB"],
  ])("writes %d as %s", (bytes, text) => {
    expect(formatBytes(bytes).replace("\u202f", " ")).toBe(text);
  });
});

describe("formatBytesPerSecond", () => {
  it.each([
    [500, "500 B/s"],
    [36e6, "36 MB/s"],
    [12.5e9, "12.5 GB/s"],
  ])("writes %d as %s", (rate, text) => {
    expect(formatBytesPerSecond(rate).replace("\u202f", " ")).toBe(text);
  });
});
