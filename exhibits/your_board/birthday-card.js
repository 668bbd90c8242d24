/* The board of a day as a picture to send: 1200 x 630 pixels, as previews of links are. */

import { dayText, labelOf, N } from "./birthdays.js";

/** Pixels of the picture. */
export const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 45;
const SIDE = HEIGHT - 2 * MARGIN; // of the board

/** Draw the card.
    @param {CanvasRenderingContext2D} context  of a canvas of that size
    @param {{path: string, units: number}} look.queen  a path, and the width of a square in its units
    @param {Record<string, string>} look.colours  of the light palette, by their custom properties
    @param {string} look.font  the family of the texts
    @param {string} look.address  of the page, for those who get the card */
export function drawCard(context, { day, columns }, { queen, colours, font, address }) {
  const [x, room] = [2 * MARGIN + SIDE, WIDTH - SIDE - 3 * MARGIN];
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
  const [n, path] = [columns.length, new Path2D(queen.path)];
  context.save();
  context.translate(MARGIN, MARGIN);
  context.scale(SIDE / n, SIDE / n);
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      context.fillStyle = colours[(row + column) % 2 ? "--qa-square-dark" : "--qa-square-light"];
      context.fillRect(column, row, 1.01, 1.01); // the next square covers what is too much
    }
  }
  Object.assign(context, { strokeStyle: colours["--qa-frame"], lineWidth: 0.1 });
  context.strokeRect(0, 0, n, n);
  context.fillStyle = colours["--qa-queen"];
  columns.forEach((column, row) => {
    context.save();
    context.translate(column, row);
    context.scale(1 / queen.units, 1 / queen.units);
    context.fill(path);
    context.restore();
  });
  context.restore();
}
