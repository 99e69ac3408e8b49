/** The content security policy of an exported page, and what would break it. */
import { createHash } from "node:crypto";
import { parse } from "parse5";

/**
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element
 */

/**
 * Every element of a document, in order.
 * @param {Node} node
 * @returns {Generator<Element>}
 */
export function* elementsOf(node) {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
  if ("content" in node) yield* elementsOf(node.content);
}

/**
 * @param {Element} element
 * @param {string} name
 */
export const attributeOf = (element, name) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** @param {Element} element */
export const textOf = (element) =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

/** Types of script that a browser runs or obeys; any other type is inert data. */
const executableTypes = new Set([
  "",
  "module",
  "text/javascript",
  "application/javascript",
  "importmap",
  "speculationrules",
]);

/** @param {Element} element */
const isInlineScript = (element) =>
  element.tagName === "script" &&
  attributeOf(element, "src") === undefined &&
  executableTypes.has((attributeOf(element, "type") ?? "").trim().toLowerCase());

/** @param {string} text */
const sha256 = (text) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/**
 * @param {readonly string[]} scriptHashes sources such as `'sha256-…'`
 * @returns {string} the policy: the site's own files, these scripts, and nothing else
 */
export const policyFor = (scriptHashes) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/**
 * @param {Element} element
 * @returns {string[]} what of it the policy would block
 */
const blockedIn = (element) => [
  ...(element.tagName === "style" ? ["a <style> element"] : []),
  ...element.attrs
    .filter(({ name }) => name === "style" || name.startsWith("on"))
    .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`),
];

/**
 * Puts the policy into a page, first thing after its charset.
 * @param {string} html one exported page
 * @returns {string} the same page with a `<meta>` that holds its policy
 * @throws when the page has no charset, a policy already, or something inline that the policy would block
 */
export const sealHtml = (html) => {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const blocked = elements.flatMap(blockedIn);
  if (blocked.length > 0) {
    throw new Error(
      `found ${blocked.slice(0, 5).join(", ")}; allowed are classes and files, nothing inline.`,
    );
  }
  const metas = elements.filter(({ tagName }) => tagName === "meta");
  if (metas.some((meta) => attributeOf(meta, "http-equiv")?.toLowerCase() === "content-security-policy")) {
    throw new Error("found a policy already; a page is sealed once, after its build.");
  }
  const end = metas.find((meta) => attributeOf(meta, "charset") !== undefined)?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error("found no <meta charset>; the policy goes right after it.");

  const hashes = new Set(elements.filter(isInlineScript).map((script) => sha256(textOf(script))));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor([...hashes])}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
};
