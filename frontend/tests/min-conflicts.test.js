/* Min-conflicts: each move takes an attacked queen to a best square, and the last one leaves none. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { attackedRows, boardAfter, repair } from "../src/laboratories/min-conflicts.js";
import { randomNumbers } from "../src/teach/random.js";

/** How many other queens attack a square, plainly counted. */
const conflicts = (board, row, column) =>
  board.filter((other, at) => at !== row && (other === column || Math.abs(other - column) === Math.abs(at - row))).length;

test("every move is one of min-conflicts, and the last board is a solution", () => {
  for (const n of [4, 8, 20, 50])
    for (let seed = 1; seed <= 5; seed++) {
      const { start, moves } = repair(n, randomNumbers(seed));
      for (const [at, { row, from, to }] of moves.entries()) {
        const board = boardAfter(start, moves.slice(0, at));
        const all = board.map((_, column) => conflicts(board, row, column));
        assert.equal(board[row], from);
        assert.ok(all[from] > 0);
        assert.equal(all[to], Math.min(...all));
      }
      const last = boardAfter(start, moves);
      assert.ok(last.every((column, row) => conflicts(last, row, column) === 0));
      assert.deepEqual(attackedRows(last), []);
    }
});

test("the same seed gives the same search", () => {
  assert.deepEqual(repair(20, randomNumbers(3)), repair(20, randomNumbers(3)));
});
