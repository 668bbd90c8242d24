/* Draws what a view shows: tiles from afar, and boards with queens, labels and marks from near. */

import { css } from "./wall-colours.js";
import { LEAST_LEVEL, Tiles } from "./wall-tiles.js";

const TILED = 8; // the widest squares that tiles show, in CSS pixels
const BUDGET = { moving: 4, still: 30 }; // milliseconds of a frame for new tiles
const LEAST_FONT = 6; // CSS pixels, below which labels are not drawn
const MAX_FONT = 14;
const FAINT = 0.16; // a board that is not chosen

/** A picture of a square, drawn once. */
function sprite(side, draw) {
  const canvas = new OffscreenCanvas(side, side);
  draw(canvas.getContext("2d"));
  return canvas.transferToImageBitmap();
}

/** Draws one layout in some colours on a canvas. */
export class Painter {
  #context;
  #layout;
  #colours;
  #palette;
  #glyph;
  #glyphUnits;
  #tiles;
  #fullRatio;
  #ratio; // of what is drawn now
  #sprites = new Map();

  /** @param {{path: string, units: number}} queen  a path, and the width of a square in its units
      @param {number} ratio  pixels of the canvas in a CSS pixel */
  constructor(canvas, queen, ratio, layout, colours, palette) {
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#glyph = new Path2D(queen.path);
    this.#glyphUnits = queen.units;
    this.#fullRatio = this.#ratio = ratio;
    this.#layout = layout;
    this.#colours = colours;
    this.#palette = palette;
    this.#tiles = new Tiles(layout, colours, palette.paper);
  }

  /** Forget all pictures. */
  close() {
    this.#tiles.close();
    for (const each of this.#sprites.values()) each.close();
    this.#sprites.clear();
  }

  /** Draw a view; true if another frame will show more.
      @param {{ x: number, y: number }[]} marked  boards with a frame
      @param {number} times  how many pixels of the view are one of the canvas, in a row */
  draw(view, marked, isMoving, times) {
    this.#ratio = this.#fullRatio / times;
    const seen = view.reduced(times);
    this.#clear(seen);
    const isNear = seen.scale > TILED * this.#ratio;
    if (isNear) this.#drawBoards(seen);
    const until = performance.now() + BUDGET[isMoving ? "moving" : "still"];
    const isUnfinished = !isNear && this.#drawTiles(this.#context, seen, until);
    this.#drawLabels(seen);
    for (const board of marked) this.#mark(seen, board);
    return isUnfinished;
  }

  /** Draw the whole wall on a small canvas; true if another frame will show more. */
  drawWhole(canvas) {
    const { width, height } = this.#layout;
    const context = canvas.getContext("2d", { alpha: false });
    context.fillStyle = css(this.#palette.paper);
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    const seen = { scale: canvas.width / width, edges: [0, 0, width, height], origin: [0, 0] };
    return this.#drawTiles(context, seen, performance.now() + BUDGET.moving);
  }

  #clear({ width, height }) {
    const { canvas } = this.#context;
    const [across, down] = [width, height].map(Math.round);
    if (canvas.width !== across || canvas.height !== down)
      Object.assign(canvas, { width: across, height: down });
    this.#context.globalAlpha = 1;
    this.#context.imageSmoothingEnabled = true;
    this.#context.fillStyle = css(this.#palette.paper);
    this.#context.fillRect(0, 0, across, down);
  }

  #drawTiles(context, seen, until) {
    const finest = Math.log2(TILED * this.#fullRatio) | 0;
    const level = Math.min(Math.max(Math.ceil(Math.log2(seen.scale) - 0.08), LEAST_LEVEL), finest);
    return this.#tiles.draw(context, seen, level, until);
  }

  #drawBoards(view) {
    const context = this.#context;
    const { n } = this.#layout;
    const [left, top, right, bottom] = view.edges;
    const [originX, originY] = view.origin;
    const frame = Math.max(this.#ratio, Math.round(view.scale * 0.1));
    const squares = this.#checkered();
    const queen = this.#queen(view.scale);
    for (const { boards } of this.#layout.blocksIn(left, top, right, bottom)) {
      for (const board of boards) {
        if (board.x > right || board.x + n < left || board.y > bottom || board.y + n < top)
          continue;
        const group = this.#colours.groups[this.#colours.groupOf[board.id]];
        const [x, y] = [originX + board.x * view.scale, originY + board.y * view.scale].map(
          Math.round,
        );
        const side = Math.round(n * view.scale);
        context.globalAlpha = 1;
        context.fillStyle = css(group.ground);
        context.fillRect(x - frame, y - frame, side + 2 * frame, side + 2 * frame);
        context.imageSmoothingEnabled = false;
        context.globalAlpha = group.isFaded ? FAINT : 1;
        context.drawImage(squares, x, y, side, side);
        context.imageSmoothingEnabled = true;
        board.columns.forEach((column, row) => {
          context.drawImage(
            queen,
            x + column * view.scale,
            y + row * view.scale,
            view.scale,
            view.scale,
          );
        });
      }
    }
  }

  /** The squares of a board, a pixel each; a1 is dark. */
  #checkered() {
    const { n } = this.#layout;
    return this.#sprite("squares", n, (context) => {
      context.fillStyle = css(this.#palette["square-light"]);
      context.fillRect(0, 0, n, n);
      context.fillStyle = css(this.#palette["square-dark"]);
      for (let index = 0; index < n * n; index++) {
        const [row, column] = [Math.floor(index / n), index % n];
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
      const [x, y] = [
        originX + block.x * view.scale,
        originY + (block.y + block.height) * view.scale,
      ].map(Math.round);
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
    context.strokeRect(
      originX + x * view.scale - width / 2,
      originY + y * view.scale - width / 2,
      side,
      side,
    );
  }
}
