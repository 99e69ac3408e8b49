import { PALETTES, THEMES, TERMS } from "@/lib/stages";
import { closestToAccent } from "../measure/stageDistances";

/** How near any stage comes to the colour of interaction. */
export function AccentDistance() {
  return (
    <ul>
      {THEMES.map((theme) => {
        const { look, vision, deltaE } = closestToAccent(PALETTES[theme]);
        return (
          <li key={theme}>
            {theme}: {TERMS[look]}, ΔE {deltaE.toFixed(1)}, with {vision}
          </li>
        );
      })}
    </ul>
  );
}
