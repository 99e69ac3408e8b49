import { expect, it } from "vitest";
import { requireNode } from "@/scripts/tools/project.mjs";

it.each(["20.19.0", "20.20.2", "22.0.0", "24.9.0"])("runs on Node %s", (version) => {
  expect(() => {
    requireNode(version);
  }).not.toThrow();
});

it.each(["18.20.8", "20.18.3"])("refuses Node %s and says what is needed", (version) => {
  expect(() => {
    requireNode(version);
  }).toThrow(`Node: found ${version}; this project needs 20.19 or newer.`);
});
