import { expect, test } from "@playwright/test";
import { pages } from "../pages";
import { exportedPages } from "../site/exported";

test("the table names every exported page, and only those", () => {
  const named = pages.map(({ path }) => path).sort();
  const exported = exportedPages()
    .map(({ path }) => path)
    .sort();
  expect(named).toEqual(exported);
});
