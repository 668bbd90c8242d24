/* Whether the answer to a question is right; if it is not, why. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { mistake } from "../src/learn/question-judge.js";

const NONE = { right: [], replies: {}, choices: [], rows: [], board: null };

test("a reply is that of the answer, of its row, or of any other", () => {
  const replies = { c2: "This square.", "row 2": "This row.", "": "Another." };
  const asked = { ...NONE, kind: "squares", right: ["b1"], replies, board: { n: 4, queens: [], crosses: [] } };
  assert.equal(mistake(asked, "b1"), "");
  assert.deepEqual(["c2", "d2", "a4"].map((square) => mistake(asked, square)), ["This square.", "This row.", "Another."]);
});

test("a square without a reply is explained by the queens", () => {
  const board = { n: 4, queens: [[0, 1], [1, 3]], crosses: [] };
  const asked = { ...NONE, kind: "squares", right: ["a2"], board };
  assert.equal(mistake(asked, "b4"), "*b4* has a queen.");
  assert.match(mistake(asked, "b2"), /^\*b2\* is attacked by b4 along the column/);
  assert.equal(mistake(asked, "c1"), "Try again.");
});

test("bits without a reply are explained by their worth", () => {
  const asked = { ...NONE, kind: "bits", right: ["10110"] };
  assert.equal(mistake(asked, "11000"), "These are worth 16 + 8 = 24, which is 2 too much.");
  assert.equal(mistake(asked, "00100"), "These are worth 4, which is 18 too little.");
});

test("a choice beside a board is no square", () => {
  const asked = { ...NONE, kind: "squares", right: ["a4"], choices: ["Go back"], replies: { "Go back": "Not yet." }, board: { n: 4, queens: [], crosses: [] } };
  assert.equal(mistake(asked, "Go back"), "Not yet.");
});
