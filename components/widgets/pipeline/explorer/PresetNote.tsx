import { presetOf } from "@/lib/presets";

/** Who is in the situation of a preset, and how its load time is known; nothing for the article's example. */
export function PresetNote({ id }: { readonly id: string }) {
  const preset = presetOf(id);
  if (preset === undefined) return null;
  const { evidence, source, url } = preset.evidence.sampleCpu;
  return (
    <p className="explorer-note">
      {preset.situation} Load time, {evidence}: {url === null ? source : <a href={url}>{source}</a>}. How the
      rest is known stands below, in what you can take with you.
    </p>
  );
}
