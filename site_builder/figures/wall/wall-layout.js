/* Where each board of the wall is, in squares: an orbit is a block, and blocks flow in rows.

   A block of eight has four turned boards in its left column and their mirror images in its right one.
   Smaller orbits are one column, and take half the width. */

const GAP = 1; // between the boards of an orbit
const HALVES = 2; // of the place of an orbit of 8
const MAX_ACROSS = 300;
const WASTE = 0.3; // how much an empty part of the last row counts, against a wrong shape

/** The half places at which blocks begin, and how many there are, as if all were in one row. */
function flow(orbits) {
  let places = 0;
  const starts = orbits.map(({ size }) => {
    if (size === 8) places += places % HALVES;
    const start = places;
    places += size === 8 ? HALVES : 1;
    return start;
  });
  return { starts, places };
}

/** The flow in rows whose wall is nearest to a ratio of width and height. */
function bestFlow(orbits, { place, between, rowHeight }, ratio) {
  const { starts, places } = flow(orbits);
  let best = { cost: Infinity };
  for (let across = 1; across <= MAX_ACROSS; across++) {
    const inRow = HALVES * across;
    const rows = Math.ceil(places / inRow);
    const shape = (across * place - between) / (rows * rowHeight);
    const cost = Math.abs(Math.log(shape / ratio)) + WASTE * (rows - places / inRow);
    if (cost < best.cost) best = { starts, inRow, rows, cost };
  }
  return best;
}

/** The block of an orbit at the left top corner, with its boards. */
function blockOf({ label, size, boards }, n, left, top, first) {
  const step = n + GAP;
  const rows = Math.min(4, size);
  const placed = boards.map((board, place) => ({
    ...board,
    id: first + place,
    x: left + Math.floor(place / rows) * step,
    y: top + (place % rows) * step,
  }));
  const columns = size / rows;
  const [width, height] = [columns, rows].map((count) => count * step - GAP);
  return { label, size, boards: placed, x: left, y: top, width, height };
}

/** All blocks of one N, with what finds them. */
export class Layout {
  #grid; // for each half place of each row the index of its block, or -1
  #inRow;
  #half; // width of half a place

  /** @param {number} ratio  of width and height */
  constructor(orbits, ratio) {
    const n = orbits[0].boards[0].columns.length;
    const between = Math.max(2, Math.round(n / 4));
    const rows = Math.max(...orbits.map(({ size }) => Math.min(4, size)));
    const measures = {
      between,
      place: 2 * n + GAP + between,
      rowHeight: rows * (n + GAP) - GAP + Math.round(0.3 * n + 1.6),
    };
    const found = bestFlow(orbits, measures, ratio);
    Object.assign(this, { n, ratio });
    this.room = Math.round(0.3 * n + 1.6); // for a label below a block
    this.rowHeight = measures.rowHeight;
    this.#inRow = found.inRow;
    this.#half = measures.place / HALVES;
    this.#fill(orbits, found);
    this.width = Math.max(...this.blocks.map(({ x, width }) => x + width));
    this.height = found.rows * this.rowHeight - this.room * 0.5;
    this.boards = this.blocks.flatMap(({ boards }) => boards);
  }

  #fill(orbits, { starts, rows }) {
    let first = 0;
    this.#grid = new Int32Array(rows * this.#inRow).fill(-1);
    this.blocks = orbits.map((orbit, index) => {
      const start = starts[index];
      this.#grid.fill(index, start, start + (orbit.size === 8 ? HALVES : 1));
      const row = Math.floor(start / this.#inRow);
      const block = blockOf(
        orbit,
        this.n,
        (start % this.#inRow) * this.#half,
        row * this.rowHeight,
        first,
      );
      first += orbit.size;
      return block;
    });
  }

  /** The blocks that meet a rectangle. */
  blocksIn(left, top, right, bottom) {
    const lastRow = Math.min(
      this.#grid.length / this.#inRow - 1,
      Math.floor(bottom / this.rowHeight),
    );
    const lastHalf = Math.min(this.#inRow - 1, Math.floor(right / this.#half));
    const found = new Set();
    for (let row = Math.max(0, Math.floor(top / this.rowHeight)); row <= lastRow; row++) {
      for (let half = Math.max(0, Math.floor(left / this.#half)); half <= lastHalf; half++) {
        const index = this.#grid[row * this.#inRow + half];
        if (index >= 0) found.add(this.blocks[index]);
      }
    }
    return found;
  }

  /** The board at a point, or undefined.
      @param {number} [reach]  how far beside it the point may be */
  boardAt(x, y, reach = 0) {
    const { n } = this;
    const away = (board) => Math.hypot(board.x + n / 2 - x, board.y + n / 2 - y);
    const isNear = (at, start) => at >= start - reach && at < start + n + reach;
    return [...this.blocksIn(x - reach, y - reach, x + reach, y + reach)]
      .flatMap(({ boards }) => boards)
      .filter((board) => isNear(x, board.x) && isNear(y, board.y))
      .toSorted((one, other) => away(one) - away(other))[0];
  }

  /** The board with a label and a number, or undefined. */
  boardNamed(label, number) {
    return this.blocks.find((block) => block.label === label)?.boards[number - 1];
  }

  /** The next board in a direction, or undefined. */
  next({ x, y }, [across, down]) {
    const half = this.n / 2;
    for (let step = 1; step < 4 * this.n; step++) {
      const found = this.boardAt(
        x + half + across * (half + step),
        y + half + down * (half + step),
      );
      if (found) return found;
    }
    return undefined;
  }
}
