/* The stepper: the state of each step, the line of the program, its variables, and its tree. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { squareOf } from "../src/shared/symmetry.js";
import { withRows } from "../../site_builder/figures/stepper/decisions.js";
import { landmark, memoryOf, valueText } from "../../site_builder/figures/stepper/memory.js";
import { sentence } from "../../site_builder/figures/stepper/sentences.js";
import { decode } from "../../site_builder/figures/stepper/trace.js";
import { layOut, treeOf } from "../../site_builder/figures/stepper/tree.js";
import { golden } from "./golden.js";

const core = golden(
  "traces",
  "landmarks",
  "memories",
  "forbidden_squares",
  "question_traces",
  "trees",
  "layouts",
);

test("decoded traces have the states of the core", () => {
  for (const [key, trace, states] of core.traces) {
    const found = decode(trace).map(
      ({ kind, row, column, queens, masks, nodes, solutions, judged }) => [
        kind,
        row,
        column,
        queens,
        masks.untried,
        masks.left,
        masks.down,
        masks.right,
        nodes,
        solutions,
        judged,
      ],
    );
    // The expected states come from JSON, which turns undefined into null.
    assert.deepEqual(JSON.parse(JSON.stringify(found)), states, key);
  }
});

/** Return all states of a search. For the methods with questions, they include the states that only
    a stepper with questions has.
    @param {string} key  of the method
    @param {object} trace */
function statesOf(key, trace) {
  const states = decode(trace);
  return ["bitmap", "lowest_zero"].includes(key) ? withRows(states, trace.n) : states;
}

test("the steps reach all lines that the core names", () => {
  for (const { key, trace, lines } of core.landmarks) {
    const visited = [
      ...new Set(statesOf(key, trace).map((state) => landmark(key, state, trace.n))),
    ].toSorted();
    assert.ok(lines.length > 2);
    for (const names of lines) assert.deepEqual(visited, names, key);
  }
});

test("a message names a bit as the program counts, never a column", () => {
  for (const { key, trace } of core.landmarks.filter(({ hasMasks }) => hasMasks)) {
    const { n } = trace;
    const states = statesOf(key, trace);
    const messages = states.map((state) =>
      sentence(state, n, { method: key, hasMasks: true, refusal: "" }),
    );
    assert.ok(
      messages.every((message) => !/column [0-9]|columns [0-9]/.test(message)),
      key,
    );
    const lowest = messages.map((message) =>
      message.match(/ = ([01]+): its lowest ([01]) is bit (\d+)/),
    );
    assert.ok(lowest.some(Boolean), key);
    lowest.forEach((found, number) => {
      if (!found) return;
      const [, digits, digit, bit] = found;
      const { row, column } = states[number];
      // Bit 0 is drawn at the left in the carry chain, otherwise at the right.
      const index = key === "carry_chain" ? digits.indexOf(digit) : digits.lastIndexOf(digit);
      assert.equal(Number(bit), key === "carry_chain" ? index : n - 1 - index, messages[number]);
      assert.equal(index, column);
      assert.ok(messages[number].includes(squareOf(row, column, n)), messages[number]);
    });
  }
});

/** Return for each step three values: the name of the program line that does it, as `landmark`
    returns it; the values of the variables in each call of the recursive program; and the rows of
    the arrays of the iterative one. All numbers are decimal texts.
    @param {string} key  of the method
    @param {number} n */
function memoryByStep(key, n) {
  const { trace, ...names } = core.memories[`${key} ${n}`];
  return decode(trace).map((state) => {
    const rows = (form) =>
      memoryOf(key, form, state, trace).map((line) =>
        names[form].map((name) => valueText(name, line, true)),
      );
    return [landmark(key, state, trace.n), rows("recursive"), rows("iterative")];
  });
}

test("untried has the attacked columns where the loop tests them", () => {
  const [mark, calls, arrays] = memoryByStep("columns_left", 5)[3];
  // The values of remaining, left, right and untried below queens in columns 4 and 2.
  const below = [0b11010, 0b01100, 0b00010, 0b11000].map(String);
  assert.equal(mark, "reject");
  assert.deepEqual(calls.at(-1), [...below, "2"]);
  assert.deepEqual(arrays.at(-1), below);
});

test("the queen in the middle has no masks", () => {
  const found = memoryByStep("mirror", 5);
  const at = found.findIndex(([mark]) => mark === "place_given");
  assert.deepEqual(found[at], ["place_given", [["", "", "", "", "4"]], [["", "", "", ""]]]);
  assert.deepEqual(found[at + 1][1].slice(1), [["8", "4", "2", "0", "16"]]);
});

test("the first queens of a branch have no masks", () => {
  const found = memoryByStep("symmetry_elimination", 5);
  assert.deepEqual(
    found.slice(0, 3).map(([mark]) => mark),
    ["place_given", "place_given", "place"],
  );
  assert.deepEqual(found[2][1], [
    ["", "", "", "", "1"],
    ["", "", "", "", "4"],
    ["12", "5", "2", "0", "16"],
  ]);
  const last = found.findLast(([mark]) => mark === "place_given");
  assert.deepEqual(last.slice(1), [[["", "", "", "", "2"]], [["", "", "", "", "17"]]]);
});

test("a row leaves out the squares that the rules forbid", () => {
  let ahead = 0;
  decode(core.forbidden_squares.trace).forEach(({ branch, masks }, index) => {
    const squares = core.forbidden_squares.squares[index][branch];
    if (squares === null) return;
    assert.equal(masks.leftOut, squares);
    if (core.forbidden_squares.ahead[index][branch] && squares > 0) ahead += 1;
  });
  assert.ok(ahead > 0);
});

test("moments of the carry chain", () => {
  const found = memoryByStep("carry_chain", 5);
  // For some steps: the number of the step, the landmark of its line, the values of the last call,
  // and the last row of the arrays.
  for (const [number, mark, call, line] of [
    [2, "reject", ["1 top", "0", "", ""], ["0", "", ""]],
    [4, "place", ["1 top", "2", "", ""], ["2", "", ""]],
    [17, "solution", ["7 left", "", "", ""], ["5", "", ""]],
    [55, "refuse_given", ["7 left", "", "", ""], ["5", "", ""]],
    [84, "place_inside", ["", "", "2", "0"], ["", "2", "0"]],
    [85, "solution_inside", ["", "", "2", "0"], ["", "2", "0"]],
    [86, "backtrack", ["5 bottom", "4", "", ""], ["4", "", ""]],
  ]) {
    const [at, calls, arrays] = found[number - 1];
    assert.deepEqual([at, calls.at(-1), arrays.at(-1)], [mark, call, line]);
  }
});

test("a refused square changes no line above", () => {
  // In this search, for example, a square on the right edge may be refused because it is in the row
  // of a queen on the top edge. This must not change the line of the top edge.
  const found = memoryByStep("carry_chain", 6);
  found.slice(1).forEach(([, after], index) => {
    const [mark, before] = found[index];
    const shared = Math.min(before.length, after.length) - 1;
    if (mark === "reject") assert.deepEqual(before.slice(0, shared), after.slice(0, shared));
  });
});

test("each new row has a separate step", () => {
  for (const [trace, wanted] of core.question_traces) {
    const found = withRows(decode(trace), trace.n).map(({ kind, row, queens, masks, step }) => [
      kind,
      row,
      queens.map(([, column]) => column),
      masks.left,
      masks.down,
      masks.right,
      masks.untried,
      step,
    ]);
    assert.deepEqual(found, wanted);
  }
});

test("the tree has a node for each queen that the core placed", () => {
  for (const [trace, nodes] of core.trees) {
    const found = treeOf(decode(trace)).nodes.map((node) =>
      [node.step, node.parent?.step ?? 0, node.solvedAt, node.failedAt].map((step) =>
        Number.isFinite(step) ? step : 0,
      ),
    );
    assert.deepEqual(found, nodes);
  }
});

/** Return the spots of the nodes that a tree has after a step, with their positions.
    @param {object} tree  from `treeOf`
    @param {number} step
    @param {{width: number, height: number}} size  of the drawing, in pixels */
const visibleSpots = (tree, step, size) =>
  [...layOut(tree, step, size).spots.values()].filter(({ node }) => node.step <= step);

test("the largest trees have room on a desk and on a phone", () => {
  for (const [trace, depths] of core.layouts.large) {
    const tree = treeOf(decode(trace));
    for (const [step, depth] of depths) {
      assert.equal(tree.paths[step - 1].length - 1, depth);
      for (const width of [600, 328]) {
        const spots = visibleSpots(tree, step, { width, height: 190 });
        assert.ok(spots.every(({ x, y }) => x > 0 && x < width && y > 0 && y < 190));
        for (const level of Map.groupBy(spots, ({ y }) => y).values()) {
          const xs = level.map(({ x }) => x).toSorted((a, b) => a - b);
          xs.slice(1).forEach((x, index) => assert.ok(x - xs[index] >= 5));
        }
      }
    }
  }
});

test("a small tree is visible as a whole, and its nodes never move", () => {
  const [trace, nodes] = core.layouts.small;
  const tree = treeOf(decode(trace));
  const positions = new Map();
  nodes.forEach((count, index) => {
    const spots = visibleSpots(tree, index + 1, { width: 328, height: 190 });
    assert.equal(spots.length, count + 1);
    for (const { node, x, y } of spots) {
      if (!positions.has(node)) positions.set(node, [x, y]);
      assert.deepEqual([x, y], positions.get(node));
    }
  });
});
