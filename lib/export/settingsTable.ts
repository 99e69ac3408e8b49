import type { Preset, Provenance } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { changedFields, type Field, FIELDS } from "@/lib/share";
import { csv } from "./csv";

/** One value of a wish with its unit and how it is known. */
export interface SettingRow {
  /** As in a link; PyTorch's name where it has one. */
  readonly name: string;
  readonly value: string;
  readonly unit: Field["unit"];
  /** `chosen`: the reader changed it. */
  readonly evidence: Provenance["evidence"] | "chosen";
  readonly source: string;
  readonly url: string | null;
}

/** What means nothing while there are no workers. */
const NEEDS_WORKERS: ReadonlySet<string> = new Set([
  "prefetch_factor",
  "persistent_workers",
  "in_order",
  "multiprocessing_context",
]);

/** Everything that decides the run of a wish, as rows: those that the reader changed say so. */
export function settingsTable(wish: Wish, preset: Pick<Preset, "wish" | "evidence" | "name">): SettingRow[] {
  const changed = new Set(changedFields(preset.wish, wish));
  return FIELDS.flatMap((field): SettingRow[] => {
    const value = field.print(wish);
    if (value === null || (wish.loader.numWorkers === 0 && NEEDS_WORKERS.has(field.key))) return [];
    const { key: name, unit } = field;
    if (changed.has(name)) {
      return [{ name, value, unit, evidence: "chosen", source: `changed from “${preset.name}”`, url: null }];
    }
    const known = typeof field.parameter === "string" ? preset.evidence[field.parameter] : field.parameter;
    return [{ name, value, unit, ...known }];
  });
}

/** The table as comma-separated text. */
export function settingsCsv(rows: readonly SettingRow[]): string {
  return csv(
    ["name", "value", "unit", "evidence", "source", "url"],
    rows.map(({ name, value, unit, evidence, source, url }) => [
      name,
      value,
      unit,
      evidence,
      source,
      url ?? "",
    ]),
  );
}
