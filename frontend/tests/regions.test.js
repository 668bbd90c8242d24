/* The region puzzles of the days: frozen, graded, and each with one solution; the rules, and the search. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { before, test } from "node:test";
import { shifted } from "../src/play/days.js";
import { regionPuzzleOf } from "../src/play/region-generator.js";
import { after, emptyPosition, isComplete, squaresIn } from "../src/play/position.js";
import { boardOf, nextStep, solve } from "../src/play/region-rules.js";
import { solutionsOf, verdictOn } from "../src/play/region-search.js";
import { rowsIn } from "../src/play/regions.js";
import { golden } from "./golden.js";

const { regions: drawn } = golden("regions");
const [FIRST, DAYS] = ["2026-11-24", 40];
const LEVELS = ["easy", "medium", "hard"];
// What readers have played cannot change any more: generator, search and rules stay as they are.
const FROZEN = [
  "CACFBDD/CCCFBDD/CCEFFFD/EEEEFFD/EEEEEFF/EEEGEFF/EEEGGFF 1406253",
  "CCCCAAAA/CCCAAABB/CCCCAADD/CCCDDDDD/EEEFDDDD/EEFFDDGG/EEDDDDDG/EEEHHGGG 46150273",
  "AAAABDDDD/AABBBDDDE/FCBBBDDDE/FFBDDDDEE/FDDDDEEEE/FFDDDHHEG/FFHHHHHHG/IFHHHHHHH/IIIIHHHHH 241570863",
];
const CHECKSUM = "b20d154093f7c608f0cce4217ffc0120d8f99ef60de1a8b20de1147a3a26617e";

const textOf = ({ regions, solution }) => `${regions.join("/")} ${solution.join("")}`;

let puzzles;
before(() => {
  const days = [...Array(DAYS).keys()].map((more) => shifted(FIRST, more));
  puzzles = days.flatMap((day) => LEVELS.map((level) => ({ level, ...regionPuzzleOf(day, level) })));
});

test("the puzzles of past days never change", () => {
  assert.deepEqual(puzzles.slice(0, FROZEN.length).map(textOf), FROZEN);
  assert.equal(createHash("sha256").update(puzzles.map(textOf).join("\n")).digest("hex"), CHECKSUM);
});

test("each day has a puzzle with one solution, which the rules of its grade find and easier ones do not", () => {
  for (const { level, regions, solution } of puzzles) {
    const board = boardOf(regions);
    assert.deepEqual(solutionsOf(board), [solution]);
    const solving = LEVELS.filter((each) => solve(emptyPosition(board), each));
    assert.deepEqual(solving, LEVELS.slice(LEVELS.indexOf(level)));
  }
  assert.equal(new Set(puzzles.map(textOf)).size, puzzles.length);
});

test("drawn regions have the solutions of the core", () => {
  const counts = new Set();
  for (const [regions, solutions] of drawn) {
    const found = solutionsOf(boardOf(regions), Infinity);
    assert.deepEqual(found.toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1)), solutions);
    counts.add(Math.min(found.length, 2));
  }
  assert.equal(counts.size, 3);
});

test("drawn regions have a verdict", () => {
  for (const [regions, solutions] of drawn) {
    const { text, solutions: shown } = verdictOn(regions);
    assert.equal(shown.length, Math.min(solutions.length, 2));
    assert.match(text, [/no solution/, /Exactly one/, /differ in \d/][shown.length]);
  }
  assert.match(verdictOn(["AA", "AA"]).text, /belongs to B/);
});

test("rows of an address are a square of letters, or nothing", () => {
  assert.deepEqual(rowsIn("AB.BB", 4), ["AB", "BB"]);
  for (const text of [null, "", "AB", "AB.BC", "ab.ba", "A.B", "AAAAA.AAAAA.AAAAA.AAAAA.AAAAA"]) assert.equal(rowsIn(text, 4), undefined);
});

test("no rule gives away a square of a solution, or places a queen elsewhere", () => {
  for (const [regions, solutions] of drawn.filter((each) => each[1].length)) {
    const board = boardOf(regions);
    let position = emptyPosition(board);
    for (let step = nextStep(position); step && !isComplete(position); step = nextStep(position)) {
      for (const [row, column] of squaresIn(step.squares)) {
        for (const solution of solutions) assert.equal(solution[row] === column, step.rule === "single", `${regions} ${step.rule}`);
      }
      position = after(position, step);
    }
  }
});

test("a step names its rule, its units and its squares", () => {
  const first = (...rows) => {
    const { rule, units, within, squares } = nextStep(emptyPosition(boardOf(rows)));
    const names = (some = []) => some.map(({ kind, name }) => `${kind} ${name}`).join();
    return [rule, names(units), names(within), squaresIn(squares).join(" ")];
  };
  assert.deepEqual(first("AB", "BB"), ["single", "region A", "", "0,0"]);
  assert.deepEqual(first("AABBB", "CCBBB", "CCDDD", "CCDDE", "CCEEE"), ["confined", "region A", "row 5", "0,2 0,3 0,4"]);
  assert.deepEqual(first("AABBB", "AABBB", "CDDDE", "CDDDE", "CCEEE").slice(0, 3), ["excluded", "region C", ""]);
});
