/* Small figures: their computations agree with the core, and stored values have the right type. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayText, isBirthday, labelOf } from "../../exhibits/your_board/birthdays.js";
import {
  attackedRows,
  boardAfter,
  repair,
} from "../../exhibits/algorithms_min_conflicts/min-conflicts.js";
import {
  PROGRAMS,
  checksOf,
  flagsOf,
  searchedSquares,
} from "../../exhibits/learn_faster/attack-checks.js";
import { searchStates } from "../src/shared/search-record.js";
import { mistake } from "../../site_builder/figures/questions/question-judge.js";
import {
  linesOf,
  orbitsOf,
  movedBetween,
  pointNamed,
  pointsOf,
  walkFrom,
} from "../../exhibits/map/solution-map.js";
import { pointToward } from "../src/shared/keys.js";
import { rowsApart } from "../src/shared/symmetry.js";
import { Address, choiceIn, numberIn } from "../src/shared/address.js";
import { takenBack } from "../src/shared/attacks.js";
import { isCount, isObject, isText, readStored } from "../src/shared/storage.js";
import { image, squareNamed } from "../src/shared/symmetry.js";
import { randomNumbers } from "../src/shared/random.js";
import {
  clashesIn,
  emptyIn,
  isReached,
  messageOf,
} from "../../exhibits/shared/variants/variant-rules.js";
import { golden } from "./golden.js";

test("each program checks up to the first hit, or makes all its checks", () => {
  for (const { n, columns, column } of searchedSquares(6)) {
    const own = flagsOf(n, columns.length, column);
    const isHit = ({ queen, flag }) =>
      (flag ? [flag] : Object.keys(own)).some((name) =>
        (queen ? [queen] : [...columns.entries()]).some(
          (square) => flagsOf(n, ...square)[name] === own[name],
        ),
      );
    for (const program of PROGRAMS) {
      const all = program.possibleChecks({ n, columns, column }).map(isHit);
      const hit = all.indexOf(true);
      const expected =
        program.key === "list" && columns.includes(column)
          ? []
          : all.slice(0, hit < 0 ? all.length : hit + 1);
      assert.deepEqual(
        checksOf(program, { n, columns, column }).map((check) => check.isHit),
        expected,
      );
    }
  }
});

const core = golden("maps", "searches");

test("a search takes the steps of the core", () => {
  const letters = { put: "p", skip: "x", back: "b" };
  for (const [n, steps] of Object.entries(core.searches)) {
    assert.equal(
      searchStates(Number(n))
        .slice(1)
        .map(({ kind }) => letters[kind])
        .join(""),
      steps,
    );
  }
});

test("each day of four-digit years has a board of its own", () => {
  assert.equal(labelOf("1998-11-26"), "18.8.26111998");
  assert.equal(labelOf("2001-02-03"), "18.8.3022001");
  for (const day of ["1000-01-01", "1998-11-26", "9999-12-31"]) assert.ok(isBirthday(day));
  for (const text of [
    "",
    "2001-02-29",
    "1998-13-01",
    "0999-12-31",
    "98-11-26",
    "1998-11-26 ",
    null,
  ])
    assert.ok(!isBirthday(text));
  assert.equal(dayText("1998-11-06"), "6 November 1998");
});

test("rows in which two boards differ", () => {
  assert.equal(rowsApart([1, 3, 0, 2], [1, 3, 0, 2]), 0);
  assert.equal(rowsApart([1, 3, 0, 2], [2, 0, 3, 2]), 3);
});

test("an undo names the square and its restored content", () => {
  const board = (n, ...queens) => ({
    n,
    look: (square) => (queens.includes(`${square}`) ? "has a queen" : "is empty"),
  });
  const empty = board(4);
  const one = board(4, "3,0");
  const moved = board(4, "2,1");
  const two = board(4, "3,0", "0,2");
  assert.equal(takenBack(one, empty), "Taken back: *a1* is empty again.");
  assert.equal(takenBack(empty, one), "Taken back: *a1* has a queen again.");
  assert.equal(takenBack(moved, one), "Taken back: *a1* has a queen again.");
  assert.equal(takenBack(empty, two), "Taken back: 2 squares.");
  assert.equal(takenBack(empty, board(5)), "Taken back: N = 5.");
});

const maps = Object.entries(core.maps).map(([n, map]) => [Number(n), pointsOf(map.orbits), map]);

test("the points agree with the layout, and their labels with the core", () => {
  for (const [, points, { layout, labels }] of maps) {
    assert.equal(points.length, layout.length);
    for (const [index, { x, y }] of points.entries()) {
      const [expectedX, expectedY] = layout[index];
      assert.ok(Math.hypot(x - expectedX, y - expectedY) < 0.2);
    }
    assert.deepEqual([...new Set(points.map(({ label }) => label))], labels);
  }
});

test("the orbits of N = 8 have different colours and all points", () => {
  const [, points] = maps.find(([n]) => n === 8);
  const orbits = orbitsOf(points);
  assert.equal(new Set(orbits.map(({ colour }) => colour)).size, 12);
  const boards = orbits.reduce((sum, { size }) => sum + size, 0);
  assert.equal(boards, points.length);
});

test("a line joins solutions between which two or three queens move", () => {
  const [, points] = maps.find(([n]) => n === 8);
  assert.deepEqual(
    [2, 3].map((count) => linesOf(points, count).length),
    [8, 32],
  );
});

test("a walk visits every solution once, always by the smallest step to a new one", () => {
  for (const [n, points] of maps) {
    const walk = [...walkFrom(points, points.at(-1))];
    assert.equal(new Set(walk).size, points.length);
    if (n > 8) continue;
    for (const [index, point] of walk.slice(1).entries()) {
      const from = walk[index];
      const step = movedBetween(from, point);
      assert.ok(walk.slice(index + 1).every((other) => movedBetween(from, other) >= step));
    }
  }
});

test("arrows reach every point from every other", () => {
  for (const [, points] of maps) {
    const seen = new Set([points[0]]);
    for (const point of seen) {
      for (const direction of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ])
        seen.add(pointToward(points, point, direction) ?? point);
    }
    assert.equal(seen.size, points.length);
  }
});

test("a point is named by a label or by columns", () => {
  const [, points] = maps.find(([n]) => n === 8);
  const { columns } = pointNamed(points, "8.8.1");
  assert.deepEqual(pointNamed(points, image(columns, 4).join("")).columns, image(columns, 4));
  assert.equal(pointNamed(points, "8.8.99"), undefined);
});

/** Return the number of queens in other rows that attack a square.
    @param {number[]} board  the column of each row's queen */
const conflicts = (board, row, column) =>
  board.filter(
    (other, otherRow) =>
      otherRow !== row &&
      (other === column || Math.abs(other - column) === Math.abs(otherRow - row)),
  ).length;

test("every move follows the rule of min-conflicts, and the last board is a solution", () => {
  for (const n of [4, 8, 20, 50])
    for (let seed = 1; seed <= 5; seed++) {
      const { start, moves } = repair(n, randomNumbers(seed));
      for (const [index, { row, from, to }] of moves.entries()) {
        const board = boardAfter(start, moves.slice(0, index));
        const counts = board.map((_, column) => conflicts(board, row, column));
        assert.equal(board[row], from);
        assert.ok(counts[from] > 0);
        assert.equal(counts[to], Math.min(...counts));
      }
      const last = boardAfter(start, moves);
      assert.ok(last.every((column, row) => conflicts(last, row, column) === 0));
      assert.deepEqual(attackedRows(last), []);
    }
});

test("the same seed gives the same search", () => {
  assert.deepEqual(repair(20, randomNumbers(3)), repair(20, randomNumbers(3)));
});

const NONE = { right: [], replies: {}, choices: [], rows: [], board: null };

test("a reply belongs to the answer, to its row, or to any other answer", () => {
  const replies = { c2: "This square.", "row 2": "This row.", "": "Another." };
  const asked = {
    ...NONE,
    kind: "squares",
    right: ["b1"],
    replies,
    board: { n: 4, queens: [], crosses: [] },
  };
  assert.equal(mistake(asked, "b1"), "");
  assert.deepEqual(
    ["c2", "d2", "a4"].map((square) => mistake(asked, square)),
    ["This square.", "This row.", "Another."],
  );
});

test("a square without a reply is explained by the queens", () => {
  const board = {
    n: 4,
    queens: [
      [0, 1],
      [1, 3],
    ],
    crosses: [],
  };
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

test("a number without a reply is compared with the right one", () => {
  const asked = {
    ...NONE,
    kind: "number",
    right: ["4"],
    replies: { 1: "It goes up.", "": "Count the queens." },
  };
  assert.equal(mistake(asked, "1"), "It goes up.");
  assert.equal(mistake(asked, "3"), "3 is too small. Count the queens.");
  assert.equal(mistake({ ...asked, replies: {} }, "12"), "12 is too large.");
});

test("a choice beside a board is not a square", () => {
  const asked = {
    ...NONE,
    kind: "squares",
    right: ["a4"],
    choices: ["Go back"],
    replies: { "Go back": "Not yet." },
    board: { n: 4, queens: [], crosses: [] },
  };
  assert.equal(mistake(asked, "Go back"), "Not yet.");
});

const squares = (names, n) =>
  names
    .split(" ")
    .filter(Boolean)
    .map((name) => squareNamed(name, n));
const sorted = (found) => found.map(String).toSorted();

test("a rule adds squares to the lines of a queen", () => {
  for (const [rule, n, queen, added] of [
    ["torus", 7, "b5", "e1 f2 g3 g7"],
    ["torus", 4, "a4", "b1 d3"],
    ["mirror", 4, "a2", "d1"],
    ["mirror", 8, "b3", "f1 g2"],
    ["mirror", 2, "a2", ""],
    ["superqueens", 5, "b5", "d4 a3 c3"],
  ]) {
    const found = emptyIn({ rule, n, goal: n }, squares(queen, n)).added;
    assert.deepEqual(sorted(found), sorted(squares(added, n)), `${rule} ${n} ${queen}`);
  }
});

test("a solution reaches its goal, and no fewer queens do", () => {
  for (const [rule, n, goal, solid, outline] of [
    ["torus", 5, 5, "d5 a4 c3 e2 b1", ""],
    ["superqueens", 10, 10, "h10 e9 b8 j7 g6 d5 a4 i3 f2 c1", ""],
    ["mirror", 5, 5, "a5 c4 e3 b2 d1", ""],
    ["completion", 8, 8, "e8 a7 h6 d5 b4 g3 c2 f1", ""],
    ["peaceable", 4, 2, "d4 c3", "a2 b1"],
    ["domination", 5, 3, "a5 c5 c2", ""],
  ]) {
    const task = { rule, n, goal };
    const queens = squares(solid, n);
    const others = squares(outline, n);
    assert.ok(isReached(task, [queens, others]), rule);
    assert.match(messageOf(task, [queens, others]), /^\*Solved\.\*/u);
    assert.ok(!isReached(task, [queens.slice(1), others.slice(1)]), rule);
  }
});

test("the message of a board names its mistake or the next goal", () => {
  for (const [rule, n, solid, outline, message] of [
    ["torus", 5, "", "", /^Choose a square/u],
    ["torus", 5, "a4 d2", "", /^\*a4\* and \*d2\* attack each other around the edge\.$/u],
    ["superqueens", 10, "a1 b3", "", /by a knight's move/u],
    ["mirror", 8, "b3 g2", "", /by way of the mirror/u],
    ["torus", 5, "a1 b1 c1", "", /along the row\. 2 other pairs clash/u],
    ["completion", 4, "a4 c3", "", /No free square is left in \*row 2\*/u],
    ["completion", 8, "d5 b4", "", /^2 of 8 queens stand, and 22 squares are free\.$/u],
    ["peaceable", 4, "a1 a2", "c2", /attack each other along the row/u],
    ["peaceable", 4, "a1 a2", "", /^2 solid queens against 0 in outline\. Armies of 2 fit/u],
    ["domination", 8, "a1", "", /^1 queen\. 42 squares are left\. 5 queens are enough\.$/u],
  ]) {
    const task = { rule, n, goal: { peaceable: 2, domination: 5 }[rule] ?? n };
    assert.match(messageOf(task, [squares(solid, n), squares(outline, n)]), message);
  }
  assert.equal(
    clashesIn({ rule: "peaceable", n: 4, goal: 2 }, [squares("a1 a2", 4), []]).length,
    0,
  );
});

// Each case has a stored text, the path of a value in it, the function that tests its type, and the
// value that is read, or undefined.
const STORED = [
  ['{"a": {"b": "c"}}', ["a", "b"], isText, "c"],
  ['{"a": {"b": "c"}}', ["a"], isObject, { b: "c" }],
  ['{"a": [1]}', ["a"], Array.isArray, [1]],
  ['{"a": [1]}', ["a"], isObject, undefined],
  ['{"a": [1]}', ["a", "0"], isCount, undefined],
  ['{"a": "text"}', ["a", "length"], isCount, undefined],
  ["{}", ["constructor", "name"], isText, undefined],
  ["{}", ["__proto__"], isObject, undefined],
  ["null", ["a"], isText, undefined],
  ["5", [], isObject, undefined],
  ["-1", [], isCount, undefined],
  ["{", [], isObject, undefined],
];

test("a stored value of another type is ignored", () => {
  for (const [text, path, isExpected, value] of STORED) {
    globalThis.localStorage = { getItem: () => text };
    assert.deepEqual(readStored("key", path, isExpected), value, `${text} ${path}`);
  }
});

test("a parameter of an address must have the right type and be in range", () => {
  const read = (n) => {
    const query = new URLSearchParams({ n });
    return [numberIn(query, "n", 3, 8), choiceIn(query, "n", ["07", "8"])];
  };
  assert.deepEqual(read("7"), [7, undefined]);
  assert.deepEqual(read("07"), [7, "07"]);
  for (const text of ["2", "9", "7.0", "0x7", " 7", "constructor", ""]) {
    assert.deepEqual(read(text), [undefined, undefined], text);
  }
});

test("a pending write of the address is dropped when the reader goes back", async () => {
  const page = new EventTarget();
  const written = [];
  const read = [];
  globalThis.location = { pathname: "/", search: "?n=5", href: "https://example.org/?n=5" };
  globalThis.history = { replaceState: (_, __, address) => written.push(address.search) };
  globalThis.addEventListener = page.addEventListener.bind(page);
  const figure = {
    isFirst: true,
    signal: new AbortController().signal,
    later: (_, action) => setTimeout(action),
  };
  const address = new Address(figure, (query) => read.push(query.get("n")));
  address.write({ n: 6 });
  location.search = "?n=4";
  page.dispatchEvent(new Event("popstate"));
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual([read, written], [["4"], []]);
  address.write({ n: 7 });
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(written, ["?n=7"]);
});
