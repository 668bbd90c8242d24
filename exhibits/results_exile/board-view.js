/* The part of a board without end that is in view: its lower left corner in squares, and its scale,
   the pixels of a square's side. Column 0 is at the left, row 0 at the bottom. */

// The largest scale.
const MAX_SCALE = 64;

const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/** A view of a board that has `last` columns and rows. */
export class BoardView {
  left = 0;
  bottom = 0;
  scale = 24;
  width = 1;
  height = 1;

  constructor(last) {
    this.last = last;
  }

  /** The scale at which the whole board fills the longer side of the view. */
  get leastScale() {
    return Math.max(this.width, this.height) / this.last;
  }

  /** Set the size of the view in pixels. Its lower left corner stays the same. */
  resize(width, height) {
    Object.assign(this, { width, height });
    this.show(this.left, this.bottom, this.scale);
  }

  /** Show the part of the board with this lower left corner at this scale, as far as the limits
      allow.
      @param {number} left  the corner in columns
      @param {number} bottom  the corner in rows
      @param {number} wantedScale  pixels for the side of a square */
  show(left, bottom, wantedScale) {
    this.scale = clamp(wantedScale, this.leastScale, MAX_SCALE);
    this.left = clamp(left, 0, this.last - this.width / this.scale);
    this.bottom = clamp(bottom, 0, this.last - this.height / this.scale);
  }

  /** Move the board in the view by `across` pixels to the right and `down` pixels down. */
  move(across, down) {
    this.show(this.left - across / this.scale, this.bottom + down / this.scale, this.scale);
  }

  /** Multiply the scale by `factor`. The point of the board at the pixel (`x`, `y`), by default the
      middle, keeps its place unless the board ends there. */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const [column, row] = this.pointAt(x, y);
    const scale = clamp(this.scale * factor, this.leastScale, MAX_SCALE);
    this.show(column - x / scale, row - (this.height - y) / scale, scale);
  }

  /** Show a square in the middle of the view. */
  centre(column, row, scale) {
    const half = 0.5 / scale;
    this.show(column + 0.5 - this.width * half, row + 0.5 - this.height * half, scale);
  }

  /** Return the point of the board at a pixel of the view, in columns and rows. */
  pointAt(x, y) {
    return [this.left + x / this.scale, this.bottom + (this.height - y) / this.scale];
  }

  /** Return the pixel of the view at a point of the board, in columns and rows. */
  pixelOf(column, row) {
    return [(column - this.left) * this.scale, this.height - (row - this.bottom) * this.scale];
  }

  /** The first and the last column in view, then the lowest and the highest row. */
  get edges() {
    const lastIn = (start, pixels) =>
      Math.min(Math.ceil(start + pixels / this.scale), this.last) - 1;
    return [
      Math.floor(this.left),
      lastIn(this.left, this.width),
      Math.floor(this.bottom),
      lastIn(this.bottom, this.height),
    ];
  }
}

/** Return the numbers from `first` to `last` at which the edge has a label. They are multiples of
    1, 2 or 5 times a power of ten, and at least `gap` apart. */
export function ticks(first, last, gap) {
  const power = 10 ** Math.floor(Math.log10(Math.max(gap, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= gap);
  const start = Math.ceil(first / step);
  const count = Math.floor(last / step) - start + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (start + index) * step);
}
