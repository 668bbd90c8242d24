/* The part of the wall that is in view: its centre in squares, and its scale, the pixels of a
   square's side. */

// The part of the canvas's shorter side that one board may take at most.
const MAX_SHARE = 0.8;
// The milliseconds that the view takes to glide to another part.
const FLIGHT = 180;
// The space around the whole wall, in pixels.
const MARGIN = 12;
// The least width of a square, in CSS pixels, at which queens are visible.
const SEEN = 5;

const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/** Return the width and the height of a canvas without the space around the wall, in pixels. */
export const insideOf = (width, height) => ({
  across: width - 2 * MARGIN,
  down: height - 2 * MARGIN,
});

/** The view of a layout on a canvas. `x` and `y` are its centre. */
export class View {
  x = 0;
  y = 0;
  scale = 1;
  width = 1;
  height = 1;
  #flight;

  /** Set the layout and the size of the canvas. If the view shows the same wall already, keep the
      part that is in view. Otherwise show the part with which the wall opens.
      @param {import("./wall-layout.js").Layout} layout
      @param {number} width  of the canvas, in its pixels
      @param {number} height  of the canvas, in its pixels
      @param {number} ratio  the number of the canvas's pixels in a CSS pixel */
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

  /** Return the scale with which the wall opens. It shows the whole wall if queens are visible
      then. Otherwise it shows as many whole rows as the canvas has room for.
      @param {number} down  the height of the canvas without the space around the wall */
  #openingScale(down, ratio) {
    if (this.whole >= SEEN * ratio) return this.whole;
    const { rowHeight, room } = this.layout;
    const rows = Math.max(1, Math.floor(down / (SEEN * ratio * rowHeight)));
    return down / (rows * rowHeight - room / 2);
  }

  /** Whether the view shows the part with which the wall opens. */
  get isOpening() {
    const [x, y, scale] = this.opening ?? [];
    const isNear = (one, other) => Math.abs(one - other) < 1e-3;
    return isNear(this.scale, scale) && isNear(this.x, x) && isNear(this.y, y);
  }

  /** Whether the view shows the whole wall. */
  get isWhole() {
    return this.scale <= this.whole * 1.01;
  }

  /** Move the view to a centre and a scale without gliding, within the limits of the wall. */
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

  /** Return the point of the wall at a pixel of the canvas, in squares. */
  pointAt(across, down) {
    return [
      this.x + (across - this.width / 2) / this.scale,
      this.y + (down - this.height / 2) / this.scale,
    ];
  }

  /** The pixel of the canvas at the top left corner of the wall. */
  get origin() {
    return [this.width / 2 - this.x * this.scale, this.height / 2 - this.y * this.scale];
  }

  /** The edges of the part in view, in squares: left, top, right, bottom. */
  get edges() {
    return [...this.pointAt(0, 0), ...this.pointAt(this.width, this.height)];
  }

  /** Return this view for a canvas whose pixels are `times` as wide, so that it has fewer
      pixels. */
  reduced(times) {
    return {
      width: this.width / times,
      height: this.height / times,
      scale: this.scale / times,
      edges: this.edges,
      origin: this.origin.map((start) => start / times),
    };
  }

  /** Return the centre and the scale after a zoom around the pixel (`across`, `down`), by default
      the middle. The point of the wall at this pixel stays there. */
  zoomed(factor, across = this.width / 2, down = this.height / 2) {
    const scale = clamp(this.scale * factor, this.whole, this.max);
    const [x, y] = this.pointAt(across, down);
    return [x - (across - this.width / 2) / scale, y - (down - this.height / 2) / scale, scale];
  }

  /** Return the centre and the scale at which a block fills the canvas. */
  around({ x, y, width, height }) {
    const tall = height + this.layout.room;
    const scale = Math.min((0.86 * this.width) / width, (0.92 * this.height) / tall);
    return [x + width / 2, y + tall / 2, scale];
  }

  /** Return whether all of a board is in view. */
  sees({ x, y }) {
    const [left, top, right, bottom] = this.edges;
    return x >= left && y >= top && x + this.layout.n <= right && y + this.layout.n <= bottom;
  }

  /** Begin to glide to a centre and a scale. Call `step` at each frame to go on. */
  fly(x, y, scale) {
    const from = { x: this.x, y: this.y, scale: this.scale };
    const to = this.#limited(x, y, scale);
    this.#flight = { from, to, start: undefined };
  }

  /** Move the view to where it is at the time `now`, while it glides. Return whether it has to
      glide on. */
  step(now) {
    const flight = this.#flight;
    if (!flight) return false;
    flight.start ??= now;
    const part = Math.min(1, (now - flight.start) / FLIGHT);
    const eased = 1 - (1 - part) ** 3;
    const { from, to } = flight;
    const scale = from.scale * (to.scale / from.scale) ** eased;
    // The centre moves so that one point of the wall keeps its place, as in a zoom by the wheel.
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

  /** The scale of the view, or the scale at the end if it is gliding. */
  get goal() {
    return this.#flight?.to.scale ?? this.scale;
  }
}

// A frame is late if it comes more than this number of milliseconds after the previous one.
const LATE = 24;
// If the wall has not moved for this number of milliseconds, it stands still.
const PAUSE = 150;
// After this number of late frames one after another, the machine counts as slow.
const PATIENCE = 3;

/** Measures the time between frames. If frames are late, it tells the figure to draw fewer
    pixels. */
export class Pace {
  #last = 0;
  #late = 0;
  #isSlow = false;

  /** Return the width of a pixel of the canvas, in pixels of the screen. It is 1 unless the wall is
      moving and frames have been late.
      @param {number} now  the time of the frame
      @param {boolean} isMoving  whether the wall is moving
      @param {number} ratio  the number of the screen's pixels in a CSS pixel */
  times(now, isMoving, ratio) {
    const gap = now - this.#last;
    this.#last = now;
    this.#late = isMoving && gap > LATE && gap < PAUSE ? this.#late + 1 : 0;
    this.#isSlow ||= this.#late >= PATIENCE;
    return isMoving && this.#isSlow ? ratio : 1;
  }

  /** The milliseconds without a move after which the wall counts as standing still. */
  get pause() {
    return PAUSE;
  }
}
