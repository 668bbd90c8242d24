/* Which part of the wall is seen: its centre, in squares, and its scale, in pixels a square. */

const MAX_SHARE = 0.8; // of the canvas, for one board
const FLIGHT = 180; // milliseconds
const MARGIN = 12; // pixels around the whole wall

const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/** The view of a layout on a canvas. */
export class View {
  x = 0;
  y = 0;
  scale = 1;
  width = 1;
  height = 1;
  #flight;

  /** Show the whole of another layout, or keep the part that is seen of this one.
      @param {number} width  of the canvas */
  fit(layout, width, height) {
    const isZoomed = this.layout?.n === layout.n && !this.isWhole;
    const [x, y] = isZoomed
      ? [(this.x / this.layout.width) * layout.width, (this.y / this.layout.height) * layout.height]
      : [];
    Object.assign(this, { layout, width, height });
    this.whole = Math.min(
      (width - 2 * MARGIN) / layout.width,
      (height - 2 * MARGIN) / layout.height,
    );
    this.max = Math.max(this.whole, (MAX_SHARE * Math.min(width, height)) / layout.n);
    if (isZoomed) this.set(x, y, this.scale);
    else this.set(layout.width / 2, layout.height / 2, this.whole);
  }

  /** Whether all of the wall is seen. */
  get isWhole() {
    return this.scale <= this.whole * 1.01;
  }

  /** Go there at once, as far as the wall reaches. */
  set(x, y, scale) {
    this.#flight = undefined;
    Object.assign(this, this.#limited(x, y, scale));
  }

  #limited(x, y, wanted) {
    const scale = clamp(wanted, this.whole, this.max);
    const within = (at, length, pixels) => {
      const half = (pixels / 2 - MARGIN) / scale;
      return half * 2 >= length ? length / 2 : clamp(at, half, length - half);
    };
    return {
      x: within(x, this.layout.width, this.width),
      y: within(y, this.layout.height, this.height),
      scale,
    };
  }

  /** The point of the wall at a pixel. */
  pointAt(across, down) {
    return [
      this.x + (across - this.width / 2) / this.scale,
      this.y + (down - this.height / 2) / this.scale,
    ];
  }

  /** Where the wall begins, in pixels. */
  get origin() {
    return [this.width / 2 - this.x * this.scale, this.height / 2 - this.y * this.scale];
  }

  /** The edges of the part that is seen: left, top, right, bottom. */
  get edges() {
    return [...this.pointAt(0, 0), ...this.pointAt(this.width, this.height)];
  }

  /** What a canvas with fewer pixels shows of it: one for `times` in a row. */
  reduced(times) {
    const [width, height, scale] = [this.width, this.height, this.scale].map(
      (length) => length / times,
    );
    return {
      width,
      height,
      scale,
      edges: this.edges,
      origin: this.origin.map((start) => start / times),
    };
  }

  /** The centre and scale after a zoom that keeps a pixel where it is. */
  zoomed(factor, across = this.width / 2, down = this.height / 2) {
    const scale = clamp(this.scale * factor, this.whole, this.max);
    const [x, y] = this.pointAt(across, down);
    return [x - (across - this.width / 2) / scale, y - (down - this.height / 2) / scale, scale];
  }

  /** The centre and scale that show one block. */
  around({ x, y, width, height }) {
    const tall = height + this.layout.room;
    return [
      x + width / 2,
      y + tall / 2,
      Math.min((0.86 * this.width) / width, (0.92 * this.height) / tall),
    ];
  }

  /** Whether a board is wholly seen. */
  sees({ x, y }) {
    const [left, top, right, bottom] = this.edges;
    return x >= left && y >= top && x + this.layout.n <= right && y + this.layout.n <= bottom;
  }

  /** Begin to move; `step` goes on with it. */
  fly(x, y, scale) {
    const [from, to] = [{ x: this.x, y: this.y, scale: this.scale }, this.#limited(x, y, scale)];
    this.#flight = { from, to, start: undefined };
  }

  /** Move to where a flight is at a time; true while it goes on. */
  step(now) {
    const flight = this.#flight;
    if (!flight) return false;
    flight.start ??= now;
    const part = Math.min(1, (now - flight.start) / FLIGHT);
    const eased = 1 - (1 - part) ** 3;
    const { from, to } = flight;
    const scale = from.scale * (to.scale / from.scale) ** eased;
    // The centre moves so that one point stays where it is: a zoom and a turn of the wheel look alike.
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

  /** The scale that a flight leads to. */
  get goal() {
    return this.#flight?.to.scale ?? this.scale;
  }
}

const LATE = 24; // milliseconds between two frames
const PAUSE = 150; // milliseconds after which the wall stands still
const PATIENCE = 3; // late frames in a row

/** Watches the frames of a figure. */
export class Pace {
  #last = 0;
  #late = 0;
  #isSlow = false;

  /** How many pixels of the screen one of the canvas stands for, in a row.
      @param {number} now  the time of the frame
      @param {number} ratio  pixels of the screen in a CSS pixel */
  times(now, isMoving, ratio) {
    const gap = now - this.#last;
    this.#last = now;
    this.#late = isMoving && gap > LATE && gap < PAUSE ? this.#late + 1 : 0;
    this.#isSlow ||= this.#late >= PATIENCE;
    return isMoving && this.#isSlow ? ratio : 1;
  }

  /** After how many milliseconds without a move all pixels are drawn. */
  get pause() {
    return PAUSE;
  }
}
