/* Chapters: judgements, messages and highlighted lines, compared with the programs in Python. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  checksOf,
  clickedSquare,
  nameOf,
  positionOf,
  PROGRAMS,
  readSquare,
  searchedSquares,
  totalsAt,
} from "../../exhibits/learn_faster/attack-checks.js";
import { callRecord, describeFrame, FORMS } from "../../exhibits/learn_recursion/calls.js";
import {
  describeStep,
  judgeBack,
  judgeSquare,
  undoMessage,
} from "../../exhibits/learn_search/search-messages.js";

import { isFinished, linesOfStep, searchStates } from "../src/shared/search-record.js";
import { clashes } from "../src/shared/attacks.js";
import { boardMessage, squareMessage } from "../src/shared/board-sentences.js";
import { squareNamed } from "../src/shared/symmetry.js";
import {
  askedState,
  decisionsOf,
  judge,
  withRows,
} from "../../site_builder/figures/stepper/decisions.js";
import { decode } from "../../site_builder/figures/stepper/trace.js";
import { golden, file } from "./golden.js";

const core = golden("calls", "question_traces");
const squares = (names, n) => names.split(" ").map((name) => squareNamed(name, n));
/** Return the names of squares in a sentence, in their order and with spaces between them. */
const namesIn = (text) => text.match(/\b[a-h][1-8]\b/g)?.join(" ") ?? "";

// The search by hand ------------------------------------------------------------------------------

/** Return the state of the search by hand after some correct actions of a reader.
    @param {number} n  the side of the board
    @param {string} actions  squares to place a queen on, and `back`, with spaces between them */
function stateAfter(n, actions) {
  const states = searchStates(n);
  let index = 0;
  for (const action of actions.split(" ").filter(Boolean)) {
    const { isRight, steps } = judgeAction(states[index], n, action);
    assert.ok(isRight, `${actions}: ${action}`);
    index += steps;
  }
  return states[index];
}

/** Judge an action of a reader in a state of the search by hand: a square such as `a4`, or
    `back`. */
const judgeAction = (state, n, action) =>
  action === "back" ? judgeBack(state, n) : judgeSquare(state, n, ...squareNamed(action, n));

test("a reader's action is judged, and a wrong one explained", () => {
  const long = "a4 c3 back d3 b2 back back back";
  for (const [before, action, names, words] of [
    ["", "b4", "a4", /comes first/],
    ["", "a3", "a3", /comes later: row 4/],
    ["", "back", "a4", /is free/],
    ["a4", "b4", "b4", /waits: finish row 3/],
    ["a4", "d3", "c3", /comes first/],
    ["a4 a3", "a3", "a3 a4", /attacked by a4 along the column/],
    ["a4 c3 back", "c3", "c3", /A queen stood on/],
    [long, "a4", "a4", /A queen stood on/],
  ]) {
    const { isRight, message } = judgeAction(stateAfter(4, before), 4, action);
    assert.ok(!isRight, action);
    assert.equal(namesIn(message), names, message);
    assert.match(message, words);
  }
});

test("a correct action takes the steps of the search, and names the skipped squares", () => {
  for (const [before, action, steps, names] of [
    ["", "a4", 1, ""],
    ["a4", "a3", 1, ""],
    ["a4", "c3", 3, "c3 a3 b3"],
    ["a4 c3", "back", 5, "c3"],
    ["a4 c3 back", "d3", 1, ""],
  ]) {
    const { isRight, steps: taken, message } = judgeAction(stateAfter(4, before), 4, action);
    assert.deepEqual([isRight, taken, namesIn(message)], [true, steps, names], action);
  }
});

test("each step says its square, and so does an undo", () => {
  for (const n of [4, 5, 6])
    for (const [index, state] of searchStates(n).entries()) {
      if (!index) continue;
      const { kind, queens, stepColumn } = state;
      const row = kind === "put" ? queens.length - 1 : queens.length;
      const square = `${"abcdef"[stepColumn]}${n - row}`;
      assert.ok(namesIn(describeStep(state, n)).split(" ").includes(square));
      assert.equal(namesIn(undoMessage(state, n)), square);
    }
});

test("the lines of the program that do a step begin as in the file", () => {
  const lines = file("content/programs/search-by-hand.py")
    .toString()
    .split("\n")
    .map((line) => line.trim());
  const states = searchStates(4);
  assert.deepEqual(
    ["a4", "a4 a3", "a4 c3 back"].map((before) => linesOfStep(stateAfter(4, before), 4)[0]),
    ["queens.append", "elif is_attacked", "if column == N"],
  );
  assert.equal(
    linesOfStep(
      states.find(({ solutions }) => solutions),
      4,
    ).length,
    5,
  );
  assert.equal(
    linesOfStep(
      states.find((state) => isFinished(state, 4)),
      4,
    )[0],
    "while queens",
  );
  for (const state of states)
    for (const start of linesOfStep(state, 4))
      assert.ok(
        lines.some((line) => line.startsWith(start)),
        start,
      );
});

// Calls -------------------------------------------------------------------------------------------

test("each step has the calls of the recursive program, and the list of the loop program", () => {
  for (const [n, [recorded, entries]] of Object.entries(core.calls)) {
    const moments = callRecord(Number(n));
    assert.equal(moments.length, recorded.length);
    // Compare the column and the count only of waiting calls, because the running call is recorded
    // in the middle of a line, before its values are final.
    moments.forEach(({ frames }, step) => {
      const found = frames.map(({ row, columns, column, found: count, isWaiting }) => [
        row,
        columns,
        ...(isWaiting ? [column, count] : []),
      ]);
      const wanted = recorded[step].map(([row, columns, column, count], depth) => [
        row,
        columns,
        ...(depth < recorded[step].length - 1 ? [column, count] : []),
      ]);
      assert.deepEqual(found, wanted, `N = ${n}, step ${step}`);
    });
    const titles = moments.map(({ frames }) => frames.map(FORMS["loop-program"].title));
    const tuple = ([row, columns, column]) => `(${row}, [${columns.join(", ")}], ${column})`;
    assert.deepEqual(
      titles,
      entries.map((stack) => stack.map(tuple)),
    );
  }
});

test("a frame of the recursive program says where it waits and what it found", () => {
  const { title, detail, counts, args } = FORMS["recursive-program"];
  for (const [n, [recorded]] of Object.entries(core.calls)) {
    const size = Number(n);
    for (const [step, moment] of callRecord(size).entries()) {
      moment.frames.forEach((frame, depth) => {
        const [row, columns, column, found] = recorded[step][depth];
        assert.equal(title(frame), `place(${row}, [${columns.join(", ")}])`);
        const text = detail(frame, moment, size);
        if (depth === moment.frames.length - 1) assert.match(text, /^runs: /);
        else {
          const square = `${"abcdef"[column]}${size - row}`;
          const next = column === size - 1 ? "the last" : `next ${column + 1}`;
          const more = found ? ` (found ${found})` : "";
          assert.equal(text, `waits at column ${column} (${square}), ${next}${more}`);
        }
      });
    }
  }
  const moments = callRecord(4);
  assert.equal(counts([], moments[77].calls), "0 frames, 17 calls so far");
  const given = (step) => args(moments[step].frames.at(-1), 4).items.map((item) => item.join(" "));
  assert.deepEqual(given(0), ["row 0 the top row", "columns [] no queens yet"]);
  assert.deepEqual(given(4)[0], "row + 1 2 the next row down");
  assert.match(given(4)[1], /^\[\*columns, column\] \[0, 2\]/);
});

test("both programs highlight lines of their files, and name the current square", () => {
  const names = { "recursive-program": "backtracking", "loop-program": "backtracking-stack" };
  const moments = callRecord(4);
  for (const [key, form] of Object.entries(FORMS)) {
    const lines = file(`content/programs/${names[key]}.py`)
      .toString()
      .split("\n")
      .map((line) => line.trim());
    for (const moment of moments) {
      for (const start of form.lines(moment, 4))
        assert.ok(
          lines.some((line) => line.startsWith(start)),
          `${key}: ${start}`,
        );
      const { kind, state } = moment;
      if (kind === "put" || kind === "skip") {
        const row = kind === "put" ? state.queens.length - 1 : state.queens.length;
        assert.ok(
          namesIn(form.sentence(moment, 4)).includes(`${"abcd"[state.stepColumn]}${4 - row}`),
        );
      }
    }
  }
  const highlightedLines = (key, step) => FORMS[key].lines(moments[step], 4);
  assert.deepEqual(
    [0, 3, 9, 30, 77].map((step) => highlightedLines("recursive-program", step).join()),
    [
      "def place",
      "if not is_attacked",
      "found += place",
      "if row == N,return 1",
      "return found,print",
    ],
  );
  assert.deepEqual(
    [0, 9, 31, 77].map((step) => highlightedLines("loop-program", step).at(-1)),
    ["stack = ", "elif column < N", "found += 1", "print"],
  );
  assert.match(FORMS["recursive-program"].sentence(moments[77], 4), /shows 4 2\.$/);
});

test("a frame describes the values of its call", () => {
  const [, frame] = callRecord(4)[12].frames;
  assert.match(
    describeFrame(frame, 4),
    /^Row 1 knows the queen on a4\. It waits at column 3 \(d3\)/,
  );
  assert.match(describeFrame(callRecord(4)[4].frames[0], 4), /^Row 0 knows no queens/);
});

// Attacks -----------------------------------------------------------------------------------------

// Each case has a text with N, the squares of queens from the top, and last the square to check;
// then the checks that three programs make: backtracking, flags, lists. A check with ! finds an
// attack.
const SQUARES = [
  ["8 a8 c7 e6 f5", "a8 c7 e6!", "taken[5] rising[8] falling[5]!", "e6!"],
  ["8 a8 c7 e6 c5", "a8 c7!", "taken[2]!", ""],
  ["8 a8 c7 e6 b5", "a8 c7 e6", "taken[1] rising[4] falling[9]", "e6 c7 a8"],
  ["6 b6 e5 a4 d3 f2", "b6!", "taken[5] rising[9] falling[4]!", "d3 a4 e5 b6!"],
  ["6 a6 c5 e4 b3 b2", "a6 c5 e4 b3!", "taken[1]!", ""],
  ["4 a4", "", "taken[0] rising[0] falling[3]", ""],
];
// For each N, how many checks the programs of `PROGRAMS` make in a whole search.
const TOTALS = {
  4: [84, 115, 36],
  5: [405, 393, 178],
  6: [2016, 1485, 784],
  7: [9297, 5792, 3628],
  8: [46752, 24648, 17204],
};

test("three programs check a square in their order up to the first attack", () => {
  for (const [line, ...wanted] of SQUARES) {
    const square = readSquare(line);
    assert.equal(nameOf(square), line.split(" ").at(-1));
    const found = PROGRAMS.map((program) =>
      checksOf(program, square)
        .map(({ name, isHit }) => name + (isHit ? "!" : ""))
        .join(" "),
    );
    assert.deepEqual(found, wanted, line);
  }
});

test("three programs check a whole search as often as the table says", () => {
  for (const [n, totals] of Object.entries(TOTALS)) {
    const all = searchedSquares(Number(n));
    assert.deepEqual(totalsAt(all, all.length - 1), totals, n);
  }
});

test("a click checks a square of the current row", () => {
  const square = readSquare("8 a8 d7 b6 g5 f4");
  const clicked = (name) => clickedSquare(square, ...squareNamed(name, 8));
  assert.equal(nameOf(clicked("c4")), "c4");
  assert.deepEqual(clicked("d7"), { n: 8, columns: [0], column: 3 });
  assert.match(clicked("a3"), /^\*f4\* is attacked/);
  assert.match(clicked("a2"), /^The search fills one row/);
  const [first] = searchedSquares(8);
  assert.deepEqual([positionOf(searchedSquares(8), first), nameOf(first)], [0, "a8"]);
});

test("a board says which queens attack each other, and which row has no free square", () => {
  for (const [names, named, words] of [
    ["e5 g7", "e5 g7", /one diagonal/],
    ["e5 e2", "e5 e2", /one column/],
    ["e5 a5", "e5 a5", /one row/],
    ["e5 g7 e2", "e5 e2", /1 other pair/],
    ["a8 c7 e6 b5", "", /No free square is left in \*row 3\*/],
    ["d4", "d4", /attacks 27 squares/],
  ]) {
    const message = boardMessage(8, squares(names, 8));
    assert.equal(namesIn(message), named, message);
    assert.match(message, words);
  }
  assert.equal(clashes(squares("a8 c7 e6", 8)).length, 0);
});

test("a square says who attacks it, or what a queen there leaves", () => {
  const queens = squares("a8 c7", 8);
  for (const [name, named, words] of [
    ["c3", "c3 c7", /along the column/],
    ["d8", "d8 a8 c7", /a8 along the row and by c7 along a diagonal/],
    ["e6", "e6", /free.* leaves 14 free/],
    ["a8", "a8", /has a queen\. It attacks 21/],
  ]) {
    const message = squareMessage(8, queens, squareNamed(name, 8));
    assert.equal(namesIn(message), named, message);
    assert.match(message, words);
  }
});

// Questions of the stepper ------------------------------------------------------------------------

test("the stepper asks for the free squares and the next square, and judges the answer", () => {
  const [trace] = core.question_traces.find(([{ n }]) => n === 5);
  const states = withRows(decode(trace), 5);
  const decisions = [...decisionsOf(states)];
  assert.deepEqual(decisions.slice(0, 2), [
    [2, "free"],
    [3, "next"],
  ]);
  // In this state, after the first queen, the free squares of row 1 are c4, b4 and a4, as free =
  // 11100.
  const free = states[2];
  assert.equal(askedState("free", states[1], free).masks.untried, undefined);
  for (const [chosen, isRight, names, words] of [
    [0b11100, true, "", /^$/],
    [0b01010, false, "d4", /left has a 1/],
    [0b01000, false, "", /some free squares are missing/],
    [0b11000, false, "", /one free square is missing/],
  ]) {
    const verdict = judge("free", chosen, free, 5);
    assert.deepEqual([verdict.isRight, namesIn(verdict.message)], [isRight, names]);
    assert.match(verdict.message, words);
  }
  const next = states[3];
  for (const [chosen, isRight, names, words] of [
    [0b00100, true, "", /^$/],
    [0b10000, false, "a4", /not the lowest 1/],
    [0b00001, false, "e4", /not in untried/],
  ]) {
    const verdict = judge("next", chosen, next, 5);
    assert.deepEqual([verdict.isRight, namesIn(verdict.message)], [isRight, names]);
    assert.match(verdict.message, words);
  }
});
