/* Capacity queens: lines, messages, and the search. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countOn,
  crowdedLines,
  emptySquaresIn,
  isStraight,
  linesOf,
  messageOf,
  placeOf,
} from "../../exhibits/variants_capacity/capacity-lines.js";
import {
  Diagonals,
  findBoard,
  findSwaps,
  queensAfter,
} from "../../exhibits/variants_capacity/capacity-search.js";
import { randomNumbers } from "../src/shared/random.js";
import { squareNamed } from "../src/shared/symmetry.js";

// The largest N for which boards are searched with every capacity.
const LARGEST = 40;

/** Return the squares with these names, such as `a4 b4`, on a board of `n` rows. */
const named = (names, n) => names.split(" ").map((name) => squareNamed(name, n));

/** Assert that a board has `capacity` queens in each row and column, and at most `capacity` queens
    on each diagonal.
    @param {number} n  the side of the board
    @param {number} capacity
    @param {[number, number][]} queens  row and column of each */
function assertIsBoard(n, capacity, queens) {
  const count = (numberOf) => {
    const counts = new Map();
    for (const queen of queens) counts.set(numberOf(queen), (counts.get(numberOf(queen)) ?? 0) + 1);
    return [...counts.values()];
  };
  const where = `N = ${n}, c = ${capacity}`;
  assert.equal(new Set(queens.map(String)).size, n * capacity, where);
  for (const straight of [([row]) => row, ([, column]) => column])
    assert.deepEqual(count(straight), Array(n).fill(capacity), where);
  for (const diagonal of [([row, column]) => row - column, ([row, column]) => row + column])
    assert.ok(Math.max(...count(diagonal)) <= capacity, where);
}

test("a board has rows, columns and diagonals", () => {
  const lines = linesOf(4);
  assert.equal(lines.length, 2 * 4 + 2 * 7);
  assert.equal(lines.filter(isStraight).length, 8);
  const names = lines.map(({ name }) => name);
  for (const name of ["row 4", "column a", "diagonal a4–d1", "diagonal d4–a1", "diagonal a1"])
    assert.ok(names.includes(name), name);
  assert.equal(
    lines.reduce((sum, { squares }) => sum + squares.length, 0),
    4 * 16,
  );
});

test("the number of a diagonal is at one of its ends, and no two are at the same place", () => {
  const n = 5;
  const diagonals = linesOf(n).filter((line) => !isStraight(line));
  for (const line of diagonals) {
    const [x, y, side] = placeOf(line, n);
    const [row, column] = line.squares[0];
    const [lastRow, lastColumn] = line.squares.at(-1);
    const ends =
      line.kind === "falling"
        ? [`${column},${row}`, `${lastColumn + 1},${lastRow + 1}`]
        : [`${column + 1},${row}`, `${lastColumn},${lastRow + 1}`];
    assert.ok(ends.includes(`${x},${y}`), line.name);
    assert.ok({ left: x === 0, right: x === n, top: y === 0, bottom: y === n }[side], line.name);
  }
  assert.equal(new Set(diagonals.map((line) => `${placeOf(line, n)}`)).size, diagonals.length);
});

test("a full line blocks its empty squares", () => {
  const lines = linesOf(4);
  const queens = named("a4 b4", 4);
  const { blocked, free } = emptySquaresIn(4, lines, 2, queens);
  assert.deepEqual(blocked, named("c4 d4", 4));
  assert.equal(free.length, 12);
  assert.equal(countOn(lines[0], queens), 2);
  assert.deepEqual(crowdedLines(lines, 2, queens), []);
  assert.deepEqual(crowdedLines(lines, 1, queens), [lines[0]]);
});

test("a message says what is wrong, what is missing, or that the board is solved", () => {
  const message = (names) => messageOf(4, 2, names ? named(names, 4) : []);
  assert.equal(message(""), "Place 8 queens, 2 in each row and column.");
  assert.equal(message("a4 b4"), "2 of 8 queens. 12 squares are free.");
  assert.equal(message("a4 b4 c4"), "*Row 4* has 3 queens, but its capacity is 2.");
  assert.equal(
    message("a4 b4 c4 a3 a2"),
    "*Row 4* has 3 queens, but its capacity is 2. Another line has too many, too.",
  );
  assert.equal(message("b4 c4 b3 c3"), "4 of 8 queens. *Stuck:* row 2 has no room for 2.");
  assert.equal(
    message("b4 c4 a3 d3 a2 d2 b1 c1"),
    "*Solved:* 2 in each row and column, 8 queens in all.",
  );
});

test("the search finds a board for each N and c", () => {
  for (let n = 4; n <= LARGEST; n++)
    for (let capacity = 1; capacity <= n; capacity++)
      assertIsBoard(n, capacity, findBoard(n, capacity, randomNumbers(n)));
});

test("the search finds the large boards of the page", () => {
  for (const n of [50, 100])
    for (const capacity of [1, 2, 3, 5, 10])
      assertIsBoard(n, capacity, findBoard(n, capacity, randomNumbers(1)));
});

test("the search counts the queens that are too many", () => {
  const { start, swaps } = findSwaps(20, 2, randomNumbers(1));
  for (let position = 0; position <= swaps.length; position++) {
    const queens = queensAfter(start, swaps.slice(0, position));
    const lines = crowdedLines(linesOf(20), 2, queens);
    const surplus = lines.reduce((sum, line) => sum + countOn(line, queens) - 2, 0);
    assert.equal(new Diagonals(20, 2, queens).surplus, surplus);
    assert.equal(surplus === 0, position === swaps.length);
  }
});
