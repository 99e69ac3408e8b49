import { describe, expect, it } from "vitest";
import { readQuantity } from "@/components/controls/quantityDraft";
import { ramGibibytes } from "@/lib/memory";
import { limitTo, sampleBytes, sampleMs, SETTINGS } from "@/lib/settings";

const cores = limitTo(SETTINGS.cores, { max: 4096 });
// Where 0 is allowed, what is no number must not pass for it.
const stepFrom0 = limitTo(SETTINGS.stepMs, { min: 0, max: 60_000, step: 0.01 });
const ram = limitTo(ramGibibytes, { max: 4096, step: 0.1 });
const bytes = limitTo(sampleBytes, { min: 0.01, max: 262_144, step: 0.01 });

describe("a typed quantity", () => {
  it.each([
    ["8 ms", sampleMs, 8],
    ["8,5", sampleMs, 8.5],
    [" 0.2s ", sampleMs, 200],
    ["850 µs", sampleMs, 0.85],
    ["1e3", sampleMs, 1000],
    ["1 500", sampleMs, 1500],
    ["1,500.5 ms", sampleMs, 1500.5],
    ["1.500,5", sampleMs, 1500.5],
    ["0,125", sampleMs, 0.125],
    ["600 kB", bytes, 585.94],
    ["0.6 MB", bytes, 585.94],
    ["2 MiB", bytes, 2048],
    ["588", bytes, 588],
    ["512 b", bytes, 0.5],
    ["64", ram, 64],
    ["64 GB", ram, 59.6],
    ["1.5 GiB", ram, 1.5],
    ["4096 MiB", ram, 4],
    ["16 cores", cores, 16],
    ["1,234,000 bytes", bytes, 1205.08],
  ])("%j is understood", (text, setting, value) => {
    expect(readQuantity(text, setting)).toEqual({ kind: "value", value });
  });

  it.each([
    ["8 kB", sampleMs, "0.001 to 10000 ms, or with its unit, as in 8 ms, 0.2 s"],
    ["-1", sampleMs, "0.001 to 10000 ms, or with its unit, as in 8 ms, 0.2 s"],
    ["1,500", sampleMs, "a number that reads in one way, 1500 or 1.500"],
    ["", bytes, "0.01 to 262144 KiB, or with its unit, as in 600 kB, 2 MiB"],
    ["1 GiB", bytes, "0.01 to 262144 KiB, or with its unit, as in 600 kB, 2 MiB"],
    ["64 s", ram, "1 to 4096 GiB, or with its unit, as in 64 GiB, 64 MiB"],
    ["8 ms", cores, "1 to 4096, whole"],
    ["<script>", cores, "1 to 4096, whole"],
    ["1 2", cores, "1 to 4096, whole"],
    ["2.5", cores, "1 to 4096, whole"],
    ["", stepFrom0, "0 to 60000 ms, or with its unit, as in 8 ms, 0.2 s"],
    ["abc", stepFrom0, "0 to 60000 ms, or with its unit, as in 8 ms, 0.2 s"],
    ["-", stepFrom0, "0 to 60000 ms, or with its unit, as in 8 ms, 0.2 s"],
    ["ms", stepFrom0, "0 to 60000 ms, or with its unit, as in 8 ms, 0.2 s"],
    ["0.0015", sampleMs, "a multiple of 0.001 ms"],
  ])("%j is refused with the field, what was found and what is allowed", (text, setting, allowed) => {
    expect(readQuantity(text, setting)).toEqual({
      kind: "refused",
      message: `${setting.name}: found “${text}”; allowed is ${allowed}.`,
    });
  });
});
