const DATA = /(<script id="__NEXT_DATA__" type="application\/json"[^>]*>)(.*?)(<\/script>)/s;

/**
 * The prose of an article stands in its page; React takes it over as it is (`components/article/Prose`)
 * and never reads it again. Without its second copy in the page's data, a long article weighs half.
 * @param {string} html a page as Next exports it
 * @returns {string} the page with an empty `html` in its props, or unchanged where there is none
 */
export const withoutSecondProse = (html) =>
  html.replace(
    DATA,
    (_whole, /** @type {string} */ open, /** @type {string} */ json, /** @type {string} */ close) => {
      const slim = JSON.stringify(JSON.parse(json, emptied));
      // As Next does: a "<" inside the data must not end the script.
      return `${open}${slim.replaceAll("<", "\\u003c")}${close}`;
    },
  );

/** @type {(key: string, value: unknown) => unknown} */
const emptied = (key, value) => (key === "html" && typeof value === "string" ? "" : value);
