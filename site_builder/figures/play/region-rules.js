/* The rules by which a person solves a region puzzle. They grade puzzles, and hints name them.

   A change here changes the puzzles of past days: `frontend/tests/puzzles.test.js` has their checksum. */

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

/** How many steps follow from a supposed queen. */
const MAX_CHAIN = 2;

const union = (sets) => sets.reduce((a, b) => a.map((set, row) => set | b[row]));
const meet = (a, b) => a.some((set, row) => set & b[row]);

/** The board of a puzzle whose rows are texts, a sign for the region of each square. */
export function boardOf(regions) {
  const n = regions.length;
  const all = (1 << n) - 1;
  const lines = [...Array(n).keys()];
  const names = [...new Set(regions.join(""))];
  const regionSets = names.map(() => Array(n).fill(0));
  for (const row of lines)
    for (const column of lines) regionSets[names.indexOf(regions[row][column])][row] |= 1 << column;
  const units = [
    ...regionSets.map((squares, at) => ({ kind: "region", name: names[at], squares })),
    ...linesOf(n),
  ];
  const attackedFrom = (row, column) => {
    const bit = 1 << column;
    const near = (bit | (bit << 1) | (bit >> 1)) & all;
    const region = regionSets[names.indexOf(regions[row][column])];
    return region.map((set, other) =>
      other === row ? all : Math.abs(other - row) === 1 ? set | near : set | bit,
    );
  };
  const attacked = lines.flatMap((row) => lines.map((column) => attackedFrom(row, column)));
  return { n, units, attacked };
}

/** What a unit forbids elsewhere, because any queen in it does: of the unit with the fewest open squares. */
function excluded({ board, open, units }) {
  let best;
  for (const unit of units) {
    const own = intersection(unit.squares, open);
    const within = units.find((each) => each !== unit && isWithin(own, each.squares));
    const size = within ? 0 : sizeOf(own);
    if (best && best.size <= size) continue;
    const squares = squaresIn(own).reduce(
      (left, [row, column]) => intersection(left, board.attacked[row * board.n + column]),
      difference(within ? intersection(open, within.squares) : open, own),
    );
    if (!isEmpty(squares))
      best = {
        size,
        step: within
          ? { rule: "confined", units: [unit], within: [within], squares }
          : { rule: "excluded", units: [unit], squares },
      };
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

/** Some units whose open squares are in as many units of another kind: nothing else has a queen in these. */
function counted({ open, units }) {
  const ofKind = (kind) => units.filter((unit) => unit.kind === kind);
  const [regions, rows, columns] = [ofKind("region"), ofKind("row"), ofKind("column")];
  const pairs = [
    [regions, rows],
    [regions, columns],
    [rows, regions],
    [columns, regions],
  ].map(([some, others]) => ({
    others,
    sets: some.map((unit) => {
      const own = intersection(unit.squares, open);
      return {
        unit,
        own,
        met: others.reduce(
          (set, other, at) => (meet(own, other.squares) ? set | (1 << at) : set),
          0,
        ),
      };
    }),
  }));
  for (let count = 2; count <= regions.length / 2; count++) {
    // more units are the others by fewer
    for (const { others, sets } of pairs) {
      const few = sets.filter(({ met }) => bitCount(met) <= count);
      for (const chosen of choices(few, count)) {
        const met = chosen.reduce((set, each) => set | each.met, 0);
        if (bitCount(met) !== count) continue;
        const within = others.filter((_, at) => (met >> at) & 1);
        const squares = difference(
          intersection(open, union(within.map((each) => each.squares))),
          union(chosen.map(({ own }) => own)),
        );
        if (!isEmpty(squares))
          return { rule: "counted", units: chosen.map(({ unit }) => unit), within, squares };
      }
    }
  }
  return undefined;
}

/** The next step at one look; undefined where there is none. */
const easyStep = (position) => single(position) ?? excluded(position);

/** The shortest contradiction of all suppositions. */
function supposed(position, maxSteps) {
  let best;
  for (const square of squaresIn(position.open)) {
    const step = suppose(position, square, easyStep, best ? best.chain.length - 1 : maxSteps);
    if (step) best = step;
  }
  return best;
}

/** The next step by the rules of a grade, or by longer chains; undefined where they find none. */
export function nextStep(position, grade = "hard", maxChain = MAX_CHAIN) {
  const step = easyStep(position);
  if (step || grade === "easy") return step;
  return counted(position) ?? (grade === "hard" ? supposed(position, maxChain) : undefined);
}

/** How often each rule is needed to solve a position; undefined where the rules of a grade do not solve it, or it takes more suppositions than allowed. */
export const solve = (position, grade = "hard", maxSuppositions = Infinity) =>
  countSteps(position, (left, counts) =>
    nextStep(left, counts.supposed < maxSuppositions ? grade : "medium"),
  );
