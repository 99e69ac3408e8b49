import type { Nodes } from "mdast";
import type { ArticleFile } from "./article";
import { attributeOf, isJsx, stringsOf } from "./jsx";

/** The names that an article uses, each once, in the order of first use. */
export interface Uses {
  readonly components: readonly string[];
  readonly facts: readonly string[];
  readonly citations: readonly string[];
  readonly claims: readonly string[];
  /** States of widgets that sentences link to. */
  readonly shown: readonly string[];
  readonly figures: readonly string[];
  /** Numbers of the simulator: figure and key. */
  readonly numbers: readonly { readonly figure: string; readonly of: string }[];
  /** Sections that a link or a myth points to. */
  readonly anchors: readonly string[];
  /** What myths call the sections that they point to. */
  readonly sectionNames: readonly { readonly id: string; readonly name: string }[];
}

/** What the files of an article use. */
export function usesOf(files: readonly ArticleFile[]): Uses {
  const components = new Set<string>();
  const facts = new Set<string>();
  const citations = new Set<string>();
  const claims = new Set<string>();
  const shown = new Set<string>();
  const figures = new Set<string>();
  const anchors = new Set<string>();
  const sectionNames: { id: string; name: string }[] = [];
  const numbers: { figure: string; of: string }[] = [];

  const visit = (node: Nodes): void => {
    if (node.type === "link" && node.url.startsWith("#")) anchors.add(node.url.slice(1));
    if (isJsx(node)) {
      const get = (name: string): string => attributeOf(node, name) ?? "";
      components.add(node.name ?? "");
      if (node.name === "Fact") facts.add(get("id"));
      if (node.name === "Cite" || node.name === "Reading") citations.add(get("of"));
      if (node.name === "Claim") claims.add(get("id"));
      if (node.name === "Show") shown.add(get("of"));
      if (node.name === "Myth") {
        anchors.add(get("see"));
        sectionNames.push({ id: get("see"), name: get("section") });
      }
      if (node.name === "Num") numbers.push({ figure: get("figure"), of: get("of") });
      if (get("figure") !== "") figures.add(get("figure"));
      stringsOf(node, "figures").forEach((figure) => figures.add(figure));
    }
    if ("children" in node) node.children.forEach(visit);
  };
  files.forEach(({ tree }) => {
    visit(tree);
  });
  return {
    components: [...components],
    facts: [...facts],
    citations: [...citations],
    claims: [...claims],
    shown: [...shown],
    figures: [...figures],
    numbers,
    anchors: [...anchors],
    sectionNames,
  };
}
