import { HATCHES, HATCH_TILE, LOOKS, LOOK_CLASSES, type Look } from "@/lib/stages";
import { hatchId } from "./hatchFill";

/** The patterns of all looks as SVG `<defs>`: for a picture that leaves the page, or has a theme of its own. */
export function HatchDefs({ prefix = "" }: { readonly prefix?: string }) {
  return (
    <defs>
      {LOOKS.map((look) => (
        <Hatch key={look} look={look} prefix={prefix} />
      ))}
    </defs>
  );
}

function Hatch({ look, prefix }: { readonly look: Look; readonly prefix: string }) {
  const { fill, stroke, strokeOn } = LOOK_CLASSES[look];
  const idle = look === "idle";
  return (
    <pattern id={hatchId(look, prefix)} width={HATCH_TILE} height={HATCH_TILE} patternUnits="userSpaceOnUse">
      {!idle && <path d={`M0 0H${HATCH_TILE}V${HATCH_TILE}H0z`} className={fill} />}
      <path d={HATCHES[look]} className={idle ? `hatch-idle ${stroke}` : `hatch ${strokeOn}`} />
    </pattern>
  );
}
