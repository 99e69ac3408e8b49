import { describe, expect, it } from "vitest";
import { isInstalled } from "@/scripts/tools/dependencies.mjs";

const a = { version: "1.0.0", integrity: "sha512-a" };
const b = { version: "2.0.0", integrity: "sha512-b" };
const wanted = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/a": a,
    "node_modules/b": { ...b, optional: true },
  },
};

describe("isInstalled", () => {
  it.each([
    ["everything", { "node_modules/a": a, "node_modules/b": b }],
    ["all but an optional package", { "node_modules/a": a }],
  ])("accepts %s", (_what, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(true);
  });

  it.each([
    ["nothing", {}],
    ["another version", { "node_modules/a": { ...a, version: "1.0.1" } }],
    ["another content", { "node_modules/a": { ...a, integrity: "sha512-x" } }],
    ["another version of an optional package", { "node_modules/a": a, "node_modules/b": a }],
    ["a package too many", { "node_modules/a": a, "node_modules/c": b }],
  ])("refuses %s", (_what, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(false);
  });

  it("refuses a record that is missing or broken", () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
    expect(isInstalled(wanted, { packages: { "node_modules/a": "1.0.0" } })).toBe(false);
  });
});
