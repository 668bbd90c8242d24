/* The index of MkDocs in MiniSearch, and what is asked of it. */

import { CODE } from "./offers.js";

const ENDING = /(?<=\w{3})([^isu])\1?(?:s|ed|ing)$/i;
// Words of a question, and those that every page has.
const COMMON = new Set(
  `a about an and are as at be by can could do does for from get give have how i if in into is it its
  make me mean meaning my n no nqueens of on or queen queens problem should so take takes that the their them there this to up use using want was what when where
  which who why will with without would work works you your`.split(/\s+/),
);
const SEPARATOR = /[\s\p{P}\p{S}]+/u;
const [BEFORE_WORD, LONGEST] = [60, 150];

const stem = (word) =>
  word.length > 3 ? word.toLowerCase().replace(ENDING, "$1") : word.toLowerCase();

/** The words of a text. A number keeps its point, and "two's" is one word. */
const tokenize = (text) =>
  text
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "")
    .split(SEPARATOR)
    .filter(Boolean);

/**
 * Index the sections of a site.
 *
 * @param {Function} MiniSearch  the library
 * @param {object[]} docs  the entries of `search_index.json`
 */
export async function buildIndex(MiniSearch, docs) {
  const pages = new Map(
    docs.filter(({ location: url }) => !url.includes("#")).map((each) => [each.location, each]),
  );
  const sections = docs.map(({ location: url, title, text, tags = "" }) => {
    const of = pages.get(url.replace(/#.*/, ""));
    const isPage = of?.location === url;
    return {
      url,
      title,
      text,
      page: isPage ? "" : (of?.title ?? ""),
      name: isPage ? title : "",
      tags,
      boost: of?.boost ?? 1,
    };
  });
  const engine = new MiniSearch({
    idField: "url",
    fields: ["name", "tags", "title", "page", "text"],
    tokenize,
    processTerm: stem,
  });
  await engine.addAllAsync(sections, { chunkSize: 50 });
  return { engine, sections, byUrl: new Map(sections.map((section) => [section.url, section])) };
}

/** The words that tell pages apart. */
function telling(text) {
  const words = tokenize(text.replace(/\bn *= *(?=[0-9])/gi, ""));
  const found = words.filter((word) => !COMMON.has(word.toLowerCase()));
  return CODE.test(text) || found.length === 0 ? words : found;
}

/** The sections that answer, the best first; those with all words, if there are some. */
export function search({ engine, byUrl }, text) {
  const words = telling(text).join(" ");
  const options = {
    boost: { name: 4, tags: 16, title: 4, page: 1, text: 1 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 1 : false),
    weights: { prefix: 0.4, fuzzy: 0.1 },
    boostDocument: (url) => byUrl.get(url).boost,
  };
  const all = engine.search(words, { ...options, combineWith: "AND" });
  const found = all.length < 3 ? engine.search(words, { ...options, combineWith: "OR" }) : all;
  return found.map(({ id, terms }) => ({ ...byUrl.get(id), terms }));
}

/** The beginning of a text, to the end of a word. */
function shortened(text) {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST))} …`;
}

/** A piece of a text around the first of its words, as parts of which some are those words. */
export function excerpt(text, terms) {
  if (terms.length === 0) return [[shortened(text), false]];
  const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const word = new RegExp(`(?<![\\p{L}\\p{N}])((?:${escaped.join("|")})[\\p{L}\\p{N}]*)`, "giu");
  const place = Math.max(text.search(word), 0);
  const start = place < BEFORE_WORD ? 0 : text.indexOf(" ", place - BEFORE_WORD) + 1;
  const shown = (start ? "… " : "") + shortened(text.slice(start));
  return shown.split(word).map((part, index) => [part, index % 2 === 1]);
}
