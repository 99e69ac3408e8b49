import { MDXProvider } from "@mdx-js/react";
import { renderToStaticMarkup } from "react-dom/server";
import { articleComponents } from "../components";
import Prose from "./index.mdx";
import { AccentDistance } from "./parts/AccentDistance";
import { Adjacency } from "./parts/Adjacency";
import { ContrastTable } from "./parts/ContrastTable";
import { Controls } from "./parts/Controls";
import { FontSize } from "./parts/FontSize";
import { GreyOrder } from "./parts/GreyOrder";
import { OtherEyes } from "./parts/OtherEyes";
import { Palettes } from "./parts/Palettes";
import { Spacing } from "./parts/Spacing";
import { StageTable } from "./parts/StageTable";
import { TypeScale } from "./parts/TypeScale";

const samples = {
  AccentDistance,
  Adjacency,
  ContrastTable,
  Controls,
  FontSize,
  GreyOrder,
  OtherEyes,
  Palettes,
  Spacing,
  StageTable,
  TypeScale,
};

/** The page on the design language as HTML. Runs at build: measuring colours needs a package that no reader downloads. */
export function renderDesignLanguage(): string {
  return renderToStaticMarkup(
    <MDXProvider components={{ ...articleComponents, ...samples }}>
      <Prose />
    </MDXProvider>,
  );
}
