/* The positions of the days: frozen, graded, and each completed by exactly one solution; sheets; days. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { before, test } from "node:test";
import { completions } from "../src/finder/search.js";
import { isDay, monthOf, shifted, today, weeksOf } from "../src/play/days.js";
import { positionOf } from "../src/play/generator.js";
import { reached } from "../src/play/position.js";
import { streakOf } from "../src/play/records.js";
import { grade, queensBoard } from "../src/play/rules.js";
import { labelled } from "../src/finder/labels.js";
import { sheetPositions } from "../src/teach/positions.js";
import { golden } from "./golden.js";

const core = golden("positions", "sheets");
const [FIRST, DAYS] = ["2026-11-24", 1000];
const LEVELS = ["easy", "medium", "hard"];
// What readers have played cannot change any more: the generator, the order in which it has the
// solutions, and the rules that grade stay as they are.
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

/** The columns of the given queens, with null for the other rows. */
const boardOf = ({ n, given }) => given.reduce((board, [row, column]) => board.with(row, column), Array(n).fill(null));
const textOf = (position) =>
  `${boardOf(position).map((column) => column ?? ".").join("")} ${position.solution.join("")}`;

let positions;
before(() => {
  const days = [...Array(DAYS).keys()].map((more) => shifted(FIRST, more));
  positions = days.flatMap((day) => LEVELS.map((level) => positionOf(day, level)));
});

test("the positions of past days never change", () => {
  const first = positions.slice(0, FROZEN.length);
  assert.deepEqual(first.map((each) => `${each.day} ${each.level} ${textOf(each)}`), FROZEN);
  assert.equal(createHash("sha256").update(positions.map(textOf).join("\n")).digest("hex"), CHECKSUM);
});

test("exactly one solution completes each position", () => {
  assert.equal(positions.length, DAYS * LEVELS.length);
  for (const each of positions) assert.deepEqual(completions(boardOf(each), [], 2).solutions, [each.solution]);
});

test("the levels need what they say", () => {
  for (const { level, n, given, steps: { single, excluded, supposed } } of positions) {
    assert.equal(single, n - given.length);
    if (level === "easy") assert.deepEqual([excluded, supposed], [0, 0]);
    else if (level === "medium") assert.ok(excluded >= 1 && excluded <= 4 && supposed === 0);
    else assert.ok(supposed >= 1 && supposed <= 2);
  }
  const sizes = new Set(positions.map(({ n }) => n));
  assert.deepEqual([...sizes].toSorted((a, b) => a - b), core.positions);
});

test("most days have a position of their own", () => {
  for (const level of LEVELS) {
    assert.ok(new Set(positions.filter((each) => each.level === level).map(textOf)).size > DAYS / 2);
  }
});

test("a grade counts the steps of each kind", () => {
  for (const [n, given, steps] of [
    [4, [[0, 1]], { single: 3, confined: 0, excluded: 0, counted: 0, supposed: 0 }],
    [4, [[0, 0]], undefined],
    [5, [], undefined],
  ]) assert.deepEqual(grade(reached(queensBoard(n), given), 9), steps);
});

test("a month has its days in weeks from Monday", () => {
  const weeks = weeksOf("2026-11-01");
  const six = Array(6).fill(null);
  assert.deepEqual(JSON.parse(JSON.stringify([weeks[0], weeks.at(-1)])), [[...six, "2026-11-01"], ["2026-11-30", ...six]]);
  assert.deepEqual(weeks.map(({ length }) => length), Array(6).fill(7));
  const february = [...Array(28).keys()].map((day) => `2027-02-${String(day + 1).padStart(2, "0")}`);
  assert.deepEqual(weeksOf("2027-02-01").flat(), february);
});

test("only days that have come are days", () => {
  assert.ok(isDay("2024-02-29"));
  for (const text of ["2026-02-29", "2026-13-01", "9999-01-01", "1", null]) assert.ok(!isDay(text), text);
});

test("the last day of a month and of summer time has a next one", () => {
  assert.equal(shifted("2026-12-31", 1), "2027-01-01");
  assert.equal(shifted("2026-10-24", 2), "2026-10-26");
  assert.equal(monthOf("2026-01-31", 1), "2026-02-01");
});

test("the boards of many sheets have the solutions and labels of the core", async () => {
  const { solutions, boards } = core.sheets;
  for (const [n, all] of Object.entries(solutions)) {
    for (let given = 1; given < Number(n); given++) {
      for (let seed = 1; seed <= 10; seed++) {
        const found = sheetPositions(Number(n), given, boards, seed);
        assert.equal(new Set(found.map(({ board }) => `${board}`)).size, boards);
        for (const { board, solutions: own } of found) {
          assert.equal(board.filter((column) => column !== null).length, given);
          const fits = all.filter(([columns]) => board.every((column, row) => column === null || column === columns[row]));
          assert.deepEqual(own, fits.map(([columns]) => columns));
          const { size, rank } = await labelled(own[0]);
          assert.equal(`${n}.${size}.${rank}`, fits[0][1]);
        }
      }
    }
  }
});

test("boards with one solution come first on a sheet", () => {
  for (const [n, given] of [[5, 2], [6, 1], [7, 3], [8, 3]]) {
    const found = sheetPositions(n, given, core.sheets.boards, 1);
    assert.deepEqual(found.map(({ solutions }) => solutions.length), Array(core.sheets.boards).fill(1));
  }
});

test("a streak is the days in a row with a solved game, up to today or yesterday", () => {
  const after = (...days) => streakOf({ get: (key) => ({ isSolved: days.some((ago) => key === `${shifted(today(), -ago)}/hard`) }) });
  assert.deepEqual([after(), after(0), after(1, 2, 4), after(0, 1, 2), after(2, 3)], [0, 1, 2, 3, 0]);
});
