/* Decodes the trace of a search into all its states. */

const KINDS = ["place", "reject", "backtrack", "solution"];

/** The state of a search after a step. `judged` tells whether the step accepts or rejects a full
    board. `frames` has the masks of each row. `found` is the number of representatives, and
    `solutions` the number of boards that they stand for. `refused` is the number of full boards
    that were rejected, and `weight` the number of boards for which a solution stands.
    @typedef {{ kind: string, row: number, column: number, bit: number, judged: boolean, step:
      number, queens: number[][], masks: Record<string, number>, frames: Record<string, number>[],
      nodes: number, solutions: number, found: number, refused: number, weight: number, branch:
      number }} State */

/** Return the bit of a column, or undefined if the column is undefined. */
export const bitOf = (n, column) => (column === undefined ? undefined : 1 << (n - 1 - column));

/** Return whether `square` is defined and is in this row and column. */
export const isAt = (square, row, column) => square?.[0] === row && square[1] === column;

/** Return the masks of the row below a row, from its masks and the bit of its queen. It is assumed
    that squares are only forbidden by queens. */
export function below(masks, bit, n) {
  const full = 2 ** n - 1;
  const left = ((masks.left | bit) << 1) & full;
  const down = masks.down | bit;
  const right = (masks.right | bit) >> 1;
  return { untried: full & ~(left | down | right), left, down, right };
}

/** Return the masks of the current row after a step, by their names. If an earlier step was in this
    row, they are as before; otherwise they follow from the queen above. In both cases the tried
    square is no longer in `untried`.
    @param {State} before  the state before the step
    @param {number} depth  the number of queens in the rows above
    @param {number[][]} queens  the squares of the queens, [row, column], from the top row down
    @param {number} tried  the bit of the square on which the step puts a queen; 0 for other steps
    @param {number[]} given  the masks that the trace has for the step, in the order `untried`,
      `left`, `down`, `right`; they replace the computed ones, and may be fewer or none */
function masksOf(before, depth, queens, tried, given, n) {
  const above = queens[depth - 1];
  const none = { untried: 2 ** n - 1, left: 0, down: 0, right: 0 };
  const initial = above ? below(before.frames[depth - 1], bitOf(n, above[1]), n) : none;
  const known = before.frames[depth] ?? initial;
  const [
    untried = known.untried & ~tried,
    left = known.left,
    down = known.down,
    right = known.right,
  ] = given;
  // In a row that is not known yet, the squares left out are those that are free, but that the
  // method does not try.
  const { leftOut = (2 ** n - 1) & ~(left | down | right | untried | tried) } =
    before.frames[depth] ?? {};
  return { untried, left, down, right, leftOut };
}

/** Return the state after a step.
    @param {object} before  the state before the step
    @param {number[]} step  the code of the step, and the masks that the trace has for it
    @param {object} trace */
function follow(before, [code, ...given], { n, weights }) {
  const kind = KINDS[code % 4];
  const isPlaced = kind === "place";
  const isSolution = kind === "solution";
  const square = code >> 2;
  const row = Math.floor(square / n);
  const column = square % n;
  // After a full board has been judged, its last queen leaves the board without a step of its own.
  let queens = before.judged ? before.queens.slice(0, -1) : before.queens;
  if (kind === "backtrack") queens = queens.slice(0, -1);
  const isRefused = kind === "reject" && isAt(queens.at(-1), row, column);
  const judged = isSolution || isRefused;
  const depth = judged ? queens.length - 1 : queens.length;
  const bit = bitOf(n, column);
  const masks = masksOf(before, depth, queens, isPlaced ? bit : 0, given, n);
  const weight = isSolution ? weights[before.found] : 0;
  const isNewBranch = isPlaced && depth === 0;
  return {
    kind,
    row,
    column,
    bit,
    judged,
    masks,
    found: before.found + Number(isSolution),
    refused: before.refused + Number(isRefused),
    weight,
    step: before.step + 1,
    queens: isPlaced ? [...queens, [row, column]] : queens,
    frames: [...before.frames.slice(0, depth), masks],
    nodes: before.nodes + Number(isPlaced),
    solutions: before.solutions + weight,
    branch: before.branch + Number(isNewBranch),
  };
}

/** Return all states of a trace, in order. `encoded_trace` in `blocks.py` writes the trace. Each of
    its steps is a code, kind + 4 * (row * N + column), or a list: the code, and the masks that
    `masksOf` cannot predict. */
export function decode(trace) {
  let state = {
    step: 0,
    queens: [],
    frames: [],
    nodes: 0,
    solutions: 0,
    found: 0,
    refused: 0,
    branch: -1,
    judged: false,
  };
  return trace.steps.map((step) => {
    state = follow(state, [step].flat(), trace);
    return state;
  });
}
