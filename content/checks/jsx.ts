import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A component or tag in MDX. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or tag, of that name if one is given. */
export function isJsx(node: Nodes, name?: string): node is JsxElement {
  const element = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return element && (name === undefined || node.name === name);
}

/** The string value of an attribute; undefined when it is missing or an expression. */
export function attributeOf({ attributes }: JsxElement, name: string): string | undefined {
  for (const attribute of attributes) {
    if (
      attribute.type === "mdxJsxAttribute" &&
      attribute.name === name &&
      typeof attribute.value === "string"
    ) {
      return attribute.value;
    }
  }
  return undefined;
}

/** The strings of an attribute such as `figures={["a", "b"]}`. */
export function stringsOf({ attributes }: JsxElement, name: string): readonly string[] {
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== name) continue;
    const { value } = attribute;
    const source = typeof value === "object" ? (value?.value ?? "") : "";
    return [...source.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
  }
  return [];
}
