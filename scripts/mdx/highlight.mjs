/**
 * Rehype plugin: highlights code at build, with classes and no inline styles, so that a
 * strict content security policy holds. A token that Shiki would colour with
 * `var(--shiki-token-keyword)` gets the class `tok-keyword`; styles/ decides the colour.
 */
import rehypeShiki from "@shikijs/rehype";
import { createCssVariablesTheme } from "shiki";

const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--shiki-" });

/** `color:var(--shiki-token-keyword);font-style:italic` → `["tok-keyword", "tok-italic"]`. */
export const classesOfStyle = (style) => {
  const token = /color:var\(--shiki-token-([\w-]+)\)/.exec(style)?.[1];
  return [
    ...(token ? [`tok-${token}`] : []),
    ...(/font-style:italic/.test(style) ? ["tok-italic"] : []),
    ...(/font-weight:bold/.test(style) ? ["tok-bold"] : []),
  ];
};

const stylesToClasses = {
  name: "styles-to-classes",
  pre(node) {
    delete node.properties.style;
    node.properties.class = "code";
  },
  span(node) {
    const { style } = node.properties;
    if (typeof style !== "string") return;
    delete node.properties.style;
    const classes = classesOfStyle(style);
    if (classes.length > 0) node.properties.class = classes.join(" ");
  },
};

export default function highlight() {
  return rehypeShiki.call(this, {
    theme,
    langs: ["python", "bash", "text", "json"],
    defaultLanguage: "text",
    fallbackLanguage: "text",
    transformers: [stylesToClasses],
  });
}
