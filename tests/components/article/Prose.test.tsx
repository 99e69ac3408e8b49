import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Prose } from "@/components/article/Prose";
import { proseHtml } from "@/components/article/proseHtml";

const ARTICLE = "<h1>Title</h1><p>All of it.</p>";

/** A page as the build writes it, changed by `change`, then taken over by React without its second copy. */
async function takeOver(change: (html: string) => string): Promise<string> {
  const page = (html: string) => (
    <div>
      <Prose html={html} isArticle />
    </div>
  );
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = change(renderToString(page(ARTICLE)));
  await act(() => hydrateRoot(container, page(""), { onRecoverableError: () => undefined }));
  return container.innerHTML;
}

it("is taken over as it stands", async () => {
  expect(await takeOver((html) => html)).toContain(ARTICLE);
});

it("is written out when it is put somewhere, not when React asks whether there is any", () => {
  document.body.innerHTML = `<main>${ARTICLE}</main>`;
  const lookedFor = vi.spyOn(document, "querySelector");
  const asked = proseHtml("", "main");
  expect(asked).not.toBe("");
  expect(lookedFor).not.toHaveBeenCalled();
  const place = document.createElement("div");
  place.innerHTML = String(asked);
  expect(place.innerHTML).toBe(ARTICLE);
  lookedFor.mockRestore();
});

it("stays whole where something changed the page before React came", async () => {
  const html = await takeOver((built) => built.replace("<main", "<i>by an extension</i><main"));
  expect(html).not.toContain("by an extension");
  expect(html).toContain(ARTICLE);
});
