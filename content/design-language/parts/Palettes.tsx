import { PALETTES, tokensOf, type Theme } from "@/lib/stages";
import { BothThemes } from "./BothThemes";

/** Every colour that is not a stage's, by token. */
export function Palettes() {
  return <BothThemes>{(theme) => <ThemePalette theme={theme} />}</BothThemes>;
}

function ThemePalette({ theme }: { readonly theme: Theme }) {
  const tokens = [...tokensOf(PALETTES[theme])].filter(([name]) => !name.includes("stage-"));
  return (
    <ul className="swatches">
      {tokens.map(([name, colour]) => (
        <li key={name}>
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <rect x="0.5" y="0.5" width="31" height="31" rx="4" fill={colour} className="stroke-edge" />
          </svg>
          <span>
            <code>{name}</code>
            <br />
            <span className="text-ink-muted">{colour}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
