/* The position of each board of the wall, in squares: an orbit is a block, and blocks flow in rows.

   A block of eight has four turned boards in its left column and their mirror images in its right
   one. Smaller orbits have one column and take half the width. */

// The squares between the boards of an orbit.
const GAP = 1;
// The slots of an orbit of 8; smaller orbits have one slot.
const HALVES = 2;
// The most orbits of 8 in a row.
const MAX_ACROSS = 300;
// The weight of an empty part of the last row, relative to a wrong shape. It is less if there are
// many rows, because then one sees the shape and not the last row.
const WASTE = 1;

/** Return the slot at which each block starts, and the number of slots, as if all blocks were in
    one row. An orbit of 8 starts at an even slot. */
function flow(orbits) {
  let slots = 0;
  const starts = orbits.map(({ size }) => {
    if (size === 8) slots += slots % HALVES;
    const start = slots;
    slots += size === 8 ? HALVES : 1;
    return start;
  });
  return { starts, slots };
}

/** Break the flow into rows, so that width by height of the wall is close to `ratio` and the last
    row is nearly full. */
function bestFlow(orbits, { orbitWidth, between, rowHeight }, ratio) {
  const { starts, slots } = flow(orbits);
  let best = { cost: Infinity };
  for (let across = 1; across <= MAX_ACROSS; across++) {
    const inRow = HALVES * across;
    const rows = Math.ceil(slots / inRow);
    const shape = (across * orbitWidth - between) / (rows * rowHeight);
    const cost =
      Math.abs(Math.log(shape / ratio)) + (WASTE * (rows - slots / inRow)) / Math.sqrt(rows);
    if (cost < best.cost) best = { starts, inRow, rows, cost };
  }
  return best;
}

/** Return the block of an orbit.
    @param {number} first  the id of its first board; ids count the boards of the wall */
function blockOf({ label, size, boards }, n, left, top, first) {
  const step = n + GAP;
  const rows = Math.min(4, size);
  const placedBoards = boards.map((board, index) => ({
    ...board,
    id: first + index,
    x: left + Math.floor(index / rows) * step,
    y: top + (index % rows) * step,
  }));
  const width = (size / rows) * step - GAP;
  const height = rows * step - GAP;
  return { label, size, boards: placedBoards, x: left, y: top, width, height };
}

/** All blocks of one N, with methods that find them. */
export class Layout {
  // For each slot of each row the index of its block, or -1.
  #grid;
  #inRow;
  // The width of a slot.
  #half;

  /** @param {number} ratio  of width and height */
  constructor(orbits, ratio) {
    const n = orbits[0].boards[0].columns.length;
    const between = Math.max(2, Math.round(n / 4));
    const rows = Math.max(...orbits.map(({ size }) => Math.min(4, size)));
    const measures = {
      between,
      orbitWidth: 2 * n + GAP + between,
      rowHeight: rows * (n + GAP) - GAP + Math.round(0.3 * n + 1.6),
    };
    const best = bestFlow(orbits, measures, ratio);
    Object.assign(this, { n, ratio });
    // Room for a label below a block.
    this.room = Math.round(0.3 * n + 1.6);
    this.rowHeight = measures.rowHeight;
    this.#inRow = best.inRow;
    this.#half = measures.orbitWidth / HALVES;
    this.#fill(orbits, best);
    this.width = Math.max(...this.blocks.map(({ x, width }) => x + width));
    this.height = best.rows * this.rowHeight - this.room * 0.5;
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

  /** The first block as high as a row: the part of the wall before it is half empty. */
  get firstHigh() {
    const { blocks } = this;
    return blocks.find(({ height }) => height === blocks.at(-1).height);
  }

  /** Return the blocks that meet a rectangle, and perhaps a few close to it. */
  blocksIn(left, top, right, bottom) {
    const lastRow = Math.min(
      this.#grid.length / this.#inRow - 1,
      Math.floor(bottom / this.rowHeight),
    );
    const lastHalf = Math.min(this.#inRow - 1, Math.floor(right / this.#half));
    const blocks = new Set();
    for (let row = Math.max(0, Math.floor(top / this.rowHeight)); row <= lastRow; row++) {
      for (let half = Math.max(0, Math.floor(left / this.#half)); half <= lastHalf; half++) {
        const index = this.#grid[row * this.#inRow + half];
        if (index >= 0) blocks.add(this.blocks[index]);
      }
    }
    return blocks;
  }

  /** Return the board at a point, or undefined. If several boards are in reach, return the one whose
      middle is nearest.
      @param {number} [reach]  how far outside the board the point may be, in squares */
  boardAt(x, y, reach = 0) {
    const { n } = this;
    const away = (board) => Math.hypot(board.x + n / 2 - x, board.y + n / 2 - y);
    const isNear = (position, start) => position >= start - reach && position < start + n + reach;
    return [...this.blocksIn(x - reach, y - reach, x + reach, y + reach)]
      .flatMap(({ boards }) => boards)
      .filter((board) => isNear(x, board.x) && isNear(y, board.y))
      .toSorted((one, other) => away(one) - away(other))[0];
  }

  /** Return the image `number` of the orbit `label`, or undefined if the layout does not have it. */
  boardNamed(label, number) {
    return this.blocks.find((block) => block.label === label)?.boards[number - 1];
  }

  /** Return the next board in a direction, or undefined at the edge of the wall. */
  next({ x, y }, [across, down]) {
    const half = this.n / 2;
    for (let step = 1; step < 4 * this.n; step++) {
      const pointX = x + half + across * (half + step);
      const pointY = y + half + down * (half + step);
      const board = this.boardAt(pointX, pointY);
      if (board) return board;
    }
    return undefined;
  }
}
