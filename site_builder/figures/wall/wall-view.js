/* The part of the wall in view: its centre, in squares, and its scale, in pixels a square. */

// The largest part of the side of the canvas that one board takes.
const MAX_SHARE = 0.8;
// The milliseconds of a flight.
const FLIGHT = 180;
// Pixels around the whole wall.
const MARGIN = 12;
// The least width of a square in which one sees a queen, in CSS pixels.
const SEEN = 5;

const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/** Return width and height of a canvas without the space around the wall. */
export const insideOf = (width, height) => ({
  across: width - 2 * MARGIN,
  down: height - 2 * MARGIN,
});

/** The view of a layout on a canvas. */
export class View {
  x = 0;
  y = 0;
  scale = 1;
  width = 1;
  height = 1;
  #flight;

  /** Take over a layout and the size of the canvas. If the same wall is in view, keep its part in
      view; otherwise show the first orbits that are as high as a row.
      @param {number} ratio  pixels of the canvas in a CSS pixel */
  fit(layout, width, height, ratio) {
    const isFirst = this.layout?.n !== layout.n || this.isOpening;
    const { isWhole } = this;
    const x = (this.x / (this.layout ?? layout).width) * layout.width;
    const y = (this.y / (this.layout ?? layout).height) * layout.height;
    Object.assign(this, { layout, width, height });
    const { across, down } = insideOf(width, height);
    this.whole = Math.min(across / layout.width, down / layout.height);
    this.max = Math.max(this.whole, (MAX_SHARE * Math.min(width, height)) / layout.n);
    const goal = this.#openingScale(down, ratio);
    const opening = this.#limited(layout.firstHigh.x + across / 2 / goal, 0, goal);
    this.opening = [opening.x, opening.y, opening.scale];
    if (isFirst) this.set(...this.opening);
    else this.set(x, y, isWhole ? this.whole : this.scale);
  }

  /** Return the scale at which the wall opens: the whole wall if one sees its queens, otherwise as
      many whole rows as the canvas has room for. */
  #openingScale(down, ratio) {
    if (this.whole >= SEEN * ratio) return this.whole;
    const { rowHeight, room } = this.layout;
    const rows = Math.max(1, Math.floor(down / (SEEN * ratio * rowHeight)));
    return down / (rows * rowHeight - room / 2);
  }

  /** Whether the part is in view with which the wall has opened. */
  get isOpening() {
    const [x, y, scale] = this.opening ?? [];
    const isNear = (one, other) => Math.abs(one - other) < 1e-3;
    return isNear(this.scale, scale) && isNear(this.x, x) && isNear(this.y, y);
  }

  /** Whether the whole wall is in view. */
  get isWhole() {
    return this.scale <= this.whole * 1.01;
  }

  /** Go to a centre and scale at once, within the limits of the wall. */
  set(x, y, scale) {
    this.#flight = undefined;
    Object.assign(this, this.#limited(x, y, scale));
  }

  #limited(x, y, wanted) {
    const scale = clamp(wanted, this.whole, this.max);
    const within = (centre, length, pixels) => {
      const half = (pixels / 2 - MARGIN) / scale;
      return half * 2 >= length ? length / 2 : clamp(centre, half, length - half);
    };
    return {
      x: within(x, this.layout.width, this.width),
      y: within(y, this.layout.height, this.height),
      scale,
    };
  }

  /** Return the point of the wall at a pixel. */
  pointAt(across, down) {
    return [
      this.x + (across - this.width / 2) / this.scale,
      this.y + (down - this.height / 2) / this.scale,
    ];
  }

  /** The pixel at the left top corner of the wall. */
  get origin() {
    return [this.width / 2 - this.x * this.scale, this.height / 2 - this.y * this.scale];
  }

  /** The edges of the part in view: left, top, right, bottom. */
  get edges() {
    return [...this.pointAt(0, 0), ...this.pointAt(this.width, this.height)];
  }

  /** Return the same view for a canvas with fewer pixels: one pixel for `times` pixels in a row. */
  reduced(times) {
    return {
      width: this.width / times,
      height: this.height / times,
      scale: this.scale / times,
      edges: this.edges,
      origin: this.origin.map((start) => start / times),
    };
  }

  /** Return centre and scale after a zoom that keeps the pixel (`across`, `down`) where it is. */
  zoomed(factor, across = this.width / 2, down = this.height / 2) {
    const scale = clamp(this.scale * factor, this.whole, this.max);
    const [x, y] = this.pointAt(across, down);
    return [x - (across - this.width / 2) / scale, y - (down - this.height / 2) / scale, scale];
  }

  /** Return the centre and scale that show one block. */
  around({ x, y, width, height }) {
    const tall = height + this.layout.room;
    const scale = Math.min((0.86 * this.width) / width, (0.92 * this.height) / tall);
    return [x + width / 2, y + tall / 2, scale];
  }

  /** Return whether a board is entirely in view. */
  sees({ x, y }) {
    const [left, top, right, bottom] = this.edges;
    return x >= left && y >= top && x + this.layout.n <= right && y + this.layout.n <= bottom;
  }

  /** Start a flight to a centre and scale; `step` continues it. */
  fly(x, y, scale) {
    const from = { x: this.x, y: this.y, scale: this.scale };
    const to = this.#limited(x, y, scale);
    this.#flight = { from, to, start: undefined };
  }

  /** Move to the position of the flight at the time `now`. Return true until the flight ends. */
  step(now) {
    const flight = this.#flight;
    if (!flight) return false;
    flight.start ??= now;
    const part = Math.min(1, (now - flight.start) / FLIGHT);
    const eased = 1 - (1 - part) ** 3;
    const { from, to } = flight;
    const scale = from.scale * (to.scale / from.scale) ** eased;
    // The centre moves so that one point stays in place: a zoom by a button looks like one by the
    // wheel.
    const share =
      to.scale === from.scale
        ? eased
        : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
    this.x = from.x + (to.x - from.x) * share;
    this.y = from.y + (to.y - from.y) * share;
    this.scale = scale;
    if (part === 1) this.#flight = undefined;
    return part < 1;
  }

  /** The scale at the end of the flight. */
  get goal() {
    return this.#flight?.to.scale ?? this.scale;
  }
}

// A frame is late if it comes more milliseconds than this after the previous one.
const LATE = 24;
// Milliseconds without a move after which the wall stands still.
const PAUSE = 150;
// The late frames in succession after which the machine counts as slow.
const PATIENCE = 3;

/** Measures the frames of a figure, to draw fewer pixels if they are slow. */
export class Pace {
  #last = 0;
  #late = 0;
  #isSlow = false;

  /** Return how many pixels of the screen, in a row, one pixel of the canvas stands for. It is 1
      unless the wall moves and frames have been late.
      @param {number} now  the time of the frame
      @param {number} ratio  pixels of the screen in a CSS pixel */
  times(now, isMoving, ratio) {
    const gap = now - this.#last;
    this.#last = now;
    this.#late = isMoving && gap > LATE && gap < PAUSE ? this.#late + 1 : 0;
    this.#isSlow ||= this.#late >= PATIENCE;
    return isMoving && this.#isSlow ? ratio : 1;
  }

  /** Milliseconds without a move after which all pixels are drawn. */
  get pause() {
    return PAUSE;
  }
}
