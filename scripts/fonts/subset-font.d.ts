/** The package brings no types. This is what we use of it. */
declare module "subset-font" {
  interface AxisRange {
    readonly min: number;
    readonly max: number;
    readonly default: number;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      readonly targetFormat: "woff2" | "sfnt";
      readonly variationAxes: Readonly<Record<string, number | AxisRange>>;
    },
  ): Promise<Buffer>;
}
