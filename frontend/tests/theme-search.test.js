/* The search of the theme: what it offers, finds and shows. The browser tests ask it about our whole site. */

import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { read } from "../src/shared/notations.js";
import { buildIndex, excerpt, search } from "../src/search/index.js";
import { offerFor } from "../src/search/offers.js";
import { file } from "./golden.js";

const DOCS = [
  { location: "", title: "Club", text: "We play chess.", tags: "", boost: 1 },
  { location: "learn/", title: "Backtracking", text: "Go back where no square is free.", tags: "recursion / dead end", boost: 1 },
  { location: "learn/#code", title: "The program", text: "untried = mask & ~(left | down | right)" },
  { location: "rooks/", title: "Rooks", text: "Backtracking with rooks. Backtracking takes long.", tags: "", boost: 1 },
  { location: "news/", title: "Backtracking news", text: "Old.", tags: "", boost: 0.01 },
];
const SITE = { galleries: { 8: "boards/8/" }, find: "find/", counts: "numbers/" };

vm.runInThisContext(file("theme/assets/minisearch.js").toString());
const index = await buildIndex(globalThis.MiniSearch, DOCS);
const found = (words) => search(index, words).map(({ url }) => url);
const offered = (text, site = SITE) => offerFor(text, site, read, index.sections);

test("titles and tags come before text, and a page may be moved down", () => {
  const pages = found("backtracking");
  assert.deepEqual([pages[0], pages.at(-1)], ["learn/", "news/"]);
  assert.ok(pages.includes("rooks/"));
  assert.equal(found("dead ends")[0], "learn/");
});

test("a beginning, another ending and one typing error are found", () => {
  for (const words of ["backtr", "Backtracked", "backtraking"]) assert.equal(found(words)[0], "learn/", words);
});

test("common words of a question change nothing, and nothing is found for others", () => {
  assert.deepEqual(found("how does the backtracking of queens work"), found("backtracking"));
  assert.deepEqual(found("xyzzy"), []);
});

test("a section names its page", () => {
  const [section] = search(index, "untried");
  assert.deepEqual([section.title, section.page], ["The program", "Backtracking"]);
});

test("boards, sizes and lines of code are offered where the site has a page for them", () => {
  assert.equal(offered("the board 8.4.1").url, "find/?q=8.4.1");
  assert.equal(offered("how many solutions for 8 queens?").url, "boards/8/");
  assert.equal(offered("n = 27").url, "numbers/");
  assert.equal(offered("mask & ~(left|down").url, "learn/#code");
  for (const text of ["8.4.1", "8", "27"]) assert.equal(offered(text, { galleries: {} }), undefined, text);
  for (const text of ["28 queens", "chess", ""]) assert.equal(offered(text), undefined, text);
});

test("an excerpt has the word in its sentence, whole words at its ends, and marks it", () => {
  const text = `${"before ".repeat(30)}the Lemma's proof ${"after ".repeat(40)}`;
  const parts = excerpt(text, ["lemma"]);
  assert.deepEqual(parts.filter(([, isFound]) => isFound), [["Lemma", true]]);
  const shown = parts.map(([part]) => part).join("");
  assert.match(shown, /^… before .*before the Lemma's proof after.* after …$/);
  assert.deepEqual(excerpt("Short (a+b).", []), [["Short (a+b).", false]]);
});
