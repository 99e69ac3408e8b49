import { describe, expect, it } from "vitest";
import { readNumberDraft } from "@/components/controls/numberDraft";
import { SETTINGS } from "@/lib/settings";

describe("readNumberDraft", () => {
  it("takes a number, with a point or a comma", () => {
    expect(readNumberDraft(" 3 ", SETTINGS.numWorkers)).toEqual({ kind: "value", value: 3 });
    expect(readNumberDraft("2,5", SETTINGS.sampleCpuMs)).toEqual({ kind: "value", value: 2.5 });
  });

  it.each(["", "  ", "99", "-1", "2.5", "NaN", "Infinity", "1e999", "<script>", "four"])(
    "refuses %j and names the field, what was found and what is allowed",
    (text) => {
      const read = readNumberDraft(text, SETTINGS.numWorkers);
      expect(read.kind).toBe("refused");
      expect(read).toHaveProperty(
        "message",
        `num_workers: found “${text}”; allowed is 0 to 16, in steps of 1.`,
      );
    },
  );
});
