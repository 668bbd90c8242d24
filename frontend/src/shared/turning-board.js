/* A board that shows symmetries by animations: it turns or folds. */

import { fill, html, nothing, svg, use } from "../base/index.js";
import { box } from "./drawing.js";
import { image, squares } from "./symmetry.js";

/** The animation of a symmetry.
    @typedef {object} Motion
    @property {number} milliseconds  its duration
    @property {number} [degrees]  the angle of a turn, clockwise
    @property {number[]} [axis]  the direction of the axis of a fold: steps to the right and down
    @property {string} [mirror]  a transform that draws queens upright again after the fold
    @property {boolean} swapsColours  whether light and dark squares swap on boards with an even
      number of rows */

/** The motion of each symmetry, in the order of `cy_core`; null for the identity.
    @type {(Motion | null)[]} */
const MOTIONS = [
  null,
  { milliseconds: 550, degrees: 90, swapsColours: true },
  { milliseconds: 700, degrees: 180, swapsColours: false },
  { milliseconds: 850, degrees: 270, swapsColours: true },
  { milliseconds: 650, axis: [0, 1], mirror: "scale(-1, 1)", swapsColours: true },
  { milliseconds: 650, axis: [1, 0], mirror: "scale(1, -1)", swapsColours: true },
  { milliseconds: 650, axis: [1, 1], mirror: "matrix(0, 1, 1, 0, 0, 0)", swapsColours: false },
  { milliseconds: 650, axis: [1, -1], mirror: "matrix(0, -1, -1, 0, 0, 0)", swapsColours: false },
];
// Symmetric in time, so that at half time a fold shows exactly the edge of the board. At that
// moment queens and colours change without being seen.
const EASING = "cubic-bezier(.45, 0, .55, 1)";
// Scales at half time. The board shrinks while it moves, so that it does not cover anything around
// it: in a turn its corners stick out, and in a fold the perspective enlarges its nearer half.
const TURNING_SCALE = 0.8;
const FOLDING_SCALE = 0.86;
// The share of the half board by which the axis of a fold sticks out at each end.
const AXIS_OVERHANG = 0.04;

/** Return whether the reader has asked for reduced motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const squareAt = (row, column) => `M${column + 0.03} ${row + 0.03}h.94v.94h-.94z`;

/** A board that `open` shows and `move` animates. */
export class TurningBoard {
  #host;
  #hasCoordinates;
  #start = [];
  #columns = [];
  #hits = [];
  /** The motion in progress; undefined while the board is at rest. */
  #motion;
  #end;

  /** @param {HTMLElement} host  the element for the board; its content is replaced
      @param {{hasCoordinates?: boolean}} [options]  whether there are letters and numbers along the
        edges; boards of n < 4 never have them */
  constructor(host, { hasCoordinates = false } = {}) {
    this.#host = host;
    this.#hasCoordinates = hasCoordinates;
  }

  /** Show a board without animation.
      @param {number[]} columns */
  open(columns) {
    this.finish();
    this.#start = columns;
    this.#show(columns);
  }

  /** Turn or fold the board. A motion in progress is finished first. If the reader has asked for
      reduced motion, show the result without animation.
      @param {number} symmetry  its index in `NAMES`
      @param {number} [speed]  2 is twice as fast as usual
      @returns {Promise<void>} resolves when the motion ends */
  move(symmetry, speed = 1) {
    this.finish();
    const motion = MOTIONS[symmetry];
    const next = image(this.#columns, symmetry);
    if (!motion || isStill()) {
      this.#show(next);
      return Promise.resolve();
    }
    return new Promise((done) => {
      const animations = this.#animate(motion, speed);
      this.#end = () => {
        this.#end = undefined;
        // Show the result before the animations are removed. It looks like their last frame, so
        // that the board does not jump.
        this.#show(next);
        for (const animation of animations) animation.cancel();
        done();
      };
      animations[0].onfinish = this.#end;
    });
  }

  /** End the motion in progress, so that the board shows its result. */
  finish() {
    this.#end?.();
  }

  /** Highlight the queens on squares that had a queen in the board that was opened.
      @returns {number} the number of these queens */
  markHits() {
    this.#hits = this.#columns.flatMap((column, row) =>
      column === this.#start[row] ? [squareAt(row, column)] : [],
    );
    this.#draw();
    return this.#hits.length;
  }

  #show(columns) {
    this.#columns = columns;
    this.#hits = [];
    this.#motion = undefined;
    this.#draw();
  }

  #draw() {
    const start = this.#start;
    const columns = this.#columns;
    const n = columns.length;
    const hasCoordinates = this.#hasCoordinates && n > 3;
    const isAway = this.#motion || columns.some((column, row) => column !== start[row]);
    this.#host.classList.toggle("qa-turning-away", Boolean(isAway));
    const part = hasCoordinates ? n / box(n, true)[2] : 1;
    this.#host.style.setProperty("--part", `${100 * part}%`);
    const queens = columns.map((column, row) => queenAt(row, column));
    const startSquares = start.map((column, row) => squareAt(row, column)).join("");
    const coordinates = hasCoordinates ? use(`coordinates-${n}`) : nothing;
    const axis = this.#motion?.axis ? axisOf(this.#motion.axis, n) : nothing;
    fill(
      this.#host,
      html`<div class="qa-turning-well"></div>
        <svg
          class="qa-board"
          role="img"
          aria-label="Queens on ${squares(columns).join(" ")}"
          viewBox="0 0 ${n} ${n}">
          ${use(`squares-${n}`)}<g
            class="qa-turning-other"
            transform="translate(${n} 0) scale(-1 1)">${use(`squares-${n}`)}</g>
          <path class="qa-turning-hits" d=${this.#hits.join("")} />${queens}
        </svg>
        <svg class="qa-turning-marks" viewBox="0 0 ${n} ${n}" aria-hidden="true">
          <path
            class="qa-turning-start"
            d=${startSquares} />
          ${coordinates}${axis}
        </svg>`,
    );
  }

  /** Start the animations of a motion and return them. The first one moves the whole board; the
      others keep the queens upright and swap the colours of squares.
      @param {Motion} motion
      @param {number} speed  as in `move` */
  #animate(motion, speed) {
    this.#hits = [];
    this.#motion = motion;
    this.#draw();
    const board = this.#host.querySelector(".qa-board");
    const run = (target, frames, easing = "linear") =>
      target.animate(frames, { duration: motion.milliseconds / speed, easing, fill: "forwards" });
    const [boardFrames, queenFrames, colourFrames] = motion.axis
      ? foldFrames(motion)
      : turnFrames(motion);
    const easing = motion.axis ? "linear" : EASING;
    const animations = [run(board, boardFrames, EASING)];
    for (const queen of board.querySelectorAll("polyline"))
      animations.push(run(queen, queenFrames, easing));
    const isSwapped = motion.swapsColours && this.#start.length % 2 === 0;
    if (isSwapped) animations.push(run(board.querySelector(".qa-turning-other"), colourFrames));
    return animations;
  }
}

function axisOf(axis, n) {
  const reach = (n / 2) * (1 + AXIS_OVERHANG);
  const ends = [-reach, reach].map(
    (distance) => `${n / 2 + distance * axis[0]} ${n / 2 + distance * axis[1]}`,
  );
  return svg`<path class="qa-turning-axis" d="M${ends[0]}L${ends[1]}" />`;
}

/** Render a queen as an element of its own that turns around its middle, so that it can stay
    upright while the board turns. */
const queenAt = (row, column) =>
  svg`<polyline
    fill="none"
    marker-mid="url(#qa-queen)"
    points="0,0 ${column},${row} 0,0"
    style="transform-origin: ${column + 0.5}px ${row + 0.5}px" />`;

/** Return three lists of key frames of a turn: of the board, of each queen, and of the squares with
    swapped colours. */
function turnFrames({ degrees }) {
  const half = `rotate(${degrees / 2}deg) scale(${TURNING_SCALE})`;
  return [
    [
      { transform: "rotate(0deg) scale(1)" },
      { transform: half },
      { transform: `rotate(${degrees}deg) scale(1)` },
    ],
    [{ transform: "rotate(0deg)" }, { transform: `rotate(${-degrees}deg)` }],
    [
      { opacity: 0, offset: 0 },
      { opacity: 0, offset: 0.2 },
      { opacity: 1, offset: 0.7 },
      { opacity: 1, offset: 1 },
    ],
  ];
}

/** Return three lists of key frames of a fold: of the board, of each queen, and of the squares with
    swapped colours. */
function foldFrames({ axis, mirror }) {
  const turn = (degrees) => `rotate3d(${axis.join(", ")}, 0, ${degrees}deg)`;
  return [
    [
      { transform: `${turn(0)} scale(1)` },
      { transform: `${turn(90)} scale(${FOLDING_SCALE})` },
      { transform: `${turn(180)} scale(1)` },
    ],
    [
      { transform: "none", easing: "steps(1, end)", offset: 0 },
      { transform: mirror, offset: 0.5 },
      { transform: mirror, offset: 1 },
    ],
    [
      { opacity: 0, easing: "steps(1, end)", offset: 0 },
      { opacity: 1, offset: 0.5 },
      { opacity: 1, offset: 1 },
    ],
  ];
}
