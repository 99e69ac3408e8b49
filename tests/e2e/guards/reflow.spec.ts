import { expect, test } from "@playwright/test";
import { visits } from "../pages";
import { openPath } from "../site/open";
import { fieldsTooSmall, NARROW, reachingBeyond } from "../site/reflow";

test.use({ viewport: NARROW });

// Other states of a figure are narrowed where they are judged.
for (const { path, title, drive, within, isFullScreen } of visits) {
  if (within !== undefined && isFullScreen !== true) continue;
  test(`${title}: no horizontal scroll at ${String(NARROW.width)} px, no field that a phone zooms in on`, async ({
    page,
  }) => {
    await openPath(page, path);
    await drive(page);
    expect(await reachingBeyond(page)).toEqual([]);
    expect(await fieldsTooSmall(page)).toEqual([]);
  });
}
