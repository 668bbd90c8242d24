/* Boards that readers type, copy, save and filter: the scripts must agree with Python. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boardFile,
  GROUPS,
  solutionTexts,
  titleOf,
} from "../../site_builder/figures/finder/copies.js";
import { filterBoards, FILTERS, withValues } from "../../site_builder/figures/finder/filters.js";
import { csvOf, jsonOf, sheetOf } from "../../site_builder/figures/finder/found-files.js";
import { parseProperties } from "../../site_builder/figures/finder/property-query.js";
import { oneSolution } from "../src/shared/construction.js";
import { galleryOf, pageOf } from "../src/shared/label-address.js";
import { read, readRegions } from "../src/shared/notations.js";
import { PROPERTIES } from "../src/shared/properties.js";
import { KEYS, orbit } from "../src/shared/symmetry.js";
import { golden, table } from "./golden.js";

const core = golden("single_solutions", "images", "properties", "representatives");
const COPIES = table("tests/copies.json").cases;
const [, QUEEN] = /svg \{([^}]*)\}/.exec(COPIES[0].copies["LaTeX, TikZ"]);

/** Return the text of an SVG file in the form of the site's own files: a board of n rows with its
    queens on the diagonal. */
const diagonalOf = (n) => {
  const queens = Array.from({ length: n }, (_, row) => queenAt(row, row)).join("");
  return `<?xml version="1.0" encoding="utf-8"?>
<svg height="480" width="480"><title>Diagonal</title><desc>${n} queens</desc><rect fill="#fbfaf7" />
<rect fill="#f3eee2" /><path d="M1 0z" fill="#d1c3a5" /><rect stroke="#b9ab8c" /><g fill="#22303c">${queens}</g></svg>`;
};
/** Return the SVG element of a queen in such a file. */
const queenAt = (column, row) =>
  `<path d="${QUEEN}" transform="translate(${column} ${row}) scale(0.015625)" />`;

test("boards are parsed as in Python", () => {
  for (const { text, n, error, readings } of table("tests/notations.json").cases) {
    const found = read(text, n ?? undefined);
    // Skip labels: the script must ask the worker for the board of a label, so there is no board to
    // compare here.
    if (found.readings?.some(({ label }) => label)) continue;
    const parts = (each) =>
      each.map(({ notation, columns, forbidden }) => ({ notation, columns, forbidden }));
    assert.deepEqual(found.error ?? parts(found.readings), error ?? parts(readings), text);
  }
});

test("regions are parsed as in Python", () => {
  for (const { text, rows, error } of table("tests/notations.json").regions) {
    assert.deepEqual(readRegions(text), error ? { error } : { rows }, text);
  }
});

test("each text to copy is under one heading", () => {
  for (const { label, columns, page, picture, copies } of COPIES) {
    const diagonal = diagonalOf(columns.length);
    const texts = solutionTexts(columns, { label, page, picture, diagonal });
    assert.deepEqual(texts, Object.entries(copies));
    assert.deepEqual(
      Object.values(GROUPS).flat().toSorted(),
      texts.map(([name]) => name).toSorted(),
    );
  }
});

test("a board is drawn from the file of the diagonal", () => {
  const columns = [2, 0, 3, 1];
  const [before, after] = diagonalOf(4).split(
    Array.from({ length: 4 }, (_, row) => queenAt(row, row)).join(""),
  );
  const described = before
    .replace("Diagonal", "Solution 4.2.1")
    .replace("4 queens", "4 queens: c4 a3 d2 b1");
  const queens = columns.map(queenAt).join("");
  assert.equal(
    boardFile(diagonalOf(4), columns, titleOf("4.2.1", columns)),
    described + queens + after,
  );
  const partial = boardFile(diagonalOf(4), [null, 0, null, null], "A board");
  assert.equal(
    partial,
    before.replace("Diagonal", "A board").replace("4 queens", "A board") + queenAt(0, 1) + after,
  );
});

test("an image of a solution is named in its title", () => {
  assert.equal(titleOf("4.2.1", [1, 3, 0, 2]), "Solution 4.2.1, mirrored left to right");
});

test("the solutions of a query are saved as files", () => {
  const found = {
    solutions: [
      [5, 3, 6, 0, 7, 1, 4, 2],
      [2, 0, 3, 1],
    ],
    labels: ["8.4.1", "4.2.1"],
  };
  assert.equal(
    csvOf(found),
    "label,orbit_size,columns\n8.4.1,4,5 3 6 0 7 1 4 2\n4.2.1,2,2 0 3 1\n",
  );
  assert.deepEqual(
    JSON.parse(jsonOf(found)).map(({ label, columns }) => [label, columns]),
    [
      ["8.4.1", found.solutions[0]],
      ["4.2.1", found.solutions[1]],
    ],
  );
  const sheet = sheetOf(found, { 4: diagonalOf(4), 8: diagonalOf(8) });
  assert.deepEqual(sheet.match(/(?<=<svg )x="\d+" y="\d+"/g), ['x="5" y="5"', 'x="205" y="5"']);
  assert.deepEqual(sheet.match(/(?<=<desc>)[^<]*/g), [
    "8 queens: f8 d7 g6 a5 h4 b3 e2 c1",
    "4 queens: c4 a3 d2 b1",
  ]);
});

test("addresses of solutions and galleries are derived from patterns with N = 0", () => {
  for (const [gallery, pages] of [
    ["../boards/0/", "../boards/0/0.0.0/"],
    // Addresses on a page in the folder of the galleries.
    ["0/", "0/0.0.0/"],
    // Addresses on a site that has a file for each page instead of a folder.
    ["../0/index.html", "../0/0.0.0.html"],
  ]) {
    const addresses = { qaGallery: gallery, qaGalleries: "8 12", qaPages: pages, qaPaged: "8" };
    assert.equal(galleryOf(12, addresses), gallery.replace("0", "12"));
    assert.equal(galleryOf(1, addresses), undefined);
    assert.equal(pageOf("8.4.1", addresses), pages.replace("0/0.0.0", "8/8.4.1"));
    assert.equal(pageOf("12.8.5", addresses), undefined);
  }
});

test("the symmetry of an image agrees with the core", () => {
  for (const [board, key] of core.images) assert.equal(KEYS[orbit(board).symmetry], key);
});

test("one solution is constructed as in the core", () => {
  for (const board of core.single_solutions) assert.deepEqual(oneSolution(board.length), board);
});

test("each property agrees with the core", () => {
  assert.equal(Object.keys(PROPERTIES).length, 5);
  for (const [n, values] of Object.entries(core.properties)) {
    const boards = core.representatives[n].map(([, ...board]) => board);
    for (const [name, { valueOf }] of Object.entries(PROPERTIES))
      assert.deepEqual(boards.map(valueOf), values[name]);
  }
});

test("values are explained", () => {
  assert.equal(PROPERTIES.lines.meaning(0), "no three in a line");
  assert.equal(PROPERTIES.conflicts.meaning(1), "1 wrapped conflict");
  assert.equal(PROPERTIES.diagonal_queens.meaning(0), "no queen on the main diagonals");
});

test("the words of every choice are parsed as this choice", () => {
  for (const { key, choices } of FILTERS) {
    for (const { value, words } of choices) {
      const { chosen, left } = parseProperties(words);
      assert.deepEqual([chosen, left], [{ [key]: value }, ""]);
    }
  }
});

test("words of the glossary are parsed, alone and beside squares", () => {
  const cases = {
    "d4 symmetric": [{ size: "24" }, ["d4"]],
    Centrosymmetric: [{ size: "4" }, []],
    "doubly centrosymmetric, N = 8": [{ size: "2" }, []],
    "the same after half a turn": [{ size: "24" }, []],
    "not ordinary": [{ size: "24" }, []],
    "non-symmetric": [{ size: "8" }, []],
    "symmetric, not centrosymmetric": [{ size: "2" }, []],
    "All solutions with a queen in the corner": [{ corners: "yes" }, []],
    "no corners, b5": [{ corners: "no" }, ["b5"]],
    "queens on the main diagonals": [{ diagonal_queens: "12" }, []],
    "no queens on the main diagonals": [{ diagonal_queens: "0" }, []],
    "not one queen on the diagonals": [{ diagonal_queens: "02" }, []],
    "no-three-in-line": [{ lines: "no" }, []],
    "no knight's move": [{ knight_pairs: "yes" }, []],
    "8x8": [{}, []],
  };
  for (const [text, [chosen, queens]] of Object.entries(cases)) {
    const { left, ...words } = parseProperties(text);
    assert.deepEqual([words.chosen, words.queens, left], [chosen, queens, ""], text);
  }
  assert.deepEqual(parseProperties("orbit of 2, d4, ordinary").excluding, [
    "orbit of 2",
    "ordinary",
  ]);
  assert.equal(parseProperties("symmetric kings").left, "kings");
  assert.equal(parseProperties("hello"), undefined);
});

test("a choice keeps the boards that have one of its values", () => {
  const { lines, knight_pairs: pairs, diagonal_queens: diagonal } = core.properties[8];
  const boards = core.representatives[8].map(([size, ...columns], index) =>
    withValues({ size, columns, index }),
  );
  const hasCorner = ({ columns }) => [columns[0], columns[7]].some((column) => column % 7 === 0);
  for (const [chosen, isKept] of [
    [{}, () => true],
    [{ lines: "no" }, ({ index }) => lines[index] === 0],
    [{ knight_pairs: "no" }, ({ index }) => pairs[index] > 0],
    [{ diagonal_queens: "02" }, ({ index }) => diagonal[index] !== 1],
    [{ size: "8", corners: "yes" }, (board) => board.size === 8 && hasCorner(board)],
  ])
    assert.deepEqual(filterBoards(boards, chosen), boards.filter(isKept), JSON.stringify(chosen));
});
