/* The board of the finder: actions of a reader, the messages about them, and the remaining
   solutions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { completions } from "../src/shared/search.js";
import { labelled } from "../src/shared/labels.js";
import { named, Puzzle, remaining } from "../src/shared/puzzle.js";
import { image, squareNamed } from "../src/shared/symmetry.js";
import { file } from "./golden.js";

globalThis.fetch = async (path) =>
  new Response(file(`cy_core/ranks/${path.replace("labels/", "")}`));
globalThis.CSS = { escape: String };

/** Return a puzzle of n rows. After each change its completions are computed immediately, which the
    page leaves to a worker. */
function puzzleWithAnswers(n) {
  const puzzle = new Puzzle(n, () => answer(puzzle));
  answer(puzzle);
  return puzzle;
}

function answer(puzzle) {
  const { board, forbidden } = puzzle.state;
  const n = board.length;
  const { total, counts, solutions } = completions(board, forbidden, 12);
  puzzle.complete({ total, counts: counts ?? Array(n * n).fill(0), solutions, labels: ["4.2.1"] });
}

const square = (puzzle, name) => squareNamed(name, puzzle.state.board.length);
const place = (puzzle, ...names) =>
  names.forEach((name) => puzzle.toggleQueen(square(puzzle, name)));

test("the number that remains falls as queens are placed, and an undo goes back", () => {
  const puzzle = puzzleWithAnswers(8);
  const remainingCount = () => puzzle.answer.total;
  const totals = [remainingCount()];
  for (const name of ["b4", "d5"]) {
    place(puzzle, name);
    totals.push(remainingCount());
  }
  assert.deepEqual(totals, [92, 8, 2]);
  assert.equal(puzzle.trail, "92 → 8 → 2");
  const [a8, , , , e8] = puzzle.counts;
  assert.deepEqual([a8, e8], [0, 2]);
  puzzle.toggleForbidden(square(puzzle, "e8"));
  assert.equal(
    puzzle.sentence,
    "Queen forbidden on *e8*. No solution remains: undo, or take a queen.",
  );
  for (const wanted of [2, 8, 92]) {
    puzzle.undo();
    assert.match(puzzle.sentence, new RegExp(`^Taken back: .* ${wanted} solutions remain\\.$`));
  }
  assert.ok(!puzzle.canUndo);
});

test("a queen moves within its row, and is named by its squares", () => {
  const puzzle = puzzleWithAnswers(8);
  for (const [name, message] of [
    ["a6", "Queen on *a6*. "],
    ["b6", "Queen moved from *a6* to *b6*. "],
    ["b6", "Queen off *b6*. "],
  ]) {
    place(puzzle, name);
    assert.equal(puzzle.done, message);
  }
  for (const message of ["Queen forbidden on *g2*. ", "Queen allowed on *g2*. "]) {
    puzzle.toggleForbidden(square(puzzle, "g2"));
    assert.equal(puzzle.done, message);
  }
});

test("a clash names both queens", () => {
  const puzzle = puzzleWithAnswers(8);
  place(puzzle, "a1", "c3");
  assert.equal(puzzle.mistake, "The queens on c3 and a1 attack each other.");
  assert.deepEqual(puzzle.clash.map(String).toSorted(), ["5,2", "7,0"]);
  puzzle.toggleForbidden(square(puzzle, "c3"));
  assert.equal(puzzle.mistake, undefined);
});

test("when no solution remains, the message says what to do", () => {
  for (const [n, queens, forbidden, advice] of [
    [3, [], [], "N = 3 has no solution."],
    [4, ["a4"], [], "No solution remains: take a queen."],
    [4, [], ["b4", "c4"], "No solution remains: allow a forbidden square."],
  ]) {
    const puzzle = puzzleWithAnswers(n);
    const board = Array(n).fill(null);
    for (const [row, column] of queens.map((name) => squareNamed(name, n))) board[row] = column;
    puzzle.open(
      board,
      forbidden.map((name) => squareNamed(name, n)),
    );
    answer(puzzle);
    assert.equal(puzzle.sentence, advice);
  }
  assert.deepEqual([1, 2].map(remaining), ["1 solution remains", "2 solutions remain"]);
});

test("hints lead to a solution", () => {
  const puzzle = puzzleWithAnswers(6);
  for (let queens = 0; queens < 6; queens += 1) {
    assert.ok(puzzle.canHint);
    puzzle.takeHint();
  }
  assert.ok(puzzle.isDone);
  assert.equal(puzzle.answer.total, 1);
});

test("each image of a board is named by its label and its move", async () => {
  const representative = [0, 6, 4, 7, 1, 3, 5, 2];
  const { n, size, rank } = await labelled(representative);
  const label = `${n}.${size}.${rank}`;
  const names = [...Array(8).keys()].map((symmetry) =>
    named(label, image(representative, symmetry)),
  );
  assert.equal(new Set(names).size, 8);
  assert.ok(names.every((name) => name.startsWith(`This is ${label}, `)));
});
