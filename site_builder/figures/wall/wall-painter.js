/* Draws the part of the wall that is in view. From far away it draws tiles, and from near boards
   with queens; then labels and marks. */

import { css } from "./wall-colours.js";
import { LEAST_LEVEL, Tiles } from "./wall-tiles.js";

// The width of the widest squares that are drawn by tiles, in CSS pixels.
const TILED = 8;
// The milliseconds of a frame in which new tiles may be made, while the wall moves and while it
// stands still.
const BUDGET = { moving: 4, still: 30 };
// The least size of the font of labels, in CSS pixels. If it would be smaller, labels are not
// drawn.
const LEAST_FONT = 6;
const MAX_FONT = 14;
// The width of the frame around a board, which has the colour of its group, in squares.
const FRAME = 0.25;
// The opacity of the squares of a faded board.
const FAINT = 0.16;

/** Return a square picture as a bitmap.
    @param {number} side  its side in pixels
    @param {(context: OffscreenCanvasRenderingContext2D) => void} draw */
function sprite(side, draw) {
  const canvas = new OffscreenCanvas(side, side);
  draw(canvas.getContext("2d"));
  return canvas.transferToImageBitmap();
}

/** Draws one layout on a canvas, in the colours of its groups. */
export class Painter {
  #context;
  #layout;
  #colours;
  #palette;
  #glyph;
  #glyphUnits;
  #tiles;
  #fullRatio;
  // The number of the canvas's pixels in a CSS pixel in this frame. It is less than `#fullRatio`
  // while frames are slow.
  #ratio;
  #sprites = new Map();

  /** @param {HTMLCanvasElement} canvas
      @param {{path: string, units: number}} queen  the path of a queen, and the width of a square
        in the units of the path
      @param {number} ratio  the number of the canvas's pixels in a CSS pixel
      @param {import("./wall-layout.js").Layout} layout
      @param {object} colours  the groups of boards, as `grouped` returns them
      @param {Record<string, number[]>} palette */
  constructor(canvas, queen, ratio, layout, colours, palette) {
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#glyph = new Path2D(queen.path);
    this.#glyphUnits = queen.units;
    this.#fullRatio = ratio;
    this.#ratio = ratio;
    this.#layout = layout;
    this.#colours = colours;
    this.#palette = palette;
    this.#tiles = new Tiles(layout, colours, palette.paper);
  }

  /** Free the memory of all bitmaps. */
  close() {
    this.#tiles.close();
    for (const picture of this.#sprites.values()) picture.close();
    this.#sprites.clear();
  }

  /** Draw the part of the wall that a view shows. Return true if it is not complete yet, so that
      another call is needed.
      @param {import("./wall-view.js").View} view
      @param {{ x: number, y: number }[]} markedBoards  the boards that get a frame
      @param {boolean} isMoving  whether the wall is moving; then less time is spent on new tiles
      @param {number} times  the width of a pixel of the canvas, in pixels of the view */
  draw(view, markedBoards, isMoving, times) {
    this.#ratio = this.#fullRatio / times;
    const visible = view.reduced(times);
    this.#clear(visible);
    const isNear = visible.scale > TILED * this.#ratio;
    if (isNear) this.#drawBoards(visible);
    const until = performance.now() + BUDGET[isMoving ? "moving" : "still"];
    const isUnfinished = !isNear && this.#drawTiles(this.#context, visible, until);
    this.#drawLabels(visible);
    for (const board of markedBoards) this.#mark(visible, board);
    return isUnfinished;
  }

  /** Draw the whole wall on a small canvas. Return true if it is not complete yet, so that another
      call is needed. */
  drawWhole(canvas) {
    const { width, height } = this.#layout;
    const context = canvas.getContext("2d", { alpha: false });
    context.fillStyle = css(this.#palette.paper);
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    const visible = { scale: canvas.width / width, edges: [0, 0, width, height], origin: [0, 0] };
    return this.#drawTiles(context, visible, performance.now() + BUDGET.moving);
  }

  #clear({ width, height }) {
    const { canvas } = this.#context;
    const across = Math.round(width);
    const down = Math.round(height);
    if (canvas.width !== across || canvas.height !== down)
      Object.assign(canvas, { width: across, height: down });
    this.#context.globalAlpha = 1;
    this.#context.imageSmoothingEnabled = true;
    this.#context.fillStyle = css(this.#palette.paper);
    this.#context.fillRect(0, 0, across, down);
  }

  #drawTiles(context, visible, until) {
    const finest = Math.trunc(Math.log2(TILED * this.#fullRatio));
    const level = Math.min(
      Math.max(Math.ceil(Math.log2(visible.scale) - 0.08), LEAST_LEVEL),
      finest,
    );
    return this.#tiles.draw(context, visible, level, until);
  }

  #drawBoards(view) {
    const context = this.#context;
    const { n } = this.#layout;
    const [left, top, right, bottom] = view.edges;
    const [originX, originY] = view.origin;
    const frame = Math.max(this.#ratio, Math.round(view.scale * FRAME));
    const squares = this.#checkered();
    const queen = this.#queen(view.scale);
    for (const { boards } of this.#layout.blocksIn(left, top, right, bottom)) {
      for (const board of boards) {
        if (board.x > right || board.x + n < left || board.y > bottom || board.y + n < top)
          continue;
        const group = this.#colours.groups[this.#colours.groupOf[board.id]];
        const x = Math.round(originX + board.x * view.scale);
        const y = Math.round(originY + board.y * view.scale);
        const side = Math.round(n * view.scale);
        context.globalAlpha = 1;
        context.fillStyle = css(group.ground);
        context.fillRect(x - frame, y - frame, side + 2 * frame, side + 2 * frame);
        context.imageSmoothingEnabled = false;
        context.globalAlpha = group.isFaded ? FAINT : 1;
        context.drawImage(squares, x, y, side, side);
        context.imageSmoothingEnabled = true;
        board.columns.forEach((column, row) => {
          const queenX = x + column * view.scale;
          const queenY = y + row * view.scale;
          context.drawImage(queen, queenX, queenY, view.scale, view.scale);
        });
      }
    }
  }

  /** Return a bitmap of the squares of a board, with one pixel for each square. The square a1 is
      dark. */
  #checkered() {
    const { n } = this.#layout;
    return this.#sprite("squares", n, (context) => {
      context.fillStyle = css(this.#palette["square-light"]);
      context.fillRect(0, 0, n, n);
      context.fillStyle = css(this.#palette["square-dark"]);
      for (let index = 0; index < n * n; index++) {
        const row = Math.floor(index / n);
        const column = index % n;
        if ((n - 1 - row + column) % 2 === 0) context.fillRect(column, row, 1, 1);
      }
    });
  }

  #queen(scale) {
    const side = 2 ** Math.ceil(Math.log2(scale));
    return this.#sprite(`queen ${side}`, side, (context) => {
      context.scale(side / this.#glyphUnits, side / this.#glyphUnits);
      context.fillStyle = css(this.#palette.queen);
      context.fill(this.#glyph);
    });
  }

  #sprite(name, side, draw) {
    if (!this.#sprites.has(name)) this.#sprites.set(name, sprite(side, draw));
    return this.#sprites.get(name);
  }

  #drawLabels(view) {
    const context = this.#context;
    const font = Math.min(this.#layout.room * view.scale * 0.45, MAX_FONT * this.#ratio);
    if (font < LEAST_FONT * this.#ratio) return;
    const [originX, originY] = view.origin;
    context.globalAlpha = 1;
    context.font = `600 ${font}px system-ui, sans-serif`;
    context.textBaseline = "top";
    for (const block of this.#layout.blocksIn(...view.edges)) {
      const x = Math.round(originX + block.x * view.scale);
      const y = Math.round(originY + (block.y + block.height) * view.scale);
      context.fillStyle = css(this.#palette[`orbit-${block.size}`]);
      context.fillText(block.label, x, y + font * 0.4);
    }
  }

  #mark(view, { x, y }) {
    const context = this.#context;
    const [originX, originY] = view.origin;
    const width = 3 * this.#ratio;
    const side = Math.max(this.#layout.n * view.scale, width) + width;
    context.globalAlpha = 1;
    context.lineWidth = width;
    context.strokeStyle = css(this.#palette.accent);
    const left = originX + x * view.scale - width / 2;
    const top = originY + y * view.scale - width / 2;
    context.strokeRect(left, top, side, side);
  }
}
