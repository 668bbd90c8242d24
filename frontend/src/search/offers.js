/* Results that the search offers before all others: a board, the gallery or the count of an N, a
   line of code. */

import SIZES from "../../../site_builder/values/sizes.json" with { type: "json" };

const SIZE = /^(?:n *=? *|queens? *)?([0-9]{1,2})(?: *(?:queens?|[x×] *\1))?$/i;
const SMALLEST_BOARD = 4;
const { labelled: LAST_GALLERY, known: LAST_COUNT } = SIZES;
// Words that readers type around a board or a size and that are ignored.
const AROUND =
  /\b(?:how many|solutions?|solve|boards?|labels?|problem|puzzle|gallery|nearest|closest|counts?|total|number|what|mean|is|are|there|does|have|for|of|on|the|to|with|in|an?)\b/gi;
export const CODE = /[&|~^<>=+*()[\]_:]|\B-/;

/** Return whether the finder can find a board by a text: the text is a label, or a board of 4 to
    LAST_GALLERY rows with at least two queens, which may attack each other.
    @param {string} text
    @param {(text: string) => object} read  as in `shared/notations.js` */
function isBoard(text, read) {
  const { readings = [], clash } = read(text);
  const canBeFound = ({ length }) => length >= SMALLEST_BOARD && length <= LAST_GALLERY;
  const isOffered = ({ label, columns }) => {
    if (label) return [1, 2, 4, 8].includes(label.size);
    const queens = columns.filter((column) => column !== null);
    return canBeFound(columns) && queens.length > 1;
  };
  return readings.some(isOffered) || Boolean(clash && canBeFound(clash.board));
}

const withoutSpaces = (text) => text.replace(/\s+/g, "").toLowerCase();

/** Return a section that has a line of code in its title or text, preferably a section of the
    folders that explain programs. Return undefined if the line is short or no section has it.
    @param {string} code  the line; its spaces do not matter
    @param {object[]} sections  as in `offerFor` */
function sectionOf(code, sections) {
  const line = withoutSpaces(code);
  if (line.length < 4) return undefined;
  const rank = ({ url }) =>
    ["learn/", "python/", "algorithms/", ""].findIndex((folder) => url.startsWith(folder));
  const explaining = sections.toSorted((one, other) => rank(one) - rank(other));
  const findIn = (part) =>
    explaining.find((section) => withoutSpaces(section[part]).includes(line));
  return findIn("title") ?? findIn("text");
}

/** Return the result to show before all others: the finder for a board, the gallery or the count
    for an N, or a section for a line of code. Return undefined for other texts.

    @param {string} text
    @param {{galleries: Object<string, string>, find?: string, counts?: string}} site  the addresses
      of galleries by N, of the finder and of the page with the counts
    @param {(text: string) => object} read  as in `shared/notations.js`
    @param {{url: string, title: string, text: string}[]} sections  of the index */
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
