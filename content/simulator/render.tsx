import { MDXProvider } from "@mdx-js/react";
import { renderToStaticMarkup } from "react-dom/server";
import { articleComponents } from "../components";
import Prose from "./index.mdx";
import { simulatorParts } from "./parts";

/** The page on the simulator as HTML. Runs at build: it judges every recorded run. */
export function renderSimulator(): string {
  return renderToStaticMarkup(
    <MDXProvider components={{ ...articleComponents, ...simulatorParts }}>
      <Prose />
    </MDXProvider>,
  );
}
