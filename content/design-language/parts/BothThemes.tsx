import type { ReactNode } from "react";
import { HatchSheet } from "@/components/charts/HatchSheet";
import { THEMES, type Theme } from "@/lib/stages";

/** Prefix of the hatch patterns that live in a theme's half. */
export const sheetPrefix = (theme: Theme): string => `${theme}-`;

/** The same thing twice, side by side where there is room: once in each theme, whatever the page is in. */
export function BothThemes({ children }: { readonly children: (theme: Theme) => ReactNode }) {
  return (
    <div className="both-themes">
      {THEMES.map((theme) => (
        <div key={theme} role="group" aria-label={`In the ${theme} theme`} className={`${theme} theme-half`}>
          {children(theme)}
          <HatchSheet prefix={sheetPrefix(theme)} />
        </div>
      ))}
    </div>
  );
}
