/* The values that a program stores at a state of a search, and the line of the program that is
   executed. A search has programs in two forms: recursive and iterative. */

import { digitsOf } from "#shared/row-arithmetic.js";
import { below, bitOf, isAt } from "./trace.js";

const SIDES = ["top", "right", "bottom", "left"];
// The number of lines of the rings: two rows or columns on each side.
const LINES = 8;

// Functions for the variables of programs.

const columnsLeft = ({ n, row, state }) =>
  [...Array(n).keys()].filter(
    (column) => !state.queens.slice(0, row).some((queen) => queen[1] === column),
  );
const occupied = ({ n, masks }, more) =>
  masks.untried === undefined ? undefined : (2 ** n - 1) & ~(masks.untried | more);

/** The variables of the programs, by their names in the source. The functions in VALUES return
    numbers or texts, those in BITS return masks, and those in SHARED return values that all rows
    share. */
const VALUES = {
  row: (frame) => frame.row,
  column: (frame) => frame.column,
  columns: (frame) => frame.column,
  columns_left: (frame) => columnsLeft(frame).join(" "),
  index: (frame) =>
    frame.column === undefined ? undefined : columnsLeft(frame).indexOf(frame.column),
  line: (frame) => (frame.line === undefined ? undefined : `${frame.line} ${sideOf(frame.line)}`),
  position: (frame) => frame.position,
  rows: (frame) => frame.row,
};
const BITS = {
  remaining: (frame) => frame.masks?.remaining,
  left: (frame) => frame.masks?.left,
  down: (frame) => frame.masks?.down,
  right: (frame) => frame.masks?.right,
  untried: (frame) => frame.masks?.untried,
  bit: (frame) => bitOf(frame.n, frame.column),
  occupied: (frame) => occupied(frame, frame.stands ? bitOf(frame.n, frame.column) : 0),
  "occupied[]": (frame) => occupied(frame, 0),
  forbidden: (frame) => frame.branches[frame.state.branch].forbidden[frame.row],
};
const SHARED = {
  "taken.column": ({ queens }, n) =>
    flags(
      n,
      queens.map((queen) => queen[1]),
    ),
  "taken.rising": ({ queens }, n) =>
    flags(
      2 * n - 1,
      queens.map(([row, column]) => row + column),
    ),
  "taken.falling": ({ queens }, n) =>
    flags(
      2 * n - 1,
      queens.map(([row, column]) => row - column + n - 1),
    ),
  "chain.code": ({ queens }, n) => SIDES.map((_, side) => codes(n, queens)[side] ?? "–").join(" "),
};

const flags = (length, taken) =>
  [...Array(length).keys()].map((index) => Number(taken.includes(index))).join("");

/** Return the queens of the two outer rings, line by line and clockwise from the top, up to the
    first line without a queen. */
function ringQueens(n, queens) {
  const near = [0, 1];
  const far = [n - 1, n - 2];
  const inRow = (row) => queens.find((queen) => queen[0] === row);
  const inColumn = (column) => queens.find((queen) => queen[1] === column);
  const all = [...near.map(inRow), ...far.map(inColumn), ...far.map(inRow), ...near.map(inColumn)];
  const firstEmpty = all.indexOf(undefined);
  return firstEmpty < 0 ? all : all.slice(0, firstEmpty);
}

/** Return the position of a square on a line of the rings. Positions are counted clockwise around
    the board.
    @param {number} line  the number of the line, from 0 at the top */
function positionOn(n, line, [row, column]) {
  switch (sideOf(line)) {
    case "top":
      return column;
    case "right":
      return row;
    case "bottom":
      return n - 1 - column;
    default:
      return n - 1 - row;
  }
}

const sideOf = (line) => SIDES[line >> 1];

/** Return the codes of the sides, from the top, whose two lines have their queens. */
function codes(n, queens) {
  const positions = ringQueens(n, queens).map((queen, line) => positionOn(n, line, queen));
  const all = SIDES.map((_, side) => positions[2 * side] * n + positions[2 * side + 1]);
  return all.filter((code) => !Number.isNaN(code));
}

/** Return the index of the first side whose code, read in either direction, is less than the code
    of the top; -1 if there is no such side. */
function lesserSide(n, queens) {
  return codes(n, queens).findIndex((code, _, [top]) => Math.min(code, n * n - 1 - code) < top);
}

/** Return whether a method does not search for the queen of a row, because it has placed her
    before.
    @param {[number, number]} first  the square of the first queen */
function isGiven(method, row, first, n) {
  if (method === "mirror") return row === 0 && 2 * first[1] === n - 1;
  return method === "symmetry_elimination" && (row === 0 || (row === 1 && first[1] === n - 1));
}

/** Return the masks of a row as the program of a method stores them while it tries `bit`. The
    program of `columns_left` differs: it also tries squares that are attacked along a diagonal. */
export function storedMasks(method, masks, bit, n) {
  if (method !== "columns_left") return masks;
  const remaining = (2 ** n - 1) & ~masks.down;
  return {
    ...masks,
    remaining,
    untried: masks.untried === undefined ? undefined : remaining & ~(2 * bit - 1),
  };
}

/** Return the values that a program stores for each row, from the top to the current row. */
function rowsOf(method, form, state, n) {
  const first = state.queens[0] ?? [state.row, state.column];
  const frames = state.frames.map((known, row) => {
    const column = state.queens[row]?.[1] ?? state.column;
    const masks = isGiven(method, row, first, n)
      ? undefined
      : storedMasks(method, known, bitOf(n, column), n);
    return { row, masks, column, stands: row < state.queens.length };
  });
  if (!state.judged || form === "iterative") return frames;
  // The recursive program has called itself for the row below a full board, where there are no
  // squares to try.
  const { left, down, right } = below(state.masks, state.bit, n);
  return [...frames, { row: n, masks: storedMasks(method, { left, down, right }, 0, n) }];
}

/** Return the values that the program of a carry chain stores for each line of the rings, and for
    each row inside the rings. */
function chainOf(form, { row, column, queens, frames, judged }, n) {
  const before = queens.filter((queen) => !isAt(queen, row, column));
  // If the rings are rejected at the end of a side, the lines after this side have no values.
  const lesser = judged ? lesserSide(n, queens) : -1;
  const lineCount = lesser < 0 ? LINES : 2 * lesser + 2;
  const filled = ringQueens(n, judged ? queens : before).slice(0, lineCount);
  const lines = filled.map((queen, line) => ({
    line,
    position: storedPosition(form, filled, queen, line, n),
  }));
  if (judged && lesser >= 0) return lines;
  const current = filled.length;
  if (current < LINES)
    return [...lines, { line: current, position: positionOn(n, current, [row, column]) }];
  const rings = new Set(filled).size;
  const inside = [...before, [row, column]].slice(rings);
  return [
    ...lines,
    ...inside.map(([inner], index) => ({ row: inner, masks: frames[rings + index] })),
  ];
}

/** Return the position that a form stores for a line. If the queen of the line is already on an
    earlier line, the form has not searched for one: the iterative form stores `n`, and the
    recursive form nothing. */
function storedPosition(form, filled, queen, line, n) {
  if (filled.indexOf(queen) === line) return positionOn(n, line, queen);
  return form === "iterative" ? n : undefined;
}

const isChain = (method) => method === "carry_chain";

/** Return whether bit 0 is the leftmost column in the program of a method. Bits are shown in the
    order of the board nevertheless. */
export const countsFromLeft = isChain;

/** Return the number of a column's bit in the program of a method. */
export const bitNumber = (method, column, n) => (countsFromLeft(method) ? column : n - 1 - column);

/** Return the values that a form stores at a state, as lines for `valueText`. The last line is the
    current one.
    @param {object} trace  its `n` and `branches` are used */
export function memoryOf(method, form, state, { n, branches }) {
  const lines = isChain(method) ? chainOf(form, state, n) : rowsOf(method, form, state, n);
  return lines.map((line) => ({ ...line, n, state, branches }));
}

/** Return the name of the step that the program executes at a state. `cy_core/tracing/landmarks.py`
    has the program lines by these names. */
export function landmark(method, { kind, row, column, queens, judged }, n) {
  const name = judged && kind === "reject" ? "refuse" : kind;
  if (!isChain(method))
    return kind === "place" && isGiven(method, row, queens[0], n) ? "place_given" : name;
  if (name === "refuse") return refusal(queens, n);
  const isInside = [row, column].every((index) => index > 1 && index < n - 2);
  return isInside ? `${name}_inside` : name;
}

/** Return the name of the step at which a carry chain rejects the rings: at the line of the last
    queen, at a later line, or after all lines. */
function refusal(queens, n) {
  const line = ringQueens(n, queens.slice(0, -1)).length;
  const lesser = lesserSide(n, queens);
  if (lesser < 0) return "refuse_rings";
  return line === 2 * lesser + 1 ? "refuse" : "refuse_given";
}

/** Return the names of all lines that the table of a form can ever fill. */
export function lineNames(method, form, n) {
  const numbers = (count) => [...Array(count).keys()];
  if (isChain(method)) return [...numbers(LINES), ...numbers(n - 4)];
  return numbers(form === "recursive" ? n + 1 : n);
}

/** Return the text of a variable's value in a line of `memoryOf`. If it has no value, return "".
    @param {string} name  the name of the variable
    @param {object} line
    @param {boolean} isDecimal  whether bits are shown as a decimal number */
export function valueText(name, line, isDecimal) {
  const bare = name.replace("[]", "");
  const value = (BITS[name] ?? BITS[bare] ?? VALUES[bare])(line);
  if (value === undefined) return "";
  return bare in BITS && !isDecimal ? digitsOf(value, line.n) : String(value);
}

/** Return the text of the value of a variable that all rows share. */
export const sharedText = (name, state, n) => SHARED[name](state, n);
