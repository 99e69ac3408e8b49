/**
 * Rehype plugin: highlights code at build, with classes and no inline styles, so that a
 * strict content security policy holds. A token that Shiki would colour with
 * `var(--shiki-token-keyword)` gets the class `tok-keyword`; styles/ decides the colour.
 */
import rehypeShiki from "@shikijs/rehype";
import { createCssVariablesTheme } from "shiki";

const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--shiki-" });

/**
 * @param {string} style e.g. `color:var(--shiki-token-keyword);font-style:italic`
 * @returns {string[]} e.g. `["tok-keyword", "tok-italic"]`
 */
export const classesOfStyle = (style) => {
  const token = /color:var\(--shiki-token-([\w-]+)\)/.exec(style)?.[1];
  return [
    ...(token ? [`tok-${token}`] : []),
    ...(style.includes("font-style:italic") ? ["tok-italic"] : []),
    ...(style.includes("font-weight:bold") ? ["tok-bold"] : []),
  ];
};

/** @type {import("shiki").ShikiTransformer} */
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

/**
 * @this {ThisParameterType<typeof rehypeShiki>}
 * @returns {ReturnType<typeof rehypeShiki>}
 */
export default function highlight() {
  return rehypeShiki.call(this, {
    theme,
    langs: ["python", "bash", "json"],
    fallbackLanguage: "text",
    defaultLanguage: "text",
    transformers: [stylesToClasses],
  });
}
