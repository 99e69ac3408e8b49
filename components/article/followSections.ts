/**
 * Marks the section that is being read in the contents list and names it beside the word. On wide
 * windows the list is open, elsewhere it folds once a section is chosen.
 */
export function followSections(): void {
  const contents = document.querySelector(".article-contents details");
  if (!(contents instanceof HTMLDetailsElement)) return;
  const links = [...contents.querySelectorAll("a")];
  const now = contents.querySelector("[data-section-now]");
  const headings = [...document.querySelectorAll(".prose > h2")];

  /** Headings above the line at two fifths of the window. */
  const begun = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      const current = headings.findLast((heading) => begun.has(heading));
      for (const link of links) {
        if (current !== undefined && link.hash === `#${current.id}`) {
          link.setAttribute("aria-current", "location");
        } else link.removeAttribute("aria-current");
      }
      if (now !== null) now.textContent = current?.textContent ?? "";
    },
    { rootMargin: "9999999px 0px -60% 0px" },
  );
  for (const heading of headings) observer.observe(heading);

  const wide = matchMedia("(width >= 88rem)");
  const fold = () => {
    contents.open = wide.matches;
  };
  fold();
  wide.addEventListener("change", fold);
  contents.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement) fold();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || wide.matches || !contents.open) return;
    contents.open = false;
    contents.querySelector("summary")?.focus();
  });
}
