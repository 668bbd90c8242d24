/* Decodes the trace of a search into all its states, in order. */

const KINDS = ["place", "reject", "backtrack", "solution"];

/** A step of a search, with the board and the counts after it.
    @typedef {{ kind: string, row: number, column: number, bit: number, judged: boolean, step:
      number, queens: number[][], masks: Record<string, number>, frames: Record<string, number>[],
      nodes: number, solutions: number, found: number, refused: number, weight: number, branch:
      number }} State `judged` tells whether a full board was accepted or rejected, `frames` are the
      masks of each row, `found` counts representatives and `solutions` counts boards */

/** Return the bit of a column; undefined without a column. */
export const bitOf = (n, column) => (column === undefined ? undefined : 1 << (n - 1 - column));

/** Whether `square` is defined and in this row and column. */
export const isAt = (square, row, column) => square?.[0] === row && square[1] === column;

/** Return the masks of the next row, from the masks of a row and the bit of its queen, if only
    queens forbid squares. */
export function below(masks, bit, n) {
  const full = 2 ** n - 1;
  const left = ((masks.left | bit) << 1) & full;
  const down = masks.down | bit;
  const right = (masks.right | bit) >> 1;
  return { untried: full & ~(left | down | right), left, down, right };
}

/** Return the masks of a row: those it had before, or those that follow from the queens above it.
    Values in the trace (`given`) take precedence. */
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
  // If the row is new, the method leaves out the squares that are free but not to be tried.
  const { leftOut = (2 ** n - 1) & ~(left | down | right | untried | tried) } =
    before.frames[depth] ?? {};
  return { untried, left, down, right, leftOut };
}

/** Return the state after one step. */
function follow(before, [code, ...given], { n, weights }) {
  const kind = KINDS[code % 4];
  const isPlaced = kind === "place";
  const isSolution = kind === "solution";
  const square = code >> 2;
  const row = Math.floor(square / n);
  const column = square % n;
  // A board that was judged loses its last queen without a step of its own.
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

/** Decode a trace into its states, in order. `encoded_trace` in `blocks.py` describes the
    format. */
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
