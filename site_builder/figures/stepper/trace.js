/* Reads the trace of a search: every state of it, in order. */

const KINDS = ["place", "reject", "backtrack", "solution"];

/** A step of a search, with the board and the counts after it.
    @typedef {{ kind: string, row: number, column: number, bit: number, judged: boolean, step: number,
                queens: number[][], masks: Record<string, number>, frames: Record<string, number>[],
                nodes: number, solutions: number, found: number, refused: number, weight: number,
                branch: number }} State */

/** The bit of a column; undefined for none. */
export const bitOf = (n, column) => (column === undefined ? undefined : 1 << (n - 1 - column));

/** Whether a square is there, and in this row and column. */
export const isAt = (square, row, column) => square?.[0] === row && square[1] === column;

/** The masks of a row if nothing but the queens above forbids its squares, from those of the row above and its queen's bit. */
export function below(masks, bit, n) {
  const full = 2 ** n - 1;
  const [left, down, right] = [
    ((masks.left | bit) << 1) & full,
    masks.down | bit,
    (masks.right | bit) >> 1,
  ];
  return { untried: full & ~(left | down | right), left, down, right };
}

/** The masks of a row: those it had, or those below the last queen, with what the file says instead. */
function masksOf(before, depth, queens, tried, given, n) {
  const above = queens[depth - 1];
  const none = { untried: 2 ** n - 1, left: 0, down: 0, right: 0 };
  const known =
    before.frames[depth] ?? (above ? below(before.frames[depth - 1], bitOf(n, above[1]), n) : none);
  const [
    untried = known.untried & ~tried,
    left = known.left,
    down = known.down,
    right = known.right,
  ] = given;
  // What is free when a row is first looked at, and not to be tried, the method leaves out.
  const { leftOut = (2 ** n - 1) & ~(left | down | right | untried | tried) } =
    before.frames[depth] ?? {};
  return { untried, left, down, right, leftOut };
}

/** The state after one step. */
function follow(before, [code, ...given], { n, weights }) {
  const kind = KINDS[code % 4];
  const [row, column] = [Math.floor((code >> 2) / n), (code >> 2) % n];
  // A board that was judged loses its last queen without a step of its own.
  const leaving = before.judged + (kind === "backtrack");
  const queens = leaving ? before.queens.slice(0, -leaving) : before.queens;
  const judged = kind === "solution" || (kind === "reject" && isAt(queens.at(-1), row, column));
  const depth = queens.length - judged;
  const bit = bitOf(n, column);
  const masks = masksOf(before, depth, queens, kind === "place" ? bit : 0, given, n);
  const found = before.found + (kind === "solution");
  const refused = before.refused + (judged && kind === "reject");
  const weight = kind === "solution" ? weights[before.found] : 0;
  return {
    kind,
    row,
    column,
    bit,
    judged,
    masks,
    found,
    refused,
    weight,
    step: before.step + 1,
    queens: kind === "place" ? [...queens, [row, column]] : queens,
    frames: [...before.frames.slice(0, depth), masks],
    nodes: before.nodes + (kind === "place"),
    solutions: before.solutions + weight,
    branch: before.branch + (kind === "place" && depth === 0),
  };
}

/** Every state of a trace, in order; `encoded_trace` in `figures/stepper.py` describes a trace. */
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
  return trace.steps.map((step) => (state = follow(state, [step].flat(), trace)));
}
