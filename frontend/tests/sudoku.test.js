/* The search of a sudoku, and the puzzles that a reader types. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { decode, digitsLeft, parse, search, textOf } from "../src/sudoku/solver.js";
import { golden, table } from "./golden.js";

const core = golden("sudoku");
const { puzzles, mistakes } = table("tests/puzzles.json");

test("the script searches as the core does", () => {
  for (const [text, method, steps] of core.sudoku) {
    const puzzle = parse(text);
    const codes = search(puzzle, method).take(700).toArray();
    const found = decode(puzzle, codes).map(({ kind, cell, digit, grid, nodes, solutions }) =>
      [kind, cell, digit, textOf(grid), nodes, solutions, digitsLeft(grid, cell)]);
    assert.deepEqual(found, steps, method);
  }
});

test("what is typed is read as the core reads it", () => {
  for (const { text } of puzzles) assert.equal(textOf(parse(text)), `5${".".repeat(80)}`);
  for (const { text, said } of mistakes) assert.throws(() => parse(text), { message: said });
});
