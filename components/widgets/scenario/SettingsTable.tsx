import { settingsTable } from "@/lib/export";
import type { Preset } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { EvidenceTable } from "./EvidenceTable";

/** Every value that decides a run, with its evidence. */
export function SettingsTable({ wish, preset }: { readonly wish: Wish; readonly preset: Preset }) {
  return (
    <EvidenceTable
      summary="Every parameter of this run and how it is known"
      what="parameter"
      rows={settingsTable(wish, preset).map((row) => ({ ...row, value: `${row.value} ${row.unit}`.trim() }))}
    />
  );
}
