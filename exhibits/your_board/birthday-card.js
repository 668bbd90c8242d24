/* The card: a picture with the board of a day, to send to others. It has 1200 x 630 pixels, the
   size of link previews. */

import { dayText, labelOf, N } from "./birthdays.js";

/** The width and the height of the picture, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 45;
// The side of the board, in pixels.
const SIDE = HEIGHT - 2 * MARGIN;

/** Draw the card of a day.
    @param {CanvasRenderingContext2D} context  the context of a canvas of `WIDTH` x `HEIGHT` pixels
    @param {{day: string, columns: number[]}} board  a day, `1998-11-26`, and the columns of its
      board
    @param {{path: string, units: number}} look.queen  the path of a queen, and the width of a
      square in the units of the path
    @param {Record<string, string>} look.colours  the light palette, by custom property
    @param {string} look.font  the font family of the texts
    @param {string} look.address  the address of the page, which the card shows */
export function drawCard(context, { day, columns }, { queen, colours, font, address }) {
  const x = 2 * MARGIN + SIDE;
  const room = WIDTH - SIDE - 3 * MARGIN;
  const write = (text, y, size, colour, weight = "") => {
    Object.assign(context, { fillStyle: colours[colour], font: `${weight} ${size}px ${font}` });
    context.fillText(text, x, y, room);
  };
  context.fillStyle = colours["--qa-paper"];
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawBoard(context, columns, queen, colours);
  write(dayText(day), 150, 56, "--qa-ink", "700");
  write(labelOf(day), 225, 44, "--qa-accent", "600");
  write(`This board of ${N} queens belongs to this day.`, 310, 25, "--qa-ink");
  write("No other day has it.", 348, 25, "--qa-ink");
  write("Queens Atlas", HEIGHT - MARGIN - 36, 28, "--qa-ink", "700");
  write(address, HEIGHT - MARGIN, 22, "--qa-muted");
}

function drawBoard(context, columns, queen, colours) {
  const n = columns.length;
  const glyph = { path: new Path2D(queen.path), scale: 1 / queen.units };
  context.save();
  context.translate(MARGIN, MARGIN);
  context.scale(SIDE / n, SIDE / n);
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      context.fillStyle = colours[(row + column) % 2 ? "--qa-square-dark" : "--qa-square-light"];
      // Each square is a little too large, so that no gaps show between squares. The next squares
      // cover the excess.
      context.fillRect(column, row, 1.01, 1.01);
    }
  }
  Object.assign(context, { strokeStyle: colours["--qa-frame"], lineWidth: 0.1 });
  context.strokeRect(0, 0, n, n);
  context.fillStyle = colours["--qa-queen"];
  columns.forEach((column, row) => {
    context.save();
    context.translate(column, row);
    context.scale(glyph.scale, glyph.scale);
    context.fill(glyph.path);
    context.restore();
  });
  context.restore();
}
