/** A script of Next's: in the head, deferred, its address and nothing else. */
const SCRIPT = /<script src="([^"]+)" defer=""><\/script>/g;

/**
 * An article whose scripts are fetched once its first screen has been painted: until then the line belongs to
 * the text, the style sheet and the fonts, and the processor to the layout.
 * @param {string} html a page as Next exports it
 * @returns {string} the page, or what it was when it is no article
 */
export const withLateScripts = (html) => {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (!html.includes('property="article:published_time"') || addresses.length === 0) return html;
  const loader = `<script>(${fetchOncePainted.toString()})(${JSON.stringify(addresses)})</script>`;
  return html.replace(SCRIPT, "").replace("</head>", () => `${loader}</head>`);
};

/**
 * Runs in the page: adds the scripts, in their order, when the page is parsed and painted. A browser that
 * doesn't tell when it paints gets them once the page is parsed.
 * @param {readonly string[]} addresses
 */
function fetchOncePainted(addresses) {
  const parsed = new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve);
  });
  const painted = new Promise((resolve) => {
    const tells = PerformanceObserver.supportedEntryTypes.includes("paint");
    if (tells) new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    else resolve(undefined);
  });
  void Promise.all([parsed, painted]).then(() => {
    for (const address of addresses) {
      const script = document.createElement("script");
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
  });
}
