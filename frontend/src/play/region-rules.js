/* The rules by which a person solves a region puzzle. They grade puzzles, and hints name them.

   A change here changes the puzzles of past days: `frontend/tests/regions.test.js` has their checksum.

   A set of squares is a list of numbers, one for each row: bit c stands for column c. */

/** @typedef {import("./position.js").Square} Square */
/** A row, a column or a region: `row 5`, `column c`, `region A`.
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
/** How many steps follow from a supposed queen. */
const MAX_CHAIN = 2;

export const intersection = (a, b) => a.map((set, row) => set & b[row]);
const difference = (a, b) => a.map((set, row) => set & ~b[row]);
const union = (sets) => sets.reduce((a, b) => a.map((set, row) => set | b[row]));
const isEmpty = (set) => set.every((row) => !row);
const meet = (a, b) => a.some((set, row) => set & b[row]);

function bitCount(set) {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count += 1;
  return count;
}

const sizeOf = (set) => set.reduce((size, row) => size + bitCount(row), 0);

/** The squares of a set, row by row.
    @param {number[]} set
    @returns {Square[]} */
export function squaresIn(set) {
  const squares = [];
  for (const [row, columns] of set.entries()) {
    for (let rest = columns; rest; rest &= rest - 1) squares.push([row, 31 - Math.clz32(rest & -rest)]);
  }
  return squares;
}

/** A set of one square.
    @param {number} n
    @param {Square} square */
const setOf = (n, [row, column]) => Array(n).fill(0).with(row, 1 << column);

/** The board of a puzzle whose rows are texts, a sign for the region of each square.
    @param {string[]} regions
    @returns {Board} */
export function boardOf(regions) {
  const n = regions.length;
  const all = (1 << n) - 1;
  const lines = [...Array(n).keys()];
  const names = [...new Set(regions.join(""))];
  const regionSets = names.map(() => Array(n).fill(0));
  for (const row of lines) for (const column of lines) regionSets[names.indexOf(regions[row][column])][row] |= 1 << column;
  const units = [
    ...regionSets.map((squares, at) => ({ kind: "region", name: names[at], squares })),
    ...lines.map((row) => ({ kind: "row", name: String(n - row), squares: Array(n).fill(0).with(row, all) })),
    ...lines.map((column) => ({ kind: "column", name: COLUMNS[column], squares: Array(n).fill(1 << column) })),
  ];
  const attackedFrom = (row, column) => {
    const bit = 1 << column;
    const near = (bit | (bit << 1) | (bit >> 1)) & all;
    const region = regionSets[names.indexOf(regions[row][column])];
    return region.map((set, other) => (other === row ? all : Math.abs(other - row) === 1 ? set | near : set | bit));
  };
  const attacked = lines.flatMap((row) => lines.map((column) => attackedFrom(row, column)));
  return { n, units: /** @type {Unit[]} */ (units), attacked };
}

/** The position without queens.
    @param {Board} board
    @returns {Position} */
export const emptyPosition = (board) => ({ board, open: Array(board.n).fill((1 << board.n) - 1), units: board.units });

/** The position with one more queen.
    @param {Position} position
    @param {Square} square
    @returns {Position} */
export const withQueen = ({ board, open, units }, [row, column]) => ({
  board,
  open: difference(open, board.attacked[row * board.n + column]),
  units: units.filter(({ squares }) => !((squares[row] >> column) & 1)),
});

/** The position without some of its open squares.
    @param {Position} position
    @param {number[]} squares */
const withoutSquares = (position, squares) => ({ ...position, open: difference(position.open, squares) });

/** The position without a square.
    @param {Position} position
    @param {Square} square */
export const withoutSquare = (position, square) => withoutSquares(position, setOf(position.board.n, square));

/** Whether each row has a queen.
    @param {Position} position */
export const isComplete = ({ units }) => !units.length;

/** The position after a step.
    @param {Position} position
    @param {Step} step */
export const after = (position, { rule, squares }) =>
  rule === "single" ? withQueen(position, squaresIn(squares)[0]) : withoutSquares(position, squares);

/** A unit with no open square, or with one.
    @returns {Step | undefined} */
function single({ open, units }) {
  let found;
  for (const unit of units) {
    const squares = intersection(unit.squares, open);
    const size = sizeOf(squares);
    if (!size) return { rule: "dead", units: [unit], squares };
    if (size === 1) found ??= { rule: "single", units: [unit], squares };
  }
  return found;
}

/** What a unit forbids elsewhere, because any queen in it does: of the unit with the fewest open squares.
    @returns {Step | undefined} */
function excluded({ board, open, units }) {
  let best;
  for (const unit of units) {
    const own = intersection(unit.squares, open);
    const within = units.find((each) => each !== unit && isEmpty(difference(own, each.squares)));
    const size = within ? 0 : sizeOf(own);
    if (best && best.size <= size) continue;
    const squares = squaresIn(own).reduce(
      (left, [row, column]) => intersection(left, board.attacked[row * board.n + column]),
      difference(within ? intersection(open, within.squares) : open, own),
    );
    if (!isEmpty(squares)) best = { size, step: within ? { rule: "confined", units: [unit], within: [within], squares } : { rule: "excluded", units: [unit], squares } };
  }
  return best?.step;
}

/** All choices of some things, in their order. */
function* choices(things, count, from = 0) {
  if (!count) {
    yield [];
    return;
  }
  for (let first = from; first <= things.length - count; first++) {
    for (const rest of choices(things, count - 1, first + 1)) yield [things[first], ...rest];
  }
}

/** Some units whose open squares are in as many units of another kind: nothing else has a queen in these.
    @returns {Step | undefined} */
function counted({ open, units }) {
  const ofKind = (kind) => units.filter((unit) => unit.kind === kind);
  const [regions, rows, columns] = [ofKind("region"), ofKind("row"), ofKind("column")];
  const pairs = [[regions, rows], [regions, columns], [rows, regions], [columns, regions]].map(([some, others]) => ({
    others,
    sets: some.map((unit) => {
      const own = intersection(unit.squares, open);
      return { unit, own, met: others.reduce((set, other, at) => (meet(own, other.squares) ? set | (1 << at) : set), 0) };
    }),
  }));
  for (let count = 2; count <= regions.length / 2; count++) { // more units are the others by fewer
    for (const { others, sets } of pairs) {
      const few = sets.filter(({ met }) => bitCount(met) <= count);
      for (const chosen of choices(few, count)) {
        const met = chosen.reduce((set, each) => set | each.met, 0);
        if (bitCount(met) !== count) continue;
        const within = others.filter((_, at) => (met >> at) & 1);
        const squares = difference(intersection(open, union(within.map((each) => each.squares))), union(chosen.map(({ own }) => own)));
        if (!isEmpty(squares)) return { rule: "counted", units: chosen.map(({ unit }) => unit), within, squares };
      }
    }
  }
  return undefined;
}

/** The next step at one look; undefined where there is none. */
const easyStep = (position) => single(position) ?? excluded(position);

/** Suppose a queen and follow the easy rules for some steps; undefined where they lead to no contradiction.
    @param {Position} position
    @param {Square} square
    @param {number} maxSteps
    @returns {Step | undefined} */
function suppose(position, square, maxSteps) {
  let reached = withQueen(position, square);
  const chain = [];
  while (!isComplete(reached)) {
    const step = easyStep(reached);
    if (!step) return undefined;
    if (step.rule === "dead") return { rule: "supposed", units: step.units, squares: setOf(position.board.n, square), chain };
    if (chain.length === maxSteps) return undefined;
    chain.push(step);
    reached = after(reached, step);
  }
  return undefined;
}

/** The shortest contradiction of all suppositions. */
function supposed(position, maxSteps) {
  let best;
  for (const square of squaresIn(position.open)) {
    const step = suppose(position, square, best ? best.chain.length - 1 : maxSteps);
    if (step) best = step;
  }
  return best;
}

/** The next step by the rules of a grade, or by longer chains; undefined where they find none.
    @param {Position} position
    @param {string} [grade]
    @param {number} [maxChain]
    @returns {Step | undefined} */
export function nextStep(position, grade = "hard", maxChain = MAX_CHAIN) {
  const step = easyStep(position);
  if (step || grade === "easy") return step;
  return counted(position) ?? (grade === "hard" ? supposed(position, maxChain) : undefined);
}

/** How often each rule is needed to solve a position; undefined where the rules of a grade do not solve it.
    @param {Position} position
    @param {string} [grade]
    @returns {Record<string, number> | undefined} */
export function solve(position, grade = "hard") {
  const counts = { single: 0, confined: 0, excluded: 0, counted: 0, supposed: 0 };
  for (let reached = position; !isComplete(reached); ) {
    const step = nextStep(reached, grade);
    if (!step || step.rule === "dead") return undefined;
    counts[step.rule] += 1;
    reached = after(reached, step);
  }
  return counts;
}
