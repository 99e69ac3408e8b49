import { LOOKS, type Look } from "./look";
import type { Palette } from "./palette";

/** `handOver` → `hand-over`: how a name of the code is written in CSS. */
export const cssName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `load` → `stage-load`: the colour token of a look. */
export const stageToken = (look: Look): string => `stage-${cssName(look)}`;

/** `load` → `on-stage-load`: the token for words and glyphs on a look's colour. */
export const onStageToken = (look: Look): string => `on-${stageToken(look)}`;

/**
 * Every colour of a theme under its token name, e.g. `ink-muted`, `stage-hand-over`.
 * CSS holds them as `--ink-muted`, Tailwind as `text-ink-muted`, `fill-stage-hand-over`.
 */
export function tokensOf(palette: Palette): ReadonlyMap<string, string> {
  const groups: Record<string, string>[] = [
    { ...palette.grounds },
    { ...palette.inks },
    { ...palette.lines },
    { ...palette.code },
  ];
  const plain = groups
    .flatMap((group) => Object.entries(group))
    .map(([name, colour]): [string, string] => [cssName(name), colour]);
  const stages = LOOKS.flatMap((look): [string, string][] => [
    [stageToken(look), palette.stages[look].fill],
    [onStageToken(look), palette.stages[look].on],
  ]);
  return new Map([...plain, ...stages]);
}
