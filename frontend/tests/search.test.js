/* The search of the finder's worker for boards, and the search of the theme for pages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { census, completed, labelled, ranked } from "../src/shared/labels.js";
import {
  addressOfText,
  labelsIn,
  withoutWords,
} from "../../site_builder/figures/finder/typed-text.js";
import {
  accelerate,
  completions,
  eachRepresentative,
  prefixes,
  representatives,
} from "../src/shared/search.js";
import * as squares from "../src/shared/squares.js";
import { buildIndex, excerpt, search } from "../src/search/index.js";
import { offerFor } from "../src/search/offers.js";
import { read } from "../src/shared/notations.js";
import { orbitsOf } from "../src/shared/wall-boards.js";
import { file, golden } from "./golden.js";

const core = golden("representatives", "completions", "labels", "random_labels", "wall");
/** Return the text of a label from its parts. */
const labelOf = ({ n, size, rank }) => `${n}.${size}.${rank}`;
// Answer requests for indexes of labels from the files of the repository.
globalThis.fetch = async (path) =>
  new Response(file(`cy_core/ranks/${path.replace("labels/", "")}`));
globalThis.CSS = { escape: String };

/** Assert that the search below each prefix visits all boards of the prefix in order, or only the
    first ones if `visit` returns true.
    @param {number} n
    @param {number[][]} starts  the prefixes */
function checkVisits(n, starts) {
  const boards = core.representatives[n];
  starts.forEach((prefix, index) => {
    const expected = boards.filter((board) =>
      prefix.every((column, row) => board[row + 1] === column),
    );
    // Let `visit` return true after 1 or 3 boards, or never (0).
    const limits = [0, 1, 3];
    const wanted = limits[index % limits.length];
    for (const fromLeast of [false, true]) {
      const found = [];
      const visit = (board, size) => found.push([size, ...board]) === wanted;
      const isEnded = eachRepresentative(n, prefix, visit, fromLeast);
      assert.equal(isEnded, wanted > 0 && wanted <= expected.length);
      const inOrder = fromLeast ? expected.toReversed() : expected;
      assert.deepEqual(found, inOrder.slice(0, wanted || expected.length), `${prefix}`);
    }
  });
}

/** Assert that the search finds the completions and the representatives that the core finds. */
function checkSearch() {
  for (const { asked, labels: _, ...wanted } of core.completions)
    assert.deepEqual(completions(...asked), wanted);
  for (const [n, rows] of [
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 2],
    [8, 4],
    [9, 2],
    [10, 3],
  ])
    checkVisits(n, prefixes(n, rows));
  for (const n of [11, 12, 13, 14]) {
    const starts = prefixes(n, 4);
    const stride = Math.floor(starts.length / 100);
    checkVisits(
      n,
      starts.filter((_, index) => index % stride === n % stride),
    );
  }
}

test("searches in JavaScript", () => {
  const { WebAssembly } = globalThis;
  delete globalThis.WebAssembly;
  assert.equal(squares.squareCounter(new Int32Array(4)), undefined);
  accelerate(squares);
  checkSearch();
  globalThis.WebAssembly = WebAssembly;
});

test("searches in WebAssembly", async () => {
  const again = await import("../src/shared/squares.js?again");
  assert.ok(again.squareCounter(new Int32Array(4)));
  accelerate(again);
  checkSearch();
});

test("the labels of the first solutions that complete a board", async () => {
  const cases = core.completions.filter(({ labels }) => labels);
  assert.ok(cases.length > 500);
  for (const { asked, labels } of cases)
    assert.deepEqual((await completed(...asked)).labels, labels);
});

test("the label of every board up to N = 10", async () => {
  for (const [board, label] of core.labels) assert.equal(labelOf(await labelled(board)), label);
});

test("the boards of all labels", async () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]) {
    for (const size of [1, 2, 4, 8]) {
      const boards = core.representatives[n]
        .filter((board) => board[0] === size)
        .map(([, ...board]) => board);
      assert.deepEqual(await ranked(n, size, 1, boards.length + 1), boards);
    }
  }
});

test("pages of boards that follow each other", async () => {
  for (const [size, length] of [
    [2, 3],
    [4, 7],
    [8, 90],
  ]) {
    const boards = core.representatives[13]
      .filter((board) => board[0] === size)
      .map(([, ...board]) => board);
    for (let start = 0; start < boards.length; start += length) {
      const page = boards.slice(start, start + length);
      assert.deepEqual(await ranked(13, size, start + 1, length), page);
    }
  }
});

test("random labels of large boards, there and back", async () => {
  for (const [label, board, image] of core.random_labels) {
    const [n, size, rank] = label.split(".").map(Number);
    assert.deepEqual(await ranked(n, size, rank, 1), [board]);
    assert.equal(labelOf(await labelled(image)), label);
  }
});

test("the number of orbits of each size", async () => {
  for (const n of [8, 13]) {
    const sizes = core.representatives[n].map(([size]) => size);
    const counts = [1, 2, 4, 8].map((size) => [
      size,
      sizes.filter((other) => other === size).length,
    ]);
    assert.deepEqual(await census(n), Object.fromEntries(counts));
  }
});

test("the boards of a wall are in the order of the core", async () => {
  for (const [n, boards] of Object.entries(core.wall)) {
    const orbits = await orbitsOf(Number(n), representatives(Number(n)));
    const found = orbits.flatMap((orbit) => orbit.boards);
    assert.deepEqual(
      found.map(({ label, number, columns }) => [`${label}/${number}`, columns.join(" ")]),
      boards,
    );
  }
});

test("squares and words refer to the chosen board size", () => {
  const addresses = {
    "": "?n=8",
    a1: "?n=8&q=a1",
    9: "?n=8&q=9",
    corner: "?n=8&q=corner",
    "8.4.1 8.8.2": "?q=8.4.1+8.8.2",
    hello: "?q=hello",
    "a1 b2": "?n=8&q=a1+b2",
    "c1 a2 d3 b4": "?q=c1+a2+d3+b4",
    "1 3 0 2": "?q=1+3+0+2",
    "0 1 2 3": "?q=0+1+2+3",
    "8.4.1": "?q=8.4.1",
  };
  for (const [text, address] of Object.entries(addresses))
    assert.equal(addressOfText(text, 8), address);
});

test("words become parameters, and mistakes become messages", () => {
  const accepted = {
    "n=9&q=corner": "with=9.corners-yes",
    "q=corner": "with=8.corners-yes",
    "q=d4+symmetric": "q=d4&with=8.size-24",
    "q=not+e8,+N+=+6": "n=6&x=e8",
    "q=8.4.1+8.8.2": "q=8.4.1+8.8.2",
    "q=a1": "q=a1",
    "q=point+symmetric": "with=8.size-24",
    "q=half-turn+symmetry,+N+=+12": "with=12.size-24",
    "q=central+symmetry": "with=8.size-4",
    "q=no+queen+in+any+corner": "with=8.corners-no",
    "q=nearest+8.4.1": "q=8.4.1",
    "q=closest+solutions+to+1+3+0+2": "q=1+3+0+2",
  };
  for (const [query, answer] of Object.entries(accepted)) {
    assert.deepEqual(`${withoutWords(new URLSearchParams(query), 8, ["4", "8"]).query}`, answer);
  }
  const refused = {
    "q=hello": /^Not understood: “hello”\. Type /,
    "q=symmetric+kings": /^Not understood: “kings”\. Type /,
    "q=orbit+of+2,+ordinary": /“orbit of 2” and “ordinary”/,
    "q=queens+in+all+corners":
      /^No board has “queens in all corners”: two of these queens would attack each other\./,
    "q=two+corners,+N+=+6": /“two corners”/,
    "q=nearest+12.8.500": /^“12\.8\.500” has no page that shows its nearest solutions\./,
    "q=nearest+b4+d5": /^“b4 d5” has no page/,
    "q=corner,+N+=+14": /N = 4 to 12, not for N = 14\./,
    "q=N+=+20": /N = 18, not for N = 20\.$/,
    "q=0+2+4+1+9": /not “9”\.$/,
    "n=8&q=j3": /^The board of N = 8 has no square j3\.$/,
  };
  for (const [query, message] of Object.entries(refused)) {
    assert.match(withoutWords(new URLSearchParams(query), 8).refusal, message);
  }
});

test("several labels are read as a list", () => {
  assert.deepEqual(labelsIn("8.4.1, 8.8.2 and 12.8.500").map(labelOf), [
    "8.4.1",
    "8.8.2",
    "12.8.500",
  ]);
  for (const text of ["8.4.1", "8.4.1 b4", "8.4.1 0 4"]) assert.equal(labelsIn(text), undefined);
});

const DOCS = [
  { location: "", title: "Club", text: "We play chess.", tags: "", boost: 1 },
  {
    location: "learn/",
    title: "Backtracking",
    text: "Go back where no square is free.",
    tags: "recursion / dead end",
    boost: 1,
  },
  {
    location: "learn/#code",
    title: "The program",
    text: "untried = mask & ~(left | down | right)",
  },
  {
    location: "rooks/",
    title: "Rooks",
    text: "Backtracking with rooks. Backtracking takes long.",
    tags: "",
    boost: 1,
  },
  { location: "news/", title: "Backtracking news", text: "Old.", tags: "", boost: 0.01 },
];
const SITE = { galleries: { 8: "boards/8/" }, find: "find/", counts: "numbers/" };

vm.runInThisContext(file("theme/assets/minisearch.js").toString());
const index = await buildIndex(globalThis.MiniSearch, DOCS);
const pagesFor = (words) => search(index, words).map(({ url }) => url);
const offer = (text, site = SITE) => offerFor(text, site, read, index.sections);

test("titles and tags come before text, and a page may be moved down", () => {
  const pages = pagesFor("backtracking");
  assert.deepEqual([pages[0], pages.at(-1)], ["learn/", "news/"]);
  assert.ok(pages.includes("rooks/"));
  assert.equal(pagesFor("dead ends")[0], "learn/");
});

test("a beginning, another ending and one typing error are found", () => {
  for (const words of ["backtr", "Backtracked", "backtraking"])
    assert.equal(pagesFor(words)[0], "learn/", words);
});

test("common words of a question change nothing, and nothing is found for others", () => {
  assert.deepEqual(pagesFor("how does the backtracking of queens work"), pagesFor("backtracking"));
  assert.deepEqual(pagesFor("xyzzy"), []);
});

test("a section names its page", () => {
  const [section] = search(index, "untried");
  assert.deepEqual([section.title, section.page], ["The program", "Backtracking"]);
});

test("boards, sizes and lines of code are offered where the site has a page for them", () => {
  assert.equal(offer("the board 8.4.1").url, "find/?q=8.4.1");
  assert.equal(offer("nearest 8.4.1").url, "find/?q=8.4.1");
  assert.equal(offer("how many solutions for 8 queens?").url, "boards/8/");
  assert.equal(offer("n = 27").url, "numbers/");
  assert.equal(offer("mask & ~(left|down").url, "learn/#code");
  for (const text of ["8.4.1", "8", "27"])
    assert.equal(offer(text, { galleries: {} }), undefined, text);
  for (const text of ["28 queens", "chess", ""]) assert.equal(offer(text), undefined, text);
});

test("an excerpt has the word in its sentence, whole words at its ends, and marks it", () => {
  const text = `${"before ".repeat(30)}the Lemma's proof ${"after ".repeat(40)}`;
  const parts = excerpt(text, ["lemma"]);
  assert.deepEqual(
    parts.filter(([, isFound]) => isFound),
    [["Lemma", true]],
  );
  const wholeText = parts.map(([part]) => part).join("");
  assert.match(wholeText, /^… before .*before the Lemma's proof after.* after …$/);
  assert.deepEqual(excerpt("Short (a+b).", []), [["Short (a+b).", false]]);
});
