/* Indexes the pages of MkDocs with MiniSearch, and searches them. */

import { CODE } from "./offers.js";

const ENDING = /(?<=\w{3})([^isu])\1?(?:s|ed|ing)$/i;
// Words that are left out of a search, because they do not tell pages apart: they are usual in
// questions, or on every page.
const STOP_WORDS = new Set(
  `a about an and are as at be by can could do does for from get give have how i if in into
  is it its make me mean meaning my n no nqueens of on or queen queens problem should so
  take takes that the their them there this to up use using want was what when where which
  who why will with without would work works you your`.split(/\s+/),
);
const SEPARATOR = /[\s\p{P}\p{S}]+/u;
// The lengths in characters of the text before the first match in a snippet and of a whole snippet.
const BEFORE_MATCH = 60;
const MAX_SNIPPET = 150;

const stem = (word) =>
  word.length > 3 ? word.toLowerCase().replace(ENDING, "$1") : word.toLowerCase();

/** Return the words of a text. A number keeps its decimal point, and "two's" is one word. */
const tokenize = (text) =>
  text
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "")
    .split(SEPARATOR)
    .filter(Boolean);

/** Index the sections of a site. Resolve to the index that `search` takes. Its `sections` are the
    entries of `docs`, with the title of the page of each section as `page`.

    @param {Function} MiniSearch  the library
    @param {object[]} docs  the entries of `search_index.json` */
export async function buildIndex(MiniSearch, docs) {
  const pages = new Map(
    docs.filter(({ location: url }) => !url.includes("#")).map((doc) => [doc.location, doc]),
  );
  const sections = docs.map(({ location: url, title, text, tags = "" }) => {
    const page = pages.get(url.replace(/#.*/, ""));
    const isPage = page?.location === url;
    return {
      url,
      title,
      text,
      page: isPage ? "" : (page?.title ?? ""),
      name: isPage ? title : "",
      tags,
      boost: page?.boost ?? 1,
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

/** Return the words of a text without `STOP_WORDS`. If the text has only such words or is code,
    return all its words. */
function withoutStopWords(text) {
  const words = tokenize(text.replace(/\bn *= *(?=[0-9])/gi, ""));
  const rest = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return CODE.test(text) || rest.length === 0 ? words : rest;
}

/** Return the sections that match `text`, the best first: the sections with all its words, or if
    these are fewer than three, the sections with any of its words. `terms` of a section are the
    words that matched in it.
    @param {object} index  from `buildIndex`
    @param {string} text */
export function search({ engine, byUrl }, text) {
  const words = withoutStopWords(text).join(" ");
  const options = {
    boost: { name: 4, tags: 16, title: 4, page: 1, text: 1 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 1 : false),
    weights: { prefix: 0.4, fuzzy: 0.1 },
    boostDocument: (url) => byUrl.get(url).boost,
  };
  const all = engine.search(words, { ...options, combineWith: "AND" });
  const results = all.length < 3 ? engine.search(words, { ...options, combineWith: "OR" }) : all;
  return results.map(({ id, terms }) => ({ ...byUrl.get(id), terms }));
}

/** If a text is longer than a snippet, truncate it at the end of a word and add an ellipsis. */
function truncate(text) {
  if (text.length <= MAX_SNIPPET) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MAX_SNIPPET))} …`;
}

/** Return a snippet of a section around the first match, as pairs [text, isMatch] for highlighting.
    @param {string} text  of the section
    @param {string[]} terms  the words that matched; if empty, the snippet is the beginning of the
      text */
export function excerpt(text, terms) {
  if (terms.length === 0) return [[truncate(text), false]];
  const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const word = new RegExp(`(?<![\\p{L}\\p{N}])((?:${escaped.join("|")})[\\p{L}\\p{N}]*)`, "giu");
  const match = Math.max(text.search(word), 0);
  const start = match < BEFORE_MATCH ? 0 : text.indexOf(" ", match - BEFORE_MATCH) + 1;
  const snippet = (start ? "… " : "") + truncate(text.slice(start));
  // `split` puts the matches of the pattern at odd indices.
  return snippet.split(word).map((part, index) => [part, index % 2 === 1]);
}
