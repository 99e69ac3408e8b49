/**
 * Fills reports with the sentence they are about: each section's own list of sentences once it is
 * unfolded, and a link for whatever sentence the reader has selected.
 * @param place what stands in a report's address, encoded, until a sentence is chosen
 */
export function fillReports(place: string): void {
  const prose = document.querySelector(".prose");
  const chosen = document.querySelector(".report-selection");
  if (prose === null || !(chosen instanceof HTMLAnchorElement)) return;
  const longest = 400;
  const settledMs = 200;

  const hrefFor = (report: Element, sentence: string) => {
    const href = report.querySelector("[data-report]")?.getAttribute("href") ?? "";
    return href.replace(encodeURIComponent(place), encodeURIComponent(sentence.slice(0, longest)));
  };

  // A live number is a control without text; its static twin has the text.
  const textOf = (part: Element) => {
    const copy = document.createElement("div");
    copy.append(part.cloneNode(true));
    for (const live of copy.querySelectorAll("[data-island] > :not([data-island-static])")) live.remove();
    return copy.textContent.replace(/\s+/g, " ").trim();
  };

  const sentencesOf = (report: Element) => {
    const sentences: string[] = [];
    for (let block = report.previousElementSibling; block !== null; block = block.previousElementSibling) {
      const parts = block.matches("p")
        ? [block]
        : block.querySelectorAll("p, :is(li, td, th, figcaption):not(:has(p))");
      const texts = [...parts].flatMap((part) =>
        part.closest("[data-island], footer") === null
          ? (textOf(part).match(/\S.*?(?:[.?!](?=\s)|$)/g) ?? [])
          : [],
      );
      sentences.unshift(...texts);
      if (block.matches("h2")) break;
    }
    return sentences;
  };

  prose.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(".report")) return;
      const list = target.querySelector("ol");
      if (list === null || list.childElementCount > 0) return;
      for (const sentence of sentencesOf(target)) {
        const link = document.createElement("a");
        link.href = hrefFor(target, sentence);
        link.textContent = sentence;
        list.appendChild(document.createElement("li")).append(link);
      }
    },
    true,
  );

  const offer = () => {
    const selection = document.getSelection();
    const text = (selection?.toString() ?? "").replace(/\s+/g, " ").trim();
    const node = selection?.anchorNode ?? null;
    const report =
      node !== null && text.length > 2 && prose.contains(node)
        ? [...prose.querySelectorAll(".report")].find(
            (one) => node.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
          )
        : undefined;
    chosen.hidden = report === undefined;
    if (report !== undefined) chosen.href = hrefFor(report, text);
  };

  // To ask for a selection is to have the whole page laid out. A slider that is dragged changes it with every number.
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("selectionchange", () => {
    clearTimeout(timer);
    timer = setTimeout(offer, settledMs);
  });
}
