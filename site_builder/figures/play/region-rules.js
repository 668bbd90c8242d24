/* The rules by which a person solves a region puzzle. They decide on the grade of a puzzle, and
   hints name them.

   A change here changes the puzzles of past days: `frontend/tests/puzzles.test.js` has their
   checksum. */

import {
  bitCount,
  countSteps,
  difference,
  intersection,
  isEmpty,
  isWithin,
  linesOf,
  single,
  sizeOf,
  squaresIn,
  suppose,
} from "./position.js";

/** The most steps between a supposed queen and the contradiction. */
const MAX_CHAIN = 2;

/** From this number of units on, the rule `counted` has a name of its own: `fours` instead of
    `sets`. */
const FOUR = 4;

/** Return the name of the rule that a step applies, as a key of `rule_names.json`. */
export function ruleOf({ rule, units }) {
  if (rule !== "counted") return rule;
  return units.length < FOUR ? "sets" : "fours";
}

const union = (sets) => sets.reduce((a, b) => a.map((set, row) => set | b[row]));
const meet = (a, b) => a.some((set, row) => set & b[row]);

/** Return the board of a puzzle.
    @param {string[]} regions  its rows, with a character for the region of each square */
export function boardOf(regions) {
  const n = regions.length;
  const all = (1 << n) - 1;
  const lines = [...Array(n).keys()];
  const names = [...new Set(regions.join(""))];
  const regionSets = names.map(() => Array(n).fill(0));
  for (const row of lines)
    for (const column of lines) regionSets[names.indexOf(regions[row][column])][row] |= 1 << column;
  const units = [
    ...regionSets.map((squares, index) => ({ kind: "region", name: names[index], squares })),
    ...linesOf(n),
  ];
  const attackedFrom = (row, column) => {
    const bit = 1 << column;
    const near = (bit | (bit << 1) | (bit >> 1)) & all;
    const region = regionSets[names.indexOf(regions[row][column])];
    return region.map((set, other) => {
      if (other === row) return all;
      return set | (Math.abs(other - row) === 1 ? near : bit);
    });
  };
  const attacked = lines.flatMap((row) => lines.map((column) => attackedFrom(row, column)));
  return { n, units, attacked };
}

/** Return a step for squares that every queen of a unit would attack, so that they stay empty. If
    there are several such units, take the one with the fewest open squares. Return undefined if
    there is no such unit. */
function excluded({ board, open, units }) {
  let best;
  for (const unit of units) {
    const own = intersection(unit.squares, open);
    const within = units.find((other) => other !== unit && isWithin(own, other.squares));
    const size = within ? 0 : sizeOf(own);
    if (best && best.size <= size) continue;
    let squares = difference(within ? intersection(open, within.squares) : open, own);
    for (const [row, column] of squaresIn(own))
      squares = intersection(squares, board.attacked[row * board.n + column]);
    if (isEmpty(squares)) continue;
    const step = within
      ? { rule: "confined", units: [unit], within: [within], squares }
      : { rule: "excluded", units: [unit], squares };
    best = { size, step };
  }
  return best?.step;
}

/** Yield all choices of `count` things, as lists, each in the order of `things`. */
function* choices(things, count, from = 0) {
  if (!count) {
    yield [];
    return;
  }
  for (let first = from; first <= things.length - count; first++) {
    for (const rest of choices(things, count - 1, first + 1)) yield [things[first], ...rest];
  }
}

/** Return a step for units whose open squares are all in as many units of another kind, so that the
    other squares of these stay empty. Return undefined if there are no such units. */
function counted({ open, units }) {
  const ofKind = (kind) => units.filter((unit) => unit.kind === kind);
  const regions = ofKind("region");
  const rows = ofKind("row");
  const columns = ofKind("column");
  // Return for each unit of `some` its open squares (`own`), and which of the units `others` share
  // an open square with it (`met`): bit i stands for `others[i]`.
  const pairUp = (some, others) => {
    const sets = some.map((unit) => {
      const own = intersection(unit.squares, open);
      let met = 0;
      others.forEach((other, index) => {
        if (meet(own, other.squares)) met |= 1 << index;
      });
      return { unit, own, met };
    });
    return { others, sets };
  };
  const pairs = [
    pairUp(regions, rows),
    pairUp(regions, columns),
    pairUp(rows, regions),
    pairUp(columns, regions),
  ];
  for (let count = 2; count <= regions.length / 2; count++) {
    // Larger numbers of units are not tried, because their complements have fewer units.
    for (const { others, sets } of pairs) {
      const few = sets.filter(({ met }) => bitCount(met) <= count);
      for (const chosen of choices(few, count)) {
        const met = chosen.reduce((bits, set) => bits | set.met, 0);
        if (bitCount(met) !== count) continue;
        const within = others.filter((_, index) => (met >> index) & 1);
        const openWithin = intersection(open, union(within.map((unit) => unit.squares)));
        const squares = difference(openWithin, union(chosen.map(({ own }) => own)));
        if (isEmpty(squares)) continue;
        return { rule: "counted", units: chosen.map(({ unit }) => unit), within, squares };
      }
    }
  }
  return undefined;
}

/** Return the next step that a reader sees without counting or supposing; undefined if there is no
    such step. */
const easyStep = (position) => single(position) ?? excluded(position);

/** Return the supposition that leads to a contradiction in the fewest steps; undefined if no
    supposition does. */
function supposed(position, maxSteps) {
  let best;
  for (const square of squaresIn(position.open)) {
    const step = suppose(position, square, easyStep, best ? best.chain.length - 1 : maxSteps);
    if (step) best = step;
  }
  return best;
}

/** Return the next step by the rules of a grade; undefined if they find no step.
    @param {import("./position.js").Position} position
    @param {"easy" | "medium" | "hard"} grade
    @param {number} maxChain  the most steps between a supposed queen and the contradiction */
export function nextStep(position, grade = "hard", maxChain = MAX_CHAIN) {
  const step = easyStep(position);
  if (step || grade === "easy") return step;
  return counted(position) ?? (grade === "hard" ? supposed(position, maxChain) : undefined);
}

/** Return how often each rule is applied on the way to the solution. Return undefined if the rules
    of a grade do not solve the position, or need more than `maxSuppositions`. */
export const solve = (position, grade = "hard", maxSuppositions = Infinity) =>
  countSteps(position, (left, counts) =>
    nextStep(left, counts.supposed < maxSuppositions ? grade : "medium"),
  );
