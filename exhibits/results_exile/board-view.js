/* The part of a board without end that is in view: its left bottom corner, in squares, and its
   scale, in pixels a square. Column 0 is at the left, row 0 at the bottom. */

// The largest scale, in pixels a square.
const MAX_SCALE = 64;

const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/** The view of the first `last` columns and rows. */
export class BoardView {
  left = 0;
  bottom = 0;
  scale = 24;
  width = 1;
  height = 1;

  constructor(last) {
    this.last = last;
  }

  /** The scale at which the board fills the longer side of the view. */
  get leastScale() {
    return Math.max(this.width, this.height) / this.last;
  }

  /** Take over the size of the picture, in pixels. The left bottom corner stays in view. */
  resize(width, height) {
    Object.assign(this, { width, height });
    this.show(this.left, this.bottom, this.scale);
  }

  /** Show the part with this left bottom corner, within the limits of the board. */
  show(left, bottom, wantedScale) {
    this.scale = clamp(wantedScale, this.leastScale, MAX_SCALE);
    this.left = clamp(left, 0, this.last - this.width / this.scale);
    this.bottom = clamp(bottom, 0, this.last - this.height / this.scale);
  }

  /** Move the board by pixels to the right and down. */
  move(across, down) {
    this.show(this.left - across / this.scale, this.bottom + down / this.scale, this.scale);
  }

  /** Zoom. The point at the pixel (`x`, `y`) stays where it is, unless it is at the edge. */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const [column, row] = this.pointAt(x, y);
    const scale = clamp(this.scale * factor, this.leastScale, MAX_SCALE);
    this.show(column - x / scale, row - (this.height - y) / scale, scale);
  }

  /** Show a square in the middle. */
  centre(column, row, scale) {
    const half = 0.5 / scale;
    this.show(column + 0.5 - this.width * half, row + 0.5 - this.height * half, scale);
  }

  /** Return the point of the board at a pixel, in columns and rows. */
  pointAt(x, y) {
    return [this.left + x / this.scale, this.bottom + (this.height - y) / this.scale];
  }

  /** Return the pixel of a point of the board. */
  pixelOf(column, row) {
    return [(column - this.left) * this.scale, this.height - (row - this.bottom) * this.scale];
  }

  /** The first and the last column in view, and the first and the last row. */
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

/** Return the numbers from `first` to `last` that get a label: multiples of 1, 2 or 5 times a power
    of ten, at least `gap` apart. */
export function ticks(first, last, gap) {
  const power = 10 ** Math.floor(Math.log10(Math.max(gap, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= gap);
  const start = Math.ceil(first / step);
  const count = Math.floor(last / step) - start + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (start + index) * step);
}
