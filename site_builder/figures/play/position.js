/* A position for the rules of a solver: which squares may still have a queen, and what follows from
   that.

   A set of squares is an array of numbers, one for each row: bit c stands for column c.

   A change here changes the puzzles of past days: the tests of both games have their checksums. */

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */
/** A row, a column or a region, which gets one queen: `row 5`, `column c`, `region A`.
    @typedef {{ kind: "region" | "row" | "column", name: string, squares: number[] }} Unit */
/** A puzzle without its queens. For each square, row by row, `attacked` has the set of squares that
    a queen there attacks.
    @typedef {{ n: number, units: Unit[], attacked: number[][] }} Board */
/** A state of the solver: the open squares, and the units without queen.
    @typedef {{ board: Board, open: number[], units: Unit[] }} Position */
/** The application of a rule.
    @typedef {object} Step
    @property {"dead" | "single" | "confined" | "excluded" | "counted" | "supposed"} rule  `dead`:
      the unit has no open square. `single`: it has one, which gets a queen. `confined`: its open
      squares are in one other unit, whose other squares stay empty. `excluded`: a queen on one of
      these squares would leave it without an open square. `counted`: the open squares of several
      units are in as many other units. `supposed`: what follows from a queen on the square leaves
      the unit without an open square
    @property {Unit[]} units  the subject of the rule
    @property {Unit[]} [within]  the other units of `confined` and `counted`
    @property {number[]} squares  the set of squares that get a queen, or stay empty
    @property {Step[]} [chain]  the steps that follow from the supposed queen */

const COLUMNS = "abcdefghijklmnopqr";

export const intersection = (a, b) => a.map((set, row) => set & b[row]);
export const difference = (a, b) => a.map((set, row) => set & ~b[row]);
export const isEmpty = (set) => set.every((row) => !row);
/** Whether all squares of set `a` are in set `b`. */
export const isWithin = (a, b) => a.every((set, row) => !(set & ~b[row]));

export function bitCount(set) {
  let count = 0;
  let rest = set;
  while (rest) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

export const sizeOf = (set) => set.reduce((size, row) => size + bitCount(row), 0);

/** Return the squares of a set, row by row. */
export function squaresIn(set) {
  const squares = [];
  for (const [row, columns] of set.entries()) {
    for (let rest = columns; rest; rest &= rest - 1)
      squares.push([row, 31 - Math.clz32(rest & -rest)]);
  }
  return squares;
}

/** Whether a set contains a square. */
export const isIn = (set, [row, column]) => Boolean((set[row] >> column) & 1);

/** Return the set of one square. */
export const setOf = (n, [row, column]) =>
  Array(n)
    .fill(0)
    .with(row, 1 << column);

/** Return the rows of a board, then its columns, as units. */
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

/** Return the position without queens. */
export const emptyPosition = (board) => ({
  board,
  open: Array(board.n).fill((1 << board.n) - 1),
  units: board.units,
});

/** Return the position with a further queen. */
export const withQueen = ({ board, open, units }, [row, column]) => ({
  board,
  open: difference(open, board.attacked[row * board.n + column]),
  units: units.filter(({ squares }) => !isIn(squares, [row, column])),
});

/** Return the position without a set of its open squares. */
const withoutSquares = (position, squares) => ({
  ...position,
  open: difference(position.open, squares),
});

/** Return the position without one of its open squares. */
export const withoutSquare = (position, square) =>
  withoutSquares(position, setOf(position.board.n, square));

/** Return the position with these queens, and without the squares that have a mark. */
export const reached = (board, queens, marks = []) =>
  marks.reduce(withoutSquare, queens.reduce(withQueen, emptyPosition(board)));

/** Whether each row has a queen. */
export const isComplete = ({ units }) => !units.length;

/** Return the position after a step. */
export const after = (position, { rule, squares }) =>
  rule === "single"
    ? withQueen(position, squaresIn(squares)[0])
    : withoutSquares(position, squares);

/** Return the step `dead` for a unit without an open square, or else `single` for a unit with one;
    undefined if there is neither. */
export function single({ open, units }) {
  let step;
  for (const unit of units) {
    const squares = intersection(unit.squares, open);
    const size = sizeOf(squares);
    if (!size) return { rule: "dead", units: [unit], squares };
    if (size === 1) step ??= { rule: "single", units: [unit], squares };
  }
  return step;
}

/** Suppose a queen and apply rules; undefined if they lead to no contradiction. */
export function suppose(position, square, nextStep, maxSteps = Infinity) {
  const chain = [];
  let left = withQueen(position, square);
  while (!isComplete(left)) {
    const step = nextStep(left);
    if (step?.rule === "dead") {
      const squares = setOf(position.board.n, square);
      return { rule: "supposed", units: step.units, squares, chain };
    }
    if (!step || chain.length === maxSteps) return undefined;
    chain.push(step);
    left = after(left, step);
  }
  return undefined;
}

/** Return a supposed queen, and the queens that follow from it. */
export function supposedQueens({ squares, chain = [] }) {
  const singles = chain.filter(({ rule }) => rule === "single");
  return [squares, ...singles.map((step) => step.squares)].flatMap(squaresIn);
}

/** Count how often each rule is needed to solve a position; undefined if the rules do not solve it.
    @param {(position: Position, counts: Record<string, number>) => Step | undefined} nextStep  gets
      the counts so far */
export function countSteps(position, nextStep) {
  const counts = { single: 0, confined: 0, excluded: 0, counted: 0, supposed: 0 };
  let left = position;
  while (!isComplete(left)) {
    const step = nextStep(left, counts);
    if (!step || step.rule === "dead") return undefined;
    counts[step.rule] += 1;
    left = after(left, step);
  }
  return counts;
}
