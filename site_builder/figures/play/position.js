/* A board while it is reasoned about: which squares may still have a queen, and what follows from that.

   A set of squares is a list of numbers, one for each row: bit c stands for column c.

   A change here changes the puzzles of past days: the tests of both games have their checksums. */

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */
/** A row, a column or a region, which gets one queen: `row 5`, `column c`, `region A`.
    @typedef {{ kind: "region" | "row" | "column", name: string, squares: number[] }} Unit */
/** A puzzle without its queens: `attacked` has for each square, row by row, the squares that a queen there forbids.
    @typedef {{ n: number, units: Unit[], attacked: number[][] }} Board */
/** A board while it is reasoned about: its open squares, and the units without queen.
    @typedef {{ board: Board, open: number[], units: Unit[] }} Position */
/** What a rule finds.
    @typedef {object} Step
    @property {"dead" | "single" | "confined" | "excluded" | "counted" | "supposed"} rule  `dead`: the unit has no open
      square. `single`: it has one, which gets a queen. `confined`: its open squares are in one other unit, whose
      other squares stay empty. `excluded`: a queen on one of these squares would leave it without an open square.
      `counted`: as many units as there are other units with their open squares. `supposed`: what follows from a queen
      on the square leaves the unit without an open square
    @property {Unit[]} units  that the rule is about
    @property {Unit[]} [within]  the other units, of `confined` and `counted`
    @property {number[]} squares  that get a queen, or stay empty
    @property {Step[]} [chain]  what follows from the supposed queen */

const COLUMNS = "abcdefghijklmnopqr";

export const intersection = (a, b) => a.map((set, row) => set & b[row]);
export const difference = (a, b) => a.map((set, row) => set & ~b[row]);
export const isEmpty = (set) => set.every((row) => !row);
/** Whether all squares of a set are in another one. */
export const isWithin = (a, b) => a.every((set, row) => !(set & ~b[row]));

export function bitCount(set) {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count += 1;
  return count;
}

export const sizeOf = (set) => set.reduce((size, row) => size + bitCount(row), 0);

/** The squares of a set, row by row. */
export function squaresIn(set) {
  const squares = [];
  for (const [row, columns] of set.entries()) {
    for (let rest = columns; rest; rest &= rest - 1)
      squares.push([row, 31 - Math.clz32(rest & -rest)]);
  }
  return squares;
}

/** Whether a set has a square. */
export const isIn = (set, [row, column]) => Boolean((set[row] >> column) & 1);

/** A set of one square. */
export const setOf = (n, [row, column]) =>
  Array(n)
    .fill(0)
    .with(row, 1 << column);

/** The rows of a board, then its columns. */
export function linesOf(n) {
  const numbers = [...Array(n).keys()];
  return [
    ...numbers.map((row) => ({
      kind: "row",
      name: String(n - row),
      squares: Array(n)
        .fill(0)
        .with(row, (1 << n) - 1),
    })),
    ...numbers.map((column) => ({
      kind: "column",
      name: COLUMNS[column],
      squares: Array(n).fill(1 << column),
    })),
  ];
}

/** The position without queens. */
export const emptyPosition = (board) => ({
  board,
  open: Array(board.n).fill((1 << board.n) - 1),
  units: board.units,
});

/** The position with one more queen. */
export const withQueen = ({ board, open, units }, [row, column]) => ({
  board,
  open: difference(open, board.attacked[row * board.n + column]),
  units: units.filter(({ squares }) => !isIn(squares, [row, column])),
});

/** The position without some of its open squares. */
const withoutSquares = (position, squares) => ({
  ...position,
  open: difference(position.open, squares),
});

/** The position without a square. */
export const withoutSquare = (position, square) =>
  withoutSquares(position, setOf(position.board.n, square));

/** The position with some queens, and without the squares that have a mark. */
export const reached = (board, queens, marks = []) =>
  marks.reduce(withoutSquare, queens.reduce(withQueen, emptyPosition(board)));

/** Whether each row has a queen. */
export const isComplete = ({ units }) => !units.length;

/** The position after a step. */
export const after = (position, { rule, squares }) =>
  rule === "single"
    ? withQueen(position, squaresIn(squares)[0])
    : withoutSquares(position, squares);

/** A unit with no open square, or with one. */
export function single({ open, units }) {
  let found;
  for (const unit of units) {
    const squares = intersection(unit.squares, open);
    const size = sizeOf(squares);
    if (!size) return { rule: "dead", units: [unit], squares };
    if (size === 1) found ??= { rule: "single", units: [unit], squares };
  }
  return found;
}

/** Suppose a queen and follow some rules; undefined where they lead to no contradiction. */
export function suppose(position, square, nextStep, maxSteps = Infinity) {
  const chain = [];
  for (
    let left = withQueen(position, square);
    !isComplete(left);
    left = after(left, chain.at(-1))
  ) {
    const step = nextStep(left);
    if (step?.rule === "dead")
      return {
        rule: "supposed",
        units: step.units,
        squares: setOf(position.board.n, square),
        chain,
      };
    if (!step || chain.length === maxSteps) return undefined;
    chain.push(step);
  }
  return undefined;
}

/** A supposed queen, and those that follow from it. */
export const supposedQueens = ({ squares, chain = [] }) =>
  [squares, ...chain.filter(({ rule }) => rule === "single").map((step) => step.squares)].flatMap(
    squaresIn,
  );

/** How often each rule is needed to solve a position; undefined where some rules do not solve it.
    @param {(position: Position, counts: Record<string, number>) => Step | undefined} nextStep  knows how often each was */
export function countSteps(position, nextStep) {
  const counts = { single: 0, confined: 0, excluded: 0, counted: 0, supposed: 0 };
  for (let left = position; !isComplete(left);) {
    const step = nextStep(left, counts);
    if (!step || step.rule === "dead") return undefined;
    counts[step.rule] += 1;
    left = after(left, step);
  }
  return counts;
}
