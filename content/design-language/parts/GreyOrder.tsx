import { converter, formatHex } from "culori";
import { LOOKS, PALETTES, LABELS, type Look, type Theme } from "@/lib/stages";
import { BothThemes } from "./BothThemes";

const toLab = converter("lab65");

/** The looks as a printer without colour gives them, darkest first. */
export function GreyOrder() {
  return <BothThemes>{(theme) => <ThemeGreys theme={theme} />}</BothThemes>;
}

function ThemeGreys({ theme }: { readonly theme: Theme }) {
  return (
    <ol className="grey-order">
      {greys(theme).map(({ look, lightness }) => (
        <li key={look}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <rect width="24" height="24" fill={formatHex({ mode: "lab65", l: lightness, a: 0, b: 0 })} />
          </svg>
          {LABELS[look]} <span className="text-ink-muted">L* {lightness.toFixed(0)}</span>
        </li>
      ))}
    </ol>
  );
}

function greys(theme: Theme): readonly { readonly look: Look; readonly lightness: number }[] {
  return LOOKS.map((look) => ({ look, lightness: toLab(PALETTES[theme].stages[look].fill)?.l ?? 0 })).sort(
    (p, q) => p.lightness - q.lightness,
  );
}
