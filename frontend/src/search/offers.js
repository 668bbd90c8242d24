/* What the search offers before its results: a board, the gallery or the count of an N, a line of code. */

import SIZES from "../../../site_builder/values/sizes.json" with { type: "json" };

const SIZE = /^(?:n *=? *|queens? *)?([0-9]{1,2})(?: *(?:queens?|[x×] *\1))?$/i;
const LEAST_BOARD = 4;
const { labelled: LAST_GALLERY, known: LAST_COUNT } = SIZES;
// Words around a board or a size that change nothing.
const AROUND =
  /\b(?:how many|solutions?|solve|boards?|labels?|problem|puzzle|gallery|nearest|closest|counts?|total|number|what|mean|is|are|there|does|have|for|of|on|the|to|with|in|an?)\b/gi;
export const CODE = /[&|~^<>=+*()[\]_:]|\B-/;

/** Whether a text is a label, or a board with two queens or more; they may attack each other. */
function isBoard(text, read) {
  const { readings = [], clash } = read(text);
  const isOfFind = ({ length }) => length >= LEAST_BOARD && length <= LAST_GALLERY;
  const isShown = ({ label, columns }) =>
    label
      ? [1, 2, 4, 8].includes(label.size)
      : isOfFind(columns) && columns.filter((column) => column !== null).length > 1;
  return readings.some(isShown) || Boolean(clash && isOfFind(clash.board));
}

const squeezed = (text) => text.replace(/\s+/g, "").toLowerCase();

/** The section with a line of code, those that explain programs first. */
function sectionOf(code, sections) {
  const line = squeezed(code);
  if (line.length < 4) return undefined;
  const rank = ({ url }) =>
    ["learn/", "python/", "algorithms/", ""].findIndex((folder) => url.startsWith(folder));
  const explaining = sections.toSorted((one, other) => rank(one) - rank(other));
  const has = (part) => explaining.find((section) => squeezed(section[part]).includes(line));
  return has("title") ?? has("text");
}

/**
 * What to offer for a text; undefined for most.
 *
 * @param {string} text
 * @param {{galleries: Object<string, string>, find?: string, counts?: string}} site  addresses of galleries by N, and of pages
 * @param {(text: string) => object} read  as in `shared/notations.js`
 * @param {{url: string, title: string, text: string}[]} sections  of the index
 */
export function offerFor(text, site, read, sections) {
  const words = text
    .replace(AROUND, " ")
    .replace(/[\s?]+/g, " ")
    .trim();
  if (site.find && isBoard(words, read)) {
    return {
      title: words,
      text: "Find this board",
      url: `${site.find}?${new URLSearchParams({ q: words })}`,
    };
  }
  const n = Number(SIZE.exec(words)?.[1]);
  const gallery = site.galleries[n];
  if (gallery) return { title: `N = ${n}`, text: "The gallery", url: gallery, n };
  if (site.counts && n > LAST_GALLERY && n <= LAST_COUNT) {
    return { title: `N = ${n}`, text: "How many solutions", url: site.counts, n };
  }
  const section = CODE.test(text) && sectionOf(text, sections);
  return section ? { ...section, text } : undefined;
}
