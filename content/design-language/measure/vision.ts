import { converter, type Rgb } from "culori";

/** Ways to see, by the cones that are missing. About one man in twelve lacks one or has it weakened. */
export const VISIONS = ["normal", "protanopia", "deuteranopia", "tritanopia"] as const;

/** One of {@link VISIONS}. */
export type Vision = (typeof VISIONS)[number];

/** Linear light of an sRGB display, 0 to 1 each. */
type Light = readonly [red: number, green: number, blue: number];
type Rows = readonly [Light, Light, Light];
type Model = (light: Light) => Light;

const toLinear = converter("lrgb");
const toRgb = converter("rgb");

/** Machado, Oliveira, Fernandes 2009 (doi:10.1109/TVCG.2009.113), severity 1. */
const MACHADO: Readonly<Record<Exclude<Vision, "normal">, Rows>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Viénot, Brettel, Mollon 1999 (doi:10.1002/(SICI)1520-6378(199908)24:4<243::AID-COL5>3.0.CO;2-3), for sRGB. */
const VIENOT: Readonly<Record<"protanopia" | "deuteranopia", Rows>> = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

/** Brettel, Viénot, Mollon 1997 (doi:10.1364/JOSAA.14.002647), for sRGB: two half planes of colour space. */
const BRETTEL_TRITANOPIA = {
  normal: [0.03901, -0.02788, -0.01113],
  above: [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
  below: [
    [0.93678, 0.18979, -0.12657],
    [0.06154, 0.81526, 0.1232],
    [-0.37562, 1.12767, 0.24796],
  ],
} satisfies { readonly normal: Light; readonly above: Rows; readonly below: Rows };

const through =
  (rows: Rows): Model =>
  (light) => [dot(rows[0], light), dot(rows[1], light), dot(rows[2], light)];

/** Two models each, for no model is the eye; what holds, holds in both. The first one is shown. */
const MODELS: Readonly<Record<Vision, readonly [Model, ...Model[]]>> = {
  normal: [(light) => light],
  protanopia: [through(MACHADO.protanopia), through(VIENOT.protanopia)],
  deuteranopia: [through(MACHADO.deuteranopia), through(VIENOT.deuteranopia)],
  tritanopia: [brettelTritanopia, through(MACHADO.tritanopia)],
};

/**
 * A colour as it looks to eyes of that kind: one answer per model, as culori colours.
 * The models work on linear light; colours that leave the display's range are cut off.
 */
export function seenAs(hex: string, vision: Vision): readonly Rgb[] {
  const { r, g, b } = readHex(hex);
  return MODELS[vision].map((model) => {
    const [red, green, blue] = model([r, g, b]);
    return toRgb({ mode: "lrgb", r: clamp(red), g: clamp(green), b: clamp(blue) });
  });
}

function brettelTritanopia(light: Light): Light {
  const { normal, above, below } = BRETTEL_TRITANOPIA;
  return through(dot(normal, light) >= 0 ? above : below)(light);
}

function readHex(hex: string) {
  const light = toLinear(hex);
  if (light === undefined) throw new Error(`Colour "${hex}": found no colour; allowed is #rrggbb.`);
  return light;
}

function dot(a: Light, b: Light): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
