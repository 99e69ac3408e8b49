import { PALETTES } from "@/lib/stages";

/** Sides of the icons of an installed site, in pixels. */
export const ICON_SIDES = [192, 512] as const;

/** The web app manifest. Its addresses are relative to itself, so that it holds below any base path. */
export function manifestJson(name: string, description: string): string {
  const { paper } = PALETTES.light.grounds;
  const manifest = {
    name,
    short_name: "DataLoader",
    description,
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      ...ICON_SIDES.map((side) => ({
        src: `icons/${side}.png`,
        sizes: `${side}x${side}`,
        type: "image/png",
        purpose: "any",
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
