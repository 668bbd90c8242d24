/* The layout of the wall: the position of each board, in squares. Each orbit is a block, and the
   blocks stand in rows.

   The block of an orbit of eight has the four turned boards in its left column, and their mirror
   images in its right column. The block of a smaller orbit has one column and half the width. */

// The space between the boards of an orbit, in squares.
const GAP = 1;
// The number of slots that a block with two columns takes in a row. A block with one column takes
// one slot.
const HALVES = 2;
// The most blocks of eight boards in a row.
const MAX_ACROSS = 300;
// How much an empty part of the last row counts against a layout, compared with a wrong shape. With
// many rows it counts less, because one does not see the last row then.
const WASTE = 1;

/** Return the slot at which each block starts, and the number of slots, if all blocks were in one
    row. A block with two columns starts at an even slot. */
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

/** Return the best way to break the blocks into rows: the width of the wall divided by its height
    is close to `ratio`, and the last row is nearly full. */
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

/** Return the block of an orbit, with the positions of its boards.
    @param {object} orbit
    @param {number} left  the left edge of the block
    @param {number} top  the top edge of the block
    @param {number} first  the id of its first board; boards of the wall are numbered from 0 */
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

/** All blocks of the wall of an N, with methods that find blocks and boards. */
export class Layout {
  // The index of the block in each slot, row by row; -1 if the slot is empty.
  #grid;
  #inRow;
  // The width of a slot, in squares.
  #half;

  /** @param {object[]} orbits
      @param {number} ratio  the width of the wall divided by its height */
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
    // The height of the space for a label below a block, in squares.
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

  /** The first block that is as high as a row. Smaller blocks come before it, so that part of the
      wall is half empty. */
  get firstHigh() {
    const { blocks } = this;
    return blocks.find(({ height }) => height === blocks.at(-1).height);
  }

  /** Return the blocks that overlap a rectangle, given by its edges. There may be a few more that
      are close to it. */
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

  /** Return the board at a point, or undefined if there is no board. If several boards are in
      reach, return the board whose middle is nearest.
      @param {number} [reach]  how far the point may be outside of the board, in squares */
  boardAt(x, y, reach = 0) {
    const { n } = this;
    const away = (board) => Math.hypot(board.x + n / 2 - x, board.y + n / 2 - y);
    const isNear = (position, start) => position >= start - reach && position < start + n + reach;
    return [...this.blocksIn(x - reach, y - reach, x + reach, y + reach)]
      .flatMap(({ boards }) => boards)
      .filter((board) => isNear(x, board.x) && isNear(y, board.y))
      .toSorted((one, other) => away(one) - away(other))[0];
  }

  /** Return the image with this number of the orbit with this label, or undefined if the wall does
      not have it. */
  boardNamed(label, number) {
    return this.blocks.find((block) => block.label === label)?.boards[number - 1];
  }

  /** Return the next board from a board in a direction; undefined if there is no further board.
      @param {{x: number, y: number}} board
      @param {[across: number, down: number]} direction */
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
