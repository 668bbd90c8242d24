/* Draws the part of a board that is in view on a canvas: squares, queens, two lines, and numbers
   along the left and the bottom edge. All lengths are in CSS pixels unless a comment says
   otherwise. */

import { readColour } from "#shared/page-colours.js";
import { grouped } from "#shared/text.js";
import { ticks } from "./board-view.js";
import { PHI } from "./greedy-queens.js";

/** The width of the strip with numbers at the left, and the height of the strip at the bottom. */
export const STRIPS = { left: 54, bottom: 24 };
// The names of the colours that the painter reads from the custom properties of the page.
const COLOURS = ["paper", "muted", "square-light", "square-dark", "queen", "orbit-4"];
// Two widths of squares. Narrower than the first, squares have one colour. From the second on, dark
// squares have their full contrast, and in between the contrast grows.
const CHECKERED = [4, 12];
// The least width of a square in which a queen is drawn as a queen. In narrower squares she is a
// disc.
const GLYPH_SCALE = 10;
// The least radius of a disc, so that queens stay visible.
const LEAST_RADIUS = 1;
// The least distances between two numbers: along the bottom edge, and along the left edge.
const TICK_GAPS = { across: 52, up: 30 };
const LINES = [
  { slope: PHI, name: "slope φ" },
  { slope: 1 / PHI, name: "slope 1/φ" },
];

/** Return the colours of the page that contains the canvas, by their names in `COLOURS`. */
export const readColours = (canvas) =>
  Object.fromEntries(COLOURS.map((name) => [name, readColour(canvas, `--qa-${name}`)]));

/** Return a number as a text that is short enough for the strips: 1,200, or 40k if numbers are at
    least 1,000 apart. */
const shortNumber = (number, step) =>
  step >= 1000 && number ? `${grouped(number / 1000)}k` : grouped(number);

/** Yield the columns in view whose queens are drawn. If several columns share a pixel, they are the
    first column of the pixel with a queen above the diagonal, and the first one with a queen below.
    @param {import("./board-view.js").BoardView} view
    @param {Int32Array} rows  the row of the queen in each column */
export function* drawnColumns({ scale, edges: [first, last] }, rows) {
  const width = Math.max(1, Math.round(1 / scale));
  for (let start = first; start <= last; start += width) {
    let isUpperDrawn = false;
    let isLowerDrawn = false;
    const end = Math.min(start + width, last + 1);
    for (let column = start; column < end && !(isUpperDrawn && isLowerDrawn); column++) {
      const isUpper = rows[column] >= column;
      if (isUpper ? isUpperDrawn : isLowerDrawn) continue;
      if (isUpper) isUpperDrawn = true;
      else isLowerDrawn = true;
      yield column;
    }
  }
}

/** Paints parts of one board on a canvas. */
export class BoardPainter {
  #context;
  #glyph;
  #units;

  /** @param {HTMLCanvasElement} canvas
      @param {{path: string, units: number}} queen  the path of a queen, and the width of a square
        in the units of the path */
  constructor(canvas, queen) {
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#glyph = new Path2D(queen.path);
    this.#units = queen.units;
  }

  /** Paint the part of the board that a view shows.
      @param {import("./board-view.js").BoardView} view
      @param {Int32Array} rows  the row of the queen in each column
      @param {number | undefined} chosen  the column of the queen that has a ring; undefined for
        none
      @param {Record<string, string>} colours  as `readColours` returns them
      @param {number} ratio  the number of the canvas's pixels in a CSS pixel */
  paint(view, rows, chosen, colours, ratio) {
    const context = this.#context;
    const { canvas } = context;
    const width = STRIPS.left + view.width;
    const height = view.height + STRIPS.bottom;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.scale(ratio, ratio);
    context.fillStyle = colours.paper;
    context.fillRect(0, 0, width, height);
    this.#drawNumbers(view, colours);
    context.save();
    context.translate(STRIPS.left, 0);
    context.beginPath();
    context.rect(0, 0, view.width, view.height);
    context.clip();
    this.#drawSquares(view, colours);
    this.#drawLines(view, colours);
    this.#drawQueens(view, rows, colours);
    if (chosen !== undefined) this.#drawRing(view, chosen, rows[chosen], colours);
    context.restore();
  }

  #drawSquares(view, colours) {
    const context = this.#context;
    const { scale } = view;
    context.fillStyle = colours["square-light"];
    context.fillRect(0, 0, view.width, view.height);
    const [none, full] = CHECKERED;
    if (scale <= none) return;
    const [first, last, lowest, highest] = view.edges;
    context.globalAlpha = Math.min(1, (scale - none) / (full - none));
    context.fillStyle = colours["square-dark"];
    for (let column = first; column <= last; column++) {
      // The row of the first dark square of the column, from the lowest row in view.
      const start = lowest + ((lowest + column) % 2);
      for (let row = start; row <= highest; row += 2) {
        const [x, y] = view.pixelOf(column, row + 1);
        context.fillRect(x, y, scale, scale);
      }
    }
    context.globalAlpha = 1;
  }

  #drawQueens(view, rows, colours) {
    const context = this.#context;
    const [, , lowest, highest] = view.edges;
    const radius = Math.max(LEAST_RADIUS, view.scale * 0.4);
    context.fillStyle = colours.queen;
    for (const column of drawnColumns(view, rows)) {
      const row = rows[column];
      if (row < lowest - 1 || row > highest + 1) continue;
      if (view.scale >= GLYPH_SCALE) {
        this.#drawGlyph(...view.pixelOf(column, row + 1), view.scale);
      } else {
        context.beginPath();
        context.arc(...view.pixelOf(column + 0.5, row + 0.5), radius, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }

  #drawGlyph(x, y, scale) {
    const context = this.#context;
    const factor = scale / this.#units;
    context.save();
    context.translate(x, y);
    context.scale(factor, factor);
    context.fill(this.#glyph);
    context.restore();
  }

  /** Draw both lines, which go through the middles of squares, and the name of each where it leaves
      the view. */
  #drawLines(view, colours) {
    const context = this.#context;
    const [end, top] = view.pointAt(view.width, 0);
    context.strokeStyle = colours["orbit-4"];
    context.lineWidth = 1.5;
    context.font = "600 13px system-ui, sans-serif";
    for (const { slope, name } of LINES) {
      const heightAt = (x) => (x - 0.5) * slope + 0.5;
      const columnAt = (y) => (y - 0.5) / slope + 0.5;
      const lastX = Math.min(end, columnAt(top));
      const firstX = Math.max(view.left, columnAt(view.bottom), 0.5);
      if (firstX >= lastX) continue;
      const [x, y] = view.pixelOf(lastX, heightAt(lastX));
      context.beginPath();
      context.moveTo(...view.pixelOf(firstX, heightAt(firstX)));
      context.lineTo(x, y);
      context.stroke();
      // Put the name to the left of the line, so that it is above the line and does not cross it.
      const textY = Math.min(Math.max(y + 16, 18), view.height - 8);
      const [, row] = view.pointAt(0, textY);
      const [lineX] = view.pixelOf(columnAt(row), row);
      const textX = Math.max(6, lineX - context.measureText(name).width - 12);
      // The halo in the colour of the squares keeps the name readable where it covers squares and
      // queens.
      context.lineWidth = 4;
      context.lineJoin = "round";
      context.strokeStyle = colours["square-light"];
      context.strokeText(name, textX, textY);
      context.fillStyle = colours["orbit-4"];
      context.fillText(name, textX, textY);
      context.strokeStyle = colours["orbit-4"];
      context.lineWidth = 1.5;
    }
  }

  #drawRing(view, column, row, colours) {
    const context = this.#context;
    const [x, y] = view.pixelOf(column + 0.5, row + 0.5);
    context.strokeStyle = colours["orbit-4"];
    context.lineWidth = 2.5;
    context.beginPath();
    context.arc(x, y, Math.max(8, view.scale * 0.62), 0, 2 * Math.PI);
    context.stroke();
  }

  #drawNumbers(view, colours) {
    const context = this.#context;
    const [first, last, lowest, highest] = view.edges;
    context.fillStyle = colours.muted;
    context.font = "12px system-ui, sans-serif";
    context.textBaseline = "middle";
    context.textAlign = "center";
    const columns = ticks(first, last, TICK_GAPS.across / view.scale);
    const columnStep = columns[1] - columns[0];
    for (const column of columns) {
      const [x] = view.pixelOf(column + 0.5, 0);
      if (x < 0 || x > view.width) continue;
      const text = shortNumber(column, columnStep);
      context.fillText(text, STRIPS.left + x, view.height + STRIPS.bottom / 2);
    }
    context.textAlign = "right";
    const rows = ticks(lowest, highest, TICK_GAPS.up / view.scale);
    const rowStep = rows[1] - rows[0];
    for (const row of rows) {
      const [, y] = view.pixelOf(0, row + 0.5);
      if (y < 6 || y > view.height) continue;
      context.fillText(shortNumber(row, rowStep), STRIPS.left - 6, y);
    }
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
  }
}
