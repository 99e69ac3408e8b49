import { expect, it } from "vitest";
import { classesOfStyle } from "@/scripts/mdx/highlight.mjs";

it.each([
  ["color:var(--shiki-token-keyword)", ["tok-keyword"]],
  ["color:var(--shiki-token-string-expression);font-style:italic", ["tok-string-expression", "tok-italic"]],
  ["color:var(--shiki-foreground)", []],
  ["font-weight:bold", ["tok-bold"]],
])("turns %s into classes", (style, classes) => {
  expect(classesOfStyle(style)).toEqual(classes);
});
