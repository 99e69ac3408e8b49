import type { Page } from "@playwright/test";

/** A state that a page can be in, and how to bring it there. */
export interface PageState {
  readonly name: string;
  readonly drive: (page: Page) => Promise<void>;
}

/** One exported page with the states that every guard visits. */
export interface PageRow {
  readonly path: string;
  readonly states: readonly [PageState, ...PageState[]];
}

/** The page as it opens. */
const plain: PageState = { name: "plain", drive: () => Promise.resolve() };

/** Every page of the site. A page without a row fails, and so does a row without a page. */
export const pages: readonly PageRow[] = [
  { path: "/", states: [plain] },
  { path: "/404/", states: [plain] },
];

/** Each page in each of its states. */
export const visits = pages.flatMap(({ path, states }) =>
  states.map(({ name, drive }) => ({ path, drive, title: `${path} ${name}` })),
);
