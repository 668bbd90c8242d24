/* The tiles of the wall, from which it is drawn when its squares are small. A tile is a bitmap that
   is made once. At level s a square is 2^s pixels wide. */

/** The coarsest level, which has the smallest squares. */
export const LEAST_LEVEL = -3;
// The side of a tile in pixels.
const SIDE = 512;
// The most tiles that are kept. A tile takes about 1 MB.
const MAX_TILES = 120;
// The number of samples in each direction, by which the part of a pixel that a queen covers is
// estimated.
const SAMPLES = 4;
// The level at which a square is half a pixel wide. Its tiles are made by shrinking tiles of the
// next finer level.
const SHRUNK = -1;
// The radius of a queen in squares.
const RADIUS = 0.42;

/** Return an opaque colour as one number, with its channels in the byte order of image data. */
const word = ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** Return how much of a pixel a queen covers, from 0 to 1.
    @param {number} side  the side of the queen's square in pixels
    @param {number} index  the index of the pixel in the square */
function covered(side, index) {
  let hits = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const x = ((index % side) + ((sample % SAMPLES) + 0.5) / SAMPLES) / side - 0.5;
    const y =
      (Math.floor(index / side) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / side - 0.5;
    if (Math.hypot(x, y) < RADIUS) hits += 1;
  }
  return hits / (SAMPLES * SAMPLES);
}

/** Return the pixels of a square with a queen, row by row.
    @param {{ground: number[], queen: number[]}} group  the colours of the square and of the queen
    @param {number} side  the side of the square in pixels */
function stamp({ ground, queen }, side) {
  // A queen of one or two pixels would be too pale, so she is drawn stronger.
  const boost = side < 3 ? 1.3 : 1;
  return Uint32Array.from({ length: side * side }, (_, index) => {
    const part = Math.min(1, covered(side, index) * boost);
    return word(
      ground.map((value, channel) => Math.round(value + (queen[channel] - value) * part)),
    );
  });
}

/** Write a board into the pixels of a tile, as far as it is on the tile.
    @param {Uint32Array} pixels  the pixels of the tile
    @param {{x: number, y: number, columns: number[]}} board
    @param {{ground: number, squares: Uint32Array}} stamp  the colour of empty squares, and the
      pixels of a square with a queen
    @param {number} side  the pixels of a square, at least 1
    @param {number} left  the left edge of the tile in pixels of the wall
    @param {number} top  the top edge of the tile in pixels of the wall */
function writeBoard(pixels, { x, y, columns }, { ground, squares }, side, left, top) {
  const length = columns.length * side;
  const fromX = Math.round(x * side) - left;
  const fromY = Math.round(y * side) - top;
  const startX = Math.max(0, fromX);
  const endX = Math.min(SIDE, fromX + length);
  if (startX >= endX) return;
  for (let down = Math.max(0, fromY); down < Math.min(SIDE, fromY + length); down++) {
    const row = Math.floor((down - fromY) / side);
    const line = (down - fromY) % side;
    pixels.fill(ground, down * SIDE + startX, down * SIDE + endX);
    const queenX = fromX + columns[row] * side;
    for (let across = 0; across < side; across++) {
      const pixelX = queenX + across;
      const isInTile = pixelX >= 0 && pixelX < SIDE;
      if (isInTile) pixels[down * SIDE + pixelX] = squares[line * side + across];
    }
  }
}

/** Write a board into the pixels of a tile as an area of its mean colour, because its squares are
    much smaller than a pixel. The parameters are as for `writeBoard`. */
function writeSmallBoard(pixels, { x, y, columns }, { mean }, side, left, top) {
  const length = columns.length * side;
  const startX = x * side - left;
  const startY = y * side - top;
  const endX = Math.min(SIDE, startX + length);
  const endY = Math.min(SIDE, startY + length);
  for (let down = Math.max(0, Math.floor(startY)); down < endY; down++) {
    const high = Math.min(endY, down + 1) - Math.max(startY, down);
    for (let across = Math.max(0, Math.floor(startX)); across < endX; across++) {
      // The part of the pixel that the board covers, from 0 to 1.
      const part = high * (Math.min(endX, across + 1) - Math.max(startX, across));
      const before = pixels[down * SIDE + across];
      const blended = mean.map((value, channel) => {
        const old = (before >>> (8 * channel)) & 255;
        return old + (value - old) * part;
      });
      pixels[down * SIDE + across] = word(blended);
    }
  }
}

/** Return the mean colour of a board of n rows, as channels. */
function meanOf({ ground, queen }, n) {
  const part = (Math.PI * RADIUS ** 2) / n;
  return ground.map((value, channel) => value + (queen[channel] - value) * part);
}

/** The tiles of one layout, in the colours of its groups of boards. */
export class Tiles {
  #known = new Map();
  // For each level that has been used and each group of boards: the colour of a square, the pixels
  // of a square with a queen, and the mean colour of a board.
  #stamps = new Map();
  #layout;
  #colours;
  #paper;

  constructor(layout, colours, paper) {
    this.#layout = layout;
    this.#colours = colours;
    this.#paper = word(paper);
  }

  /** Free the memory of all tiles. */
  close() {
    for (const tile of this.#known.values()) tile.close();
    this.#known.clear();
  }

  /** Draw the part of the wall that a view shows. If a tile has not been made at the time `until`,
      draw a part of a coarser tile in its place. Return true if that has happened, so that another
      call is needed.
      @param {CanvasRenderingContext2D} context
      @param {object} view
      @param {number} until  a time as by `performance.now` */
  draw(context, view, level, until) {
    // The side of a tile in squares.
    const length = SIDE / 2 ** level;
    const [left, top, right, bottom] = view.edges;
    const [originX, originY] = view.origin;
    const { width, height } = this.#layout;
    let isUnfinished = false;
    const firstAcross = Math.max(0, Math.floor(left / length));
    const firstDown = Math.max(0, Math.floor(top / length));
    const endX = Math.min(right, width);
    const endY = Math.min(bottom, height);
    for (let down = firstDown; down * length < endY; down++) {
      for (let across = firstAcross; across * length < endX; across++) {
        const tile = this.#tile(level, across, down, until);
        const source = tile ? [tile, 0, 0, SIDE, SIDE] : this.#coarse(level, across, down);
        isUnfinished ||= !tile;
        if (!source) continue;
        // The edges are rounded, so that no seams show between tiles.
        const x = Math.round(originX + across * length * view.scale);
        const y = Math.round(originY + down * length * view.scale);
        const tileEndX = Math.round(originX + (across + 1) * length * view.scale);
        const tileEndY = Math.round(originY + (down + 1) * length * view.scale);
        context.drawImage(...source, x, y, tileEndX - x, tileEndY - y);
      }
    }
    return isUnfinished;
  }

  /** Return the part of a coarser tile that shows the same as a tile, as arguments of `drawImage`.
      Return undefined if there is no such tile in the cache. */
  #coarse(level, across, down) {
    for (let times = 2; level - Math.log2(times) >= LEAST_LEVEL; times *= 2) {
      const coarseLevel = level - Math.log2(times);
      const coarseAcross = Math.floor(across / times);
      const coarseDown = Math.floor(down / times);
      const tile = this.#known.get(`${coarseLevel}:${coarseAcross}:${coarseDown}`);
      const part = SIDE / times;
      if (tile) return [tile, (across % times) * part, (down % times) * part, part, part];
    }
    return undefined;
  }

  /** Return a tile, from the cache or newly made. Return undefined if it is not in the cache and
      the time `until` is over. */
  #tile(level, across, down, until) {
    const key = `${level}:${across}:${down}`;
    const known = this.#known.get(key);
    if (known) {
      // Move the tile to the end of the map, because `#forget` drops tiles from the start.
      this.#known.delete(key);
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

  /** Draw a tile by shrinking four finer tiles, and return whether all four could be made in time.
      If it were drawn pixel by pixel, queens half a pixel wide would flicker. */
  #shrink(context, level, across, down, until) {
    const half = SIDE / 2;
    context.imageSmoothingQuality = "high";
    const quarters = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    return quarters.every(([x, y]) => {
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
    const left = across * SIDE;
    const top = down * SIDE;
    const edges = [left, top, left + SIDE, top + SIDE].map((edge) => edge / side);
    for (const { boards } of this.#layout.blocksIn(...edges)) {
      for (const board of boards)
        write(pixels, board, stamps[this.#colours.groupOf[board.id]], side, left, top);
    }
    return data;
  }

  #stampsAt(level) {
    if (!this.#stamps.has(level)) {
      const stamps = this.#colours.groups.map((group) => ({
        ground: word(group.ground),
        squares: stamp(group, Math.max(1, 2 ** level)),
        mean: meanOf(group, this.#layout.n),
      }));
      this.#stamps.set(level, stamps);
    }
    return this.#stamps.get(level);
  }

  /** Drop the tiles that have not been used for the longest time, until at most MAX_TILES are left.
      Coarse tiles of levels below 0 stay: they are few, and the whole wall needs them. */
  #forget() {
    for (const [key, tile] of this.#known) {
      if (this.#known.size <= MAX_TILES) return;
      if (key.startsWith("-")) continue;
      tile.close();
      this.#known.delete(key);
    }
  }
}
