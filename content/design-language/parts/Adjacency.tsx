import { GlyphMark } from "@/components/charts/GlyphMark";
import { hatchFill } from "@/components/charts/hatchFill";
import { LOOK_CLASSES, LOOKS, type Look, type Theme } from "@/lib/stages";
import { BothThemes, sheetPrefix } from "./BothThemes";

/** A stretch of a lane; invented, for the look of it. */
type Stretch = readonly [look: Look, width: number];

const LANES: readonly (readonly Stretch[])[] = [
  [
    ["storage", 30],
    ["load", 60],
    ["collate", 14],
    ["handOver", 10],
    ["storage", 24],
    ["load", 72],
    ["collate", 14],
    ["handOver", 10],
    ["idle", 46],
  ],
  [
    ["storage", 18],
    ["load", 86],
    ["collate", 14],
    ["handOver", 10],
    ["storage", 34],
    ["load", 54],
    ["collate", 14],
    ["handOver", 10],
    ["idle", 40],
  ],
  [
    ["idle", 110],
    ["pin", 26],
    ["idle", 84],
    ["pin", 26],
    ["idle", 34],
  ],
  [
    ["idle", 124],
    ["copy", 18],
    ["step", 58],
    ["idle", 20],
    ["copy", 18],
    ["step", 42],
  ],
];

const BAR = 8;
const PITCH = 14;
const TOKEN = 12;
const WIDTH = 280;

/** Bars of 8 px with colours touching, plain and textured, and tokens of 12 px. */
export function Adjacency() {
  return <BothThemes>{(theme) => <ThemeLanes theme={theme} />}</BothThemes>;
}

function ThemeLanes({ theme }: { readonly theme: Theme }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 152`}
      className="w-full max-w-140"
      role="img"
      aria-label={`Lanes and tokens in the ${theme} theme`}
    >
      {LANES.map((lane, row) => (
        <g key={row}>
          <Bars
            lane={lane}
            y={row * PITCH}
            paint={(look) => ({ className: LOOK_CLASSES[look].fill })}
            theme={theme}
          />
          <Bars
            lane={lane}
            y={64 + row * PITCH}
            paint={(look) => ({ fill: hatchFill(look, sheetPrefix(theme)) })}
            theme={theme}
          />
        </g>
      ))}
      {LOOKS.map((look, index) => (
        <Token key={look} look={look} x={index * (TOKEN + 6)} theme={theme} />
      ))}
    </svg>
  );
}

interface BarsProps {
  readonly lane: readonly Stretch[];
  readonly y: number;
  readonly theme: Theme;
  readonly paint: (look: Look) => { readonly className: string } | { readonly fill: string };
}

function Bars({ lane, y, theme, paint }: BarsProps) {
  return lane.map(([look, width], index) => {
    const x = lane.slice(0, index).reduce((sum, [, before]) => sum + before, 0);
    const paintOf = look === "idle" ? { fill: hatchFill(look, sheetPrefix(theme)) } : paint(look);
    return <rect key={index} x={x} y={y} width={width} height={BAR} {...paintOf} />;
  });
}

function Token({ look, x, theme }: { readonly look: Look; readonly x: number; readonly theme: Theme }) {
  const paint =
    look === "idle" ? { fill: hatchFill(look, sheetPrefix(theme)) } : { className: LOOK_CLASSES[look].fill };
  return (
    <>
      <rect x={x} y={132} width={TOKEN} height={TOKEN} rx={2} {...paint} />
      <GlyphMark look={look} x={x + TOKEN / 2} y={132 + TOKEN / 2} size={10} ink="on" />
      <GlyphMark
        look={look}
        x={WIDTH - (TOKEN + 6) * LOOKS.length + x + TOKEN}
        y={132 + TOKEN / 2}
        size={10}
      />
    </>
  );
}
