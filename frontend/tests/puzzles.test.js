/* Positions, regions and sudokus: the puzzles of past days, their rules, and puzzles of readers. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { before, test } from "node:test";
import { completions } from "../src/shared/search.js";
import { isDay, monthOf, shifted, today, weeksOf } from "../src/shared/days.js";
import RULE_NAMES from "../../site_builder/figures/play/rule_names.json" with { type: "json" };
import { positionOf } from "../../site_builder/figures/play/generator.js";
import {
  after,
  emptyPosition,
  isComplete,
  reached,
  squaresIn,
} from "../../site_builder/figures/play/position.js";
import { streakOf, unsolvedIn } from "../../site_builder/figures/play/records.js";
import { regionPuzzleOf, tryPuzzle } from "../../site_builder/figures/play/region-generator.js";
import { boardOf, nextStep, ruleOf, solve } from "../../site_builder/figures/play/region-rules.js";
import {
  conflict,
  parsePuzzle,
  rowsIn,
  solutionsOf,
} from "../../site_builder/figures/play/regions.js";
import { grade, queensBoard } from "../../site_builder/figures/play/rules.js";
import {
  candidates,
  cellName,
  decode,
  digitsLeft,
} from "../../site_builder/figures/sudoku_stepper/solver.js";
import { verdictOn } from "../../exhibits/variants_regions/region-verdict.js";
import { paginate, sheetPositions } from "../../exhibits/shared/worksheets/positions.js";
import { picker } from "../src/shared/random.js";
import { file } from "./golden.js";

const BOARDS_PER_SHEET = 6;
const FIRST = "2026-11-24";
const DAYS = 1000;
const LEVELS = ["easy", "medium", "hard"];
// The positions of past days must not change, because readers have played them. So their generator,
// the order in which it finds solutions, and the rules by which it grades must not change.
const FROZEN = [
  "2026-11-24 easy 0.62... 0362514",
  "2026-11-24 medium 46.....3 46152073",
  "2026-11-24 hard .3.8...7.1 6308529741",
  "2026-11-25 easy 6.04... 6304152",
  "2026-11-25 medium .42.5... 64205713",
  "2026-11-25 hard 8....7.63. 8524179630",
  "2026-11-26 easy 1.2...4 1526304",
  "2026-11-26 medium 50.....3 50417263",
  "2026-11-26 hard 4..62..3.. 4716208359",
];
const CHECKSUM = "150b4256a8dd61355c1346a7da649eae767a56f3d4a600de2299e76ec6c96314";

/** Return the columns of a position's given queens, with null for the other rows. */
const columnsOf = ({ n, given }) =>
  given.reduce((board, [row, column]) => board.with(row, column), Array(n).fill(null));
const positionText = (position) =>
  `${columnsOf(position)
    .map((column) => column ?? ".")
    .join("")} ${position.solution.join("")}`;

let positions;
before(() => {
  const days = [...Array(DAYS).keys()].map((more) => shifted(FIRST, more));
  positions = days.flatMap((day) => LEVELS.map((level) => positionOf(day, level)));
});

test("the positions of past days never change", () => {
  const first = positions.slice(0, FROZEN.length);
  assert.deepEqual(
    first.map((position) => `${position.day} ${position.level} ${positionText(position)}`),
    FROZEN,
  );
  assert.equal(
    createHash("sha256").update(positions.map(positionText).join("\n")).digest("hex"),
    CHECKSUM,
  );
});

test("exactly one solution completes each position", () => {
  assert.equal(positions.length, DAYS * LEVELS.length);
  for (const position of positions)
    assert.deepEqual(completions(columnsOf(position), [], 2).solutions, [position.solution]);
});

test("each level needs the steps that it promises", () => {
  for (const {
    level,
    n,
    given,
    steps: { single, excluded, supposed },
  } of positions) {
    assert.equal(single, n - given.length);
    if (level === "easy") assert.deepEqual([excluded, supposed], [0, 0]);
    else if (level === "medium") assert.ok(excluded >= 1 && excluded <= 4 && supposed === 0);
    else assert.ok(supposed >= 1 && supposed <= 2);
  }
});

test("most days have a position of their own", () => {
  for (const level of LEVELS) {
    const ofLevel = positions.filter((position) => position.level === level);
    assert.ok(new Set(ofLevel.map(positionText)).size > DAYS / 2);
  }
});

test("a grade counts the steps of each kind", () => {
  for (const [n, given, steps] of [
    [4, [[0, 1]], { single: 3, confined: 0, excluded: 0, counted: 0, supposed: 0 }],
    [4, [[0, 0]], undefined],
    [5, [], undefined],
  ])
    assert.deepEqual(grade(reached(queensBoard(n), given), 9), steps);
});

test("a month has its days in weeks from Monday", () => {
  const weeks = weeksOf("2026-11-01");
  const six = Array(6).fill(null);
  assert.deepEqual(JSON.parse(JSON.stringify([weeks[0], weeks.at(-1)])), [
    [...six, "2026-11-01"],
    ["2026-11-30", ...six],
  ]);
  assert.deepEqual(
    weeks.map(({ length }) => length),
    Array(6).fill(7),
  );
  const february = [...Array(28).keys()].map(
    (day) => `2027-02-${String(day + 1).padStart(2, "0")}`,
  );
  assert.deepEqual(weeksOf("2027-02-01").flat(), february);
});

test("only past days are valid", () => {
  assert.ok(isDay("2024-02-29"));
  for (const text of ["2026-02-29", "2026-13-01", "9999-01-01", "1", null])
    assert.ok(!isDay(text), text);
});

test("the day after the end of a month and of summer time is right", () => {
  assert.equal(shifted("2026-12-31", 1), "2027-01-01");
  assert.equal(shifted("2026-10-24", 2), "2026-10-26");
  assert.equal(monthOf("2026-01-31", 1), "2026-02-01");
});

test("the boards of many sheets differ, and have all their solutions", () => {
  for (let n = 4; n <= 8; n++) {
    for (let given = 1; given < n; given++) {
      for (let seed = 1; seed <= 10; seed++) {
        const found = sheetPositions(n, given, BOARDS_PER_SHEET, seed);
        assert.equal(new Set(found.map(({ board }) => `${board}`)).size, BOARDS_PER_SHEET);
        for (const { board, solutions } of found) {
          assert.equal(board.filter((column) => column !== null).length, given);
          assert.deepEqual(solutions, completions(board, [], Infinity).solutions);
        }
      }
    }
  }
});

test("two boards of four rows share a sheet for coins", () => {
  const lettersOf = (n, letters) =>
    paginate([...letters].map((letter) => ({ letter, board: Array(n).fill(null) }))).map((page) =>
      page.map(({ letter }) => letter).join(""),
    );
  assert.deepEqual(lettersOf(4, "ABC"), ["AB", "C"]);
  assert.deepEqual(lettersOf(5, "ABC"), ["A", "B", "C"]);
});

test("boards with one solution come first on a sheet", () => {
  for (const [n, given] of [
    [5, 2],
    [6, 1],
    [7, 3],
    [8, 3],
  ]) {
    const found = sheetPositions(n, given, BOARDS_PER_SHEET, 1);
    assert.deepEqual(
      found.map(({ solutions }) => solutions.length),
      Array(BOARDS_PER_SHEET).fill(1),
    );
  }
});

test("a streak is the days in a row with a solved game, up to today or yesterday", () => {
  const streakAfter = (...days) =>
    streakOf([new Set(days.map((ago) => `${shifted(today(), -ago)}/hard`)), new Set()]);
  assert.deepEqual(
    [streakAfter(), streakAfter(0), streakAfter(1, 2, 4), streakAfter(0, 1, 2), streakAfter(2, 3)],
    [0, 1, 2, 3, 0],
  );
});

test("the days of a month without a solved game go up to today", () => {
  const month = monthOf(today(), -1);
  const days = weeksOf(month).flat().filter(Boolean);
  const keys = new Set([`${days[0]}/easy`, `${days[2]}/hard`, "8/1"]);
  assert.deepEqual(unsolvedIn(month, "easy", keys), days.slice(1));
  assert.deepEqual(unsolvedIn(monthOf(today()), "easy", keys).at(-1), today());
  assert.deepEqual(unsolvedIn(monthOf(today(), 1), "easy", keys), []);
});

const REGIONS_FIRST = "2026-11-24";
const REGIONS_DAYS = 40;
// The puzzles of past days must not change, because readers have played them. So their generator,
// its search and its rules must not change.
const REGIONS_FROZEN = [
  "CACFBDD/CCCFBDD/CCEFFFD/EEEEFFD/EEEEEFF/EEEGEFF/EEEGGFF 1406253",
  "CCCCAAAA/CCCAAABB/CCCCAADD/CCCDDDDD/EEEFDDDD/EEFFDDGG/EEDDDDDG/EEEHHGGG 46150273",
  "AAAABDDDD/AABBBDDDE/FCBBBDDDE/FFBDDDDEE/FDDDDEEEE/FFDDDHHEG/FFHHHHHHG/IFHHHHHHH/IIIIHHHHH 241570863",
];
const REGIONS_CHECKSUM = "b20d154093f7c608f0cce4217ffc0120d8f99ef60de1a8b20de1147a3a26617e";

const regionsTextOf = ({ regions, solution }) => `${regions.join("/")} ${solution.join("")}`;

let puzzles;
before(async () => {
  const days = [...Array(REGIONS_DAYS).keys()].map((more) => shifted(REGIONS_FIRST, more));
  const named = days.flatMap((day) => LEVELS.map((level) => ({ day, level })));
  puzzles = await Promise.all(
    named.map(async ({ day, level }) => ({ level, ...(await regionPuzzleOf(day, level)) })),
  );
});

test("the puzzles of past days never change", () => {
  assert.deepEqual(puzzles.slice(0, REGIONS_FROZEN.length).map(regionsTextOf), REGIONS_FROZEN);
  assert.equal(
    createHash("sha256").update(puzzles.map(regionsTextOf).join("\n")).digest("hex"),
    REGIONS_CHECKSUM,
  );
});

test("each day has a puzzle with one solution, which the rules of its grade find and easier ones do not", () => {
  for (const { level, regions, solution } of puzzles) {
    const board = boardOf(regions);
    assert.deepEqual(solutionsOf(board), [solution]);
    const solving = LEVELS.filter((rules) => solve(emptyPosition(board), rules));
    assert.deepEqual(solving, LEVELS.slice(LEVELS.indexOf(level)));
  }
  assert.equal(new Set(puzzles.map(regionsTextOf)).size, puzzles.length);
});

test("a hard puzzle has no region of one square from 4 January 2027 on, and may have one before", async () => {
  const singlesOf = ({ regions }) => {
    const squares = [...regions.join("")];
    const names = [...new Set(squares)];
    return names.filter((name) => squares.indexOf(name) === squares.lastIndexOf(name)).length;
  };
  const singlesFrom = (first) =>
    Promise.all(
      [...Array(10).keys()].map(async (more) =>
        singlesOf(await regionPuzzleOf(shifted(first, more), "hard")),
      ),
    );
  assert.deepEqual([...new Set(await singlesFrom("2027-01-04"))], [0]);
  assert.deepEqual(new Set(await singlesFrom("2026-12-25")), new Set([0, 1]));
});

/** Return all solutions of a region puzzle in ascending order, by the definition alone: `conflict`
    tells whether two queens may not stand together.
    @param {string[]} regions  rows of letters
    @param {number[]} [queens]  the columns of the queens in the first rows */
function plainSolutions(regions, queens = []) {
  if (queens.length === regions.length) return [queens];
  return [...regions.keys()].flatMap((column) => {
    const square = [queens.length, column];
    const fits = queens.every((other, row) => !conflict({ regions }, [row, other], square));
    return fits ? plainSolutions(regions, [...queens, column]) : [];
  });
}

test("the archive has the level of each puzzle: the easiest whose rules solve it", () => {
  const lines = file("site_builder/figures/play/region_puzzles.txt").toString().trim().split("\n");
  for (const line of lines) {
    const [rows, level] = line.split(" ");
    const position = emptyPosition(boardOf(rowsIn(rows)));
    // A few puzzles need more rules than the puzzles of a day may need; their level is hard, too.
    const expected = ["easy", "medium"].find((each) => solve(position, each)) ?? "hard";
    assert.equal(level, expected, rows);
  }
});

test("three puzzles of the generator need each rule: easier ones get stuck", async () => {
  const names = Object.keys(RULE_NAMES);
  const rules = JSON.parse(file("exhibits/variants_solve_regions/rules.json"));
  assert.deepEqual(Object.keys(rules), names);
  /** Return whether the first `count` rules alone solve a puzzle. */
  const isSolvedBy = (regions, count) => {
    const known = names.slice(0, count);
    let position = emptyPosition(boardOf(regions));
    while (!isComplete(position)) {
      const step = nextStep(position);
      if (!step || !known.includes(ruleOf(step))) return false;
      position = after(position, step);
    }
    return true;
  };
  for (const [index, name] of names.entries()) {
    const { seeds, puzzles: texts } = rules[name];
    assert.equal(new Set(texts).size, 3);
    for (const [number, text] of texts.entries()) {
      const { n, regions } = parsePuzzle(text);
      const made = await tryPuzzle(n, picker(`queens-atlas/rules/${n}/${seeds[number]}`));
      assert.deepEqual(made.regions, regions);
      assert.ok(isSolvedBy(regions, index + 1), `${name} solves ${text}`);
      assert.ok(!isSolvedBy(regions, index), `${name} is needed for ${text}`);
    }
  }
});

/** Yield pairs of regions and all their solutions. The regions are puzzles of the archive in which
    up to three squares have moved to other regions. */
function* changedPuzzles() {
  const texts = file("site_builder/figures/play/region_puzzles.txt").toString().trim().split("\n");
  const pick = picker("changed puzzles");
  for (const [number, text] of texts.slice(0, 60).entries()) {
    const { n, regions } = parsePuzzle(text.split(" ")[0]);
    const rows = regions.map((row) => [...row]);
    for (let changes = 0; changes < number % 4; changes++)
      rows[pick(n)][pick(n)] = rows[pick(n)][pick(n)];
    const changed = rows.map((row) => row.join(""));
    if (new Set(changed.join("")).size === n) yield [changed, plainSolutions(changed)];
  }
}
const changedRegions = [...changedPuzzles()];

test("changed regions have the solutions of the plain rule", () => {
  const counts = new Set();
  for (const [regions, solutions] of changedRegions) {
    const found = solutionsOf(boardOf(regions), Infinity);
    assert.deepEqual(
      found.toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1)),
      solutions,
    );
    counts.add(Math.min(found.length, 2));
  }
  assert.equal(counts.size, 3);
});

test("changed regions have a verdict", () => {
  for (const [regions, solutions] of changedRegions) {
    const { text, solutions: examples } = verdictOn(regions);
    assert.equal(examples.length, Math.min(solutions.length, 2));
    const patterns = [/no solution/, /Exactly one/, /differ in \d/];
    assert.match(text, patterns[examples.length]);
  }
  assert.match(verdictOn(["AA", "AA"]).text, /belongs to B/);
});

test("rows in an address are parsed if they are a valid square of regions", () => {
  assert.deepEqual(rowsIn("AB.BB"), ["AB", "BB"]);
  for (const text of [null, "", "AB", "AB.BC", "A.B"]) assert.equal(rowsIn(text), undefined);
});

test("no rule gives away a square of a solution, or places a queen elsewhere", () => {
  for (const [regions, solutions] of changedRegions.filter(([, found]) => found.length)) {
    const board = boardOf(regions);
    let position = emptyPosition(board);
    for (let step = nextStep(position); step && !isComplete(position); step = nextStep(position)) {
      for (const [row, column] of squaresIn(step.squares)) {
        for (const solution of solutions)
          assert.equal(solution[row] === column, step.rule === "single", `${regions} ${step.rule}`);
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
  assert.deepEqual(first("AABBB", "CCBBB", "CCDDD", "CCDDE", "CCEEE"), [
    "confined",
    "region A",
    "row 5",
    "0,2 0,3 0,4",
  ]);
  assert.deepEqual(first("AABBB", "AABBB", "CDDDE", "CDDDE", "CCEEE").slice(0, 3), [
    "excluded",
    "region C",
    "",
  ]);
});

test("a trace of a sudoku is decoded step by step", () => {
  const puzzle = Array(81).fill(0).with(0, 5);
  const code = (kind, digit, cell) => kind + 4 * (digit + 10 * cell);
  const [placed, refused, back, full] = decode(puzzle, [
    code(0, 3, 40),
    code(1, 3, 41),
    code(2, 3, 40),
    code(3, 3, 40),
  ]);
  const counts = { nodes: 1, solutions: 0 };
  const grid = puzzle.with(40, 3);
  assert.deepEqual(placed, { kind: "place", cell: 40, digit: 3, grid, ...counts });
  assert.deepEqual(refused, { kind: "reject", cell: 41, digit: 3, grid, ...counts });
  assert.deepEqual(back, { kind: "backtrack", cell: 40, digit: 3, grid: puzzle, ...counts });
  assert.equal(full.solutions, 1);
});

test("the candidates of a cell are the digits that its row, column and box lack", () => {
  const grid = Array(81).fill(0).with(0, 5).with(13, 7).with(36, 2);
  assert.equal(cellName(9), "r2c1");
  const left = digitsLeft(grid, 9).map((mask) => mask.toString(2));
  assert.deepEqual(left, ["1101111110", "1111011010", "1111011110"]);
  assert.deepEqual(candidates(grid, 9), [1, 3, 4, 6, 8, 9]);
});
