/* The wall from afar: tiles of pixels, each made once. At level s a square is 2^s pixels wide. */

/** The coarsest level. */
export const LEAST_LEVEL = -3;
const SIDE = 512; // pixels of a tile
const MAX_TILES = 120; // about 1 MB each
const SAMPLES = 4; // a side, of a pixel at the edge of a queen
const SHRUNK = -1; // the level whose tiles are made of finer ones
const RADIUS = 0.42; // of a queen, in squares

const word = ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** How much of one pixel of a square of `side` pixels a queen covers. */
function covered(side, index) {
  let hits = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const x = ((index % side) + ((sample % SAMPLES) + 0.5) / SAMPLES) / side - 0.5;
    const y =
      (Math.floor(index / side) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / side - 0.5;
    if (Math.hypot(x, y) < RADIUS) hits++;
  }
  return hits / (SAMPLES * SAMPLES);
}

/** The pixels of a square with a queen. */
function stamp({ ground, queen }, side) {
  const boost = side < 3 ? 1.3 : 1; // a queen of one pixel would be pale
  return Uint32Array.from({ length: side * side }, (_, index) => {
    const part = Math.min(1, covered(side, index) * boost);
    return word(
      ground.map((value, channel) => Math.round(value + (queen[channel] - value) * part)),
    );
  });
}

/** Write a board into the pixels of a tile whose corner is at `left` and `top`. */
function writeBoard(pixels, { x, y, columns }, { ground, squares }, side, left, top) {
  const length = columns.length * side;
  const [fromX, fromY] = [Math.round(x * side) - left, Math.round(y * side) - top];
  const [startX, endX] = [Math.max(0, fromX), Math.min(SIDE, fromX + length)];
  if (startX >= endX) return;
  for (let down = Math.max(0, fromY); down < Math.min(SIDE, fromY + length); down++) {
    const row = Math.floor((down - fromY) / side);
    const line = (down - fromY) % side;
    pixels.fill(ground, down * SIDE + startX, down * SIDE + endX);
    const queenX = fromX + columns[row] * side;
    for (let across = 0; across < side; across++) {
      const at = queenX + across;
      if (at >= 0 && at < SIDE) pixels[down * SIDE + at] = squares[line * side + across];
    }
  }
}

/** Write a board of a few pixels, in the mean of its colours. */
function writeSmallBoard(pixels, { x, y, columns }, { mean }, side, left, top) {
  const length = columns.length * side;
  const [startX, startY] = [x * side - left, y * side - top];
  const [endX, endY] = [Math.min(SIDE, startX + length), Math.min(SIDE, startY + length)];
  for (let down = Math.max(0, Math.floor(startY)); down < endY; down++) {
    const high = Math.min(endY, down + 1) - Math.max(startY, down);
    for (let across = Math.max(0, Math.floor(startX)); across < endX; across++) {
      const part = high * (Math.min(endX, across + 1) - Math.max(startX, across)); // of the pixel
      const before = pixels[down * SIDE + across];
      const blended = mean.map((value, channel) => {
        const old = (before >>> (8 * channel)) & 255;
        return old + (value - old) * part;
      });
      pixels[down * SIDE + across] = word(blended);
    }
  }
}

/** The mean colour of a board of n rows. */
function meanOf({ ground, queen }, n) {
  const part = (Math.PI * RADIUS ** 2) / n;
  return ground.map((value, channel) => value + (queen[channel] - value) * part);
}

/** The tiles of one layout in the colours of its groups. */
export class Tiles {
  #known = new Map();
  #stamps = new Map(); // by level
  #layout;
  #colours;
  #paper;

  constructor(layout, colours, paper) {
    this.#layout = layout;
    this.#colours = colours;
    this.#paper = word(paper);
  }

  /** Forget all tiles. */
  close() {
    for (const tile of this.#known.values()) tile.close();
    this.#known.clear();
  }

  /** Draw the part of the wall that a view shows. Where a tile is not there when the time is over, a
      coarser one takes its place; true if another frame will show more.
      @param {number} until  a time of `performance.now` */
  draw(context, view, level, until) {
    const length = SIDE / 2 ** level; // of a tile, in squares
    const [left, top, right, bottom] = view.edges;
    const [originX, originY] = view.origin;
    const { width, height } = this.#layout;
    let isUnfinished = false;
    for (
      let down = Math.max(0, Math.floor(top / length));
      down * length < Math.min(bottom, height);
      down++
    ) {
      for (
        let across = Math.max(0, Math.floor(left / length));
        across * length < Math.min(right, width);
        across++
      ) {
        const tile = this.#tile(level, across, down, until);
        const source = tile ? [tile, 0, 0, SIDE, SIDE] : this.#coarse(level, across, down);
        isUnfinished ||= !tile;
        if (!source) continue;
        // Rounded edges leave no seams.
        const [x, y] = [
          originX + across * length * view.scale,
          originY + down * length * view.scale,
        ].map(Math.round);
        const endX = Math.round(originX + (across + 1) * length * view.scale);
        const endY = Math.round(originY + (down + 1) * length * view.scale);
        context.drawImage(...source, x, y, endX - x, endY - y);
      }
    }
    return isUnfinished;
  }

  /** The part of a coarser tile that shows what a tile does, or undefined. */
  #coarse(level, across, down) {
    for (let times = 2; level - Math.log2(times) >= LEAST_LEVEL; times *= 2) {
      const tile = this.#known.get(
        `${level - Math.log2(times)}:${Math.floor(across / times)}:${Math.floor(down / times)}`,
      );
      const part = SIDE / times;
      if (tile) return [tile, (across % times) * part, (down % times) * part, part, part];
    }
    return undefined;
  }

  /** A tile; undefined if it is not there, and the time is over. */
  #tile(level, across, down, until) {
    const key = `${level}:${across}:${down}`;
    const known = this.#known.get(key);
    if (known) {
      this.#known.delete(key); // the tile that was used last goes last
      this.#known.set(key, known);
      return known;
    }
    if (performance.now() > until) return undefined;
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext("2d");
    if (level !== SHRUNK) context.putImageData(this.#written(context, level, across, down), 0, 0);
    else if (!this.#shrink(context, level, across, down, until)) return undefined;
    const tile = canvas.transferToImageBitmap();
    this.#known.set(key, tile);
    this.#forget();
    return tile;
  }

  /** At half a pixel a square, a tile is made of four finer ones: otherwise queens would flicker. */
  #shrink(context, level, across, down, until) {
    const half = SIDE / 2;
    context.imageSmoothingQuality = "high";
    return [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].every(([x, y]) => {
      const tile = this.#tile(level + 1, 2 * across + x, 2 * down + y, until);
      if (tile) context.drawImage(tile, x * half, y * half, half, half);
      return tile;
    });
  }

  #written(context, level, across, down) {
    const data = context.createImageData(SIDE, SIDE);
    const pixels = new Uint32Array(data.data.buffer).fill(this.#paper);
    const side = 2 ** level;
    const write = level < SHRUNK ? writeSmallBoard : writeBoard;
    const stamps = this.#stampsAt(level);
    const [left, top] = [across * SIDE, down * SIDE];
    for (const { boards } of this.#layout.blocksIn(
      left / side,
      top / side,
      (left + SIDE) / side,
      (top + SIDE) / side,
    )) {
      for (const board of boards)
        write(pixels, board, stamps[this.#colours.groupOf[board.id]], side, left, top);
    }
    return data;
  }

  #stampsAt(level) {
    if (!this.#stamps.has(level)) {
      const made = this.#colours.groups.map((group) => ({
        ground: word(group.ground),
        squares: stamp(group, Math.max(1, 2 ** level)),
        mean: meanOf(group, this.#layout.n),
      }));
      this.#stamps.set(level, made);
    }
    return this.#stamps.get(level);
  }

  /** Drop the tiles that were used longest ago; the few coarse ones are needed for the whole. */
  #forget() {
    for (const [key, tile] of this.#known) {
      if (this.#known.size <= MAX_TILES) return;
      if (key.startsWith("-")) continue;
      tile.close();
      this.#known.delete(key);
    }
  }
}
