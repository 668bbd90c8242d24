/* What the program of each form stores at a state of a search, and the line at which it is. */

import { digitsOf } from "#shared/row-arithmetic.js";
import { below, bitOf, isAt } from "./trace.js";

const SIDES = ["top", "right", "bottom", "left"];
const LINES = 8; // two rows or columns on each side

/* The variables ---------------------------------------------------------------------------- */

const columnsLeft = ({ n, row, state }) =>
  [...Array(n).keys()].filter(
    (column) => !state.queens.slice(0, row).some((queen) => queen[1] === column),
  );
const occupied = ({ n, masks }, more) =>
  masks.untried === undefined ? undefined : (2 ** n - 1) & ~(masks.untried | more);

/** The variables of the methods, by the names of their sources: numbers, or bits where marked so. */
const VALUES = {
  row: (frame) => frame.row,
  column: (frame) => frame.column,
  columns: (frame) => frame.column,
  columns_left: (frame) => columnsLeft(frame).join(" "),
  index: (frame) =>
    frame.column === undefined ? undefined : columnsLeft(frame).indexOf(frame.column),
  line: (frame) =>
    frame.line === undefined ? undefined : `${frame.line} ${SIDES[frame.line >> 1]}`,
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

/** The queens of the lines of the rings, clockwise from the top, as far as they are filled. */
function ringQueens(n, queens) {
  const [near, far] = [
    [0, 1],
    [n - 1, n - 2],
  ];
  const on = (axis) => (line) => queens.find((queen) => queen[axis] === line);
  const all = [...near.map(on(0)), ...far.map(on(1)), ...far.map(on(0)), ...near.map(on(1))];
  const open = all.indexOf(undefined);
  return open < 0 ? all : all.slice(0, open);
}

/** Where a square of a line stands, counted in the direction of the walk. */
const positionOn = (n, line, [row, column]) =>
  [column, row, n - 1 - column, n - 1 - row][line >> 1];

/** The codes of the sides that the walk has been along. */
function codes(n, queens) {
  const at = ringQueens(n, queens).map((queen, line) => positionOn(n, line, queen));
  return SIDES.map((_, side) => at[2 * side] * n + at[2 * side + 1]).filter(
    (code) => !Number.isNaN(code),
  );
}

/** The first side whose code is, read either way, below that of the top; -1 if none is. */
function lesserSide(n, queens) {
  return codes(n, queens).findIndex((code, _, [top]) => Math.min(code, n * n - 1 - code) < top);
}

/** Whether the queen of a row is one that the method does not search for. */
function isGiven(method, row, first, n) {
  if (method === "mirror") return row === 0 && 2 * first[1] === n - 1;
  return method === "symmetry_elimination" && (row === 0 || (row === 1 && first[1] === n - 1));
}

/** The masks of a row as a program stores them, by the bit that it tries: one without `down` also tries attacked columns. */
export function storedMasks(method, masks, bit, n) {
  if (method !== "columns_left") return masks;
  const remaining = (2 ** n - 1) & ~masks.down;
  return {
    ...masks,
    remaining,
    untried: masks.untried === undefined ? undefined : remaining & ~(2 * bit - 1),
  };
}

/** What is stored for each row from the top to the current one. */
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
  const { left, down, right } = below(state.masks, state.bit, n); // a full board asks for no squares
  return [...frames, { row: n, masks: storedMasks(method, { left, down, right }, 0, n) }];
}

/** What is stored for each line of the rings, and then for each row inside. */
function chainOf(form, { row, column, queens, frames, judged }, n) {
  const before = queens.filter((queen) => !isAt(queen, row, column));
  const lesser = judged ? lesserSide(n, queens) : -1; // a board is judged at the end of this side
  const filled = ringQueens(n, judged ? queens : before).slice(
    0,
    lesser < 0 ? LINES : 2 * lesser + 2,
  );
  const lines = filled.map((queen, line) => ({
    line,
    position: placeOf(form, filled, queen, line, n),
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

/** The position that a form stores for a line; one that had its queen before needs none. */
function placeOf(form, filled, queen, line, n) {
  if (filled.indexOf(queen) === line) return positionOn(n, line, queen);
  return form === "iterative" ? n : undefined;
}

const isChain = (method) => method === "carry_chain";

/** Whether the program of a method gives bit 0 to the leftmost column, although its bits are drawn as the board is. */
export const countsFromLeft = isChain;

/** The number of a column's bit in the program of a method. */
export const bitNumber = (method, column, n) => (countsFromLeft(method) ? column : n - 1 - column);

/** What a form stores at a state, line by line, the current one last; for `valueText`. */
export function memoryOf(method, form, state, { n, branches }) {
  const lines = isChain(method) ? chainOf(form, state, n) : rowsOf(method, form, state, n);
  return lines.map((line) => ({ ...line, n, state, branches }));
}

/** The name of the line of a program where a step happens, as in `cy_core/tracing/landmarks.py`. */
export function landmark(method, { kind, row, column, queens, judged }, n) {
  const name = judged && kind === "reject" ? "refuse" : kind;
  if (!isChain(method))
    return kind === "place" && isGiven(method, row, queens[0], n) ? "place_given" : name;
  if (name === "refuse") return refusal(queens, n);
  return [row, column].every((index) => 1 < index && index < n - 2) ? `${name}_inside` : name;
}

/** Where a carry chain refuses rings: at the line of the queen, at one after it, or at the end. */
function refusal(queens, n) {
  const line = ringQueens(n, queens.slice(0, -1)).length;
  const lesser = lesserSide(n, queens);
  if (lesser < 0) return "refuse_rings";
  return line === 2 * lesser + 1 ? "refuse" : "refuse_given";
}

/** The names of as many lines as a form can ever fill. */
export function lineNames(method, form, n) {
  const numbers = (count) => [...Array(count).keys()];
  if (isChain(method)) return [...numbers(LINES), ...numbers(n - 4)];
  return numbers(form === "recursive" ? n + 1 : n);
}

/** The value of a variable in a line of `memoryOf`, as text: bits as binary or decimal numbers, nothing where it has none. */
export function valueText(name, line, isDecimal) {
  const bare = name.replace("[]", "");
  const value = (BITS[name] ?? BITS[bare] ?? VALUES[bare])(line);
  return value === undefined
    ? ""
    : bare in BITS && !isDecimal
      ? digitsOf(value, line.n)
      : String(value);
}

/** The value of a variable that all rows share, as text. */
export const sharedText = (name, state, n) => SHARED[name](state, n);
