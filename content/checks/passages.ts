import type { Nodes, Parents } from "mdast";
import { factOf } from "../facts";
import { attributeOf, isJsx } from "./jsx";
import type { ArticleFile } from "./article";

/** A run of text that a reader reads in one go: a paragraph, a list item, a table cell, a caption. */
export interface Passage {
  readonly path: string;
  readonly line: number;
  readonly kind: "prose" | "heading" | "cell" | "attribute";
  /** As it is read, with the values of facts and the names of simulated numbers, without citations. */
  readonly text: string;
  /** The same without the numbers that carry evidence, without code and without links to sources. */
  readonly bareText: string;
  /** Whether something in it says where it comes from: a number with evidence, a claim, a citation or a link. */
  readonly hasEvidence: boolean;
}

/** Attributes that are printed. */
const PRINTED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Pipeline: ["caption"],
  PipelineExplorer: ["caption"],
  Throughput: ["caption"],
  Diagnostic: ["caption"],
  FreeDiagnosis: ["caption"],
  Myth: ["claim"],
  Code: ["title"],
  Callout: ["title"],
};

/** All passages of a file, in reading order. */
export function passagesOf({ path, tree }: ArticleFile): readonly Passage[] {
  const passages: Passage[] = [];
  const visit = (node: Nodes): void => {
    if (isJsx(node)) {
      for (const name of PRINTED_ATTRIBUTES[node.name ?? ""] ?? []) {
        const text = attributeOf(node, name) ?? "";
        passages.push({
          path,
          line: lineOf(node),
          kind: "attribute",
          text,
          bareText: text,
          hasEvidence: false,
        });
      }
    }
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      passages.push(passageOf(node, path));
    } else if ("children" in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  return passages;
}

function passageOf(
  node: Extract<Parents, { type: "paragraph" | "heading" | "tableCell" }>,
  path: string,
): Passage {
  const kind = node.type === "paragraph" ? "prose" : node.type === "heading" ? "heading" : "cell";
  return {
    path,
    line: lineOf(node),
    kind,
    text: tidy(readText(node)),
    bareText: tidy(bareText(node)),
    hasEvidence: carriesEvidence(node),
  };
}

function readText(node: Nodes): string {
  if (isJsx(node)) {
    if (node.name === "Cite") return "";
    if (node.name === "Fact") return factOf(attributeOf(node, "id") ?? "").value;
    if (node.name === "Num") return `[${attributeOf(node, "of") ?? ""}]`;
    if (node.name === "Stage" && node.children.length === 0) return attributeOf(node, "name") ?? "";
  }
  if (isExpression(node)) return " ";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(readText).join("") : "";
}

const NUMBERS: readonly string[] = ["Fact", "Num"];

function bareText(node: Nodes): string {
  if (node.type === "inlineCode" || isSourceLink(node)) return "";
  if (isJsx(node) && [...NUMBERS, "Cite"].includes(node.name ?? "")) return "";
  if (isExpression(node)) return " ";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(bareText).join("") : "";
}

function carriesEvidence(node: Nodes): boolean {
  if (isSourceLink(node)) return true;
  if (isJsx(node) && [...NUMBERS, "Cite", "Claim", "Reading"].includes(node.name ?? "")) return true;
  return "children" in node && node.children.some(carriesEvidence);
}

/** Such as `{" "}`. */
function isExpression(node: Nodes): boolean {
  return node.type === "mdxTextExpression" || node.type === "mdxFlowExpression";
}

function isSourceLink(node: Nodes): boolean {
  return node.type === "link" && /^https?:/.test(node.url);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 0;
}
