import { describe, expect, it } from "vitest";
import { settingsCsv, settingsTable } from "@/lib/export";
import { PRESETS } from "@/lib/presets";
import { SETTINGS } from "@/lib/settings";

describe.each(PRESETS.map((preset) => [preset.id, preset] as const))("preset %s", (_id, preset) => {
  it("has a source for every value, and none of them the reader's", () => {
    const rows = settingsTable(preset.wish, preset);
    expect(rows.length).toBeGreaterThan(40);
    for (const { evidence, source } of rows) {
      expect(evidence).not.toBe("chosen");
      expect(source).not.toBe("");
    }
  });

  it("says what a reader changed, and only that", () => {
    const changed = SETTINGS.numWorkers.set(preset.wish, 13);
    const chosen = settingsTable(changed, preset).filter(({ evidence }) => evidence === "chosen");
    expect(chosen).toEqual([
      {
        name: "num_workers",
        value: "13",
        unit: "",
        evidence: "chosen",
        source: `changed from “${preset.name}”`,
        url: null,
      },
    ]);
  });

  it("leaves out what means nothing without workers", () => {
    const names = settingsTable(SETTINGS.numWorkers.set(preset.wish, 0), preset).map(({ name }) => name);
    expect(names).toContain("num_workers");
    expect(names).not.toContain("prefetch_factor");
    expect(names).not.toContain("in_order");
  });
});

it("quotes a cell that holds a comma or a quotation mark", () => {
  const text = settingsCsv([
    { name: "a", value: "1,2", unit: "ms", evidence: "assumed", source: 'so "they" say', url: null },
  ]);
  expect(text).toBe('name,value,unit,evidence,source,url\na,"1,2",ms,assumed,"so ""they"" say",\n');
});
