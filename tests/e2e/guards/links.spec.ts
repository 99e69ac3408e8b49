import { expect, test } from "@playwright/test";
import { exportedPages } from "../site/exported";
import { brokenLinks } from "../site/links";

test("every link, script, style and picture of every served page is there", () => {
  expect(exportedPages().flatMap(({ path, links }) => brokenLinks(path, links))).toEqual([]);
});
