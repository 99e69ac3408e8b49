import { expect, test } from "vitest";
import { citationFile, citationLine } from "@/content/simulator/model/citation";
import { version } from "../../../package.json";

test("the citation carries the version of the package", () => {
  expect(citationFile()).toContain(`\nversion: ${version}\n`);
  expect(citationLine()).toContain(`Version ${version}.`);
});
