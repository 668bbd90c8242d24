/* Writes the solutions that the finder has found as files: CSV and JSON, as `queens list` and
   `queens show --json` print them, and an SVG sheet to print. */

import { boardFile, fields, titleOf } from "./copies.js";

/** The most solutions in a CSV or JSON file. */
export const MAX_LISTED = 1000;
/** The most solutions on an SVG sheet. */
export const MAX_DRAWN = 100;

// The side of a board on a sheet with its margin, in pixels.
const CELL = 200;
// The height of the text below a board, in pixels.
const LINE = 20;
// The most boards in one row of a sheet.
const MAX_COLUMNS = 8;

/** Solutions that have been found, each with the label of its orbit.
    @typedef {{ solutions: number[][], labels: string[] }} Found */

export function csvOf({ solutions, labels }) {
  const rows = solutions.map((columns, index) => {
    const label = labels[index];
    return `${label},${fields(columns, label).orbit_size},${columns.join(" ")}`;
  });
  return ["label,orbit_size,columns", ...rows, ""].join("\n");
}

export function jsonOf({ solutions, labels }) {
  const objects = solutions.map((columns, index) => JSON.stringify(fields(columns, labels[index])));
  return `[\n${objects.join(",\n")}\n]\n`;
}

/** Return the text of an SVG sheet with a drawing of each solution and its title below it.
    @param {Found} found
    @param {Record<number, string>} diagonals  for each N the SVG of the board with its queens on
      the diagonal */
export function sheetOf({ solutions, labels }, diagonals) {
  const columns = Math.min(MAX_COLUMNS, Math.ceil(Math.sqrt(solutions.length)));
  const width = columns * CELL;
  const height = Math.ceil(solutions.length / columns) * (CELL + LINE);
  const cells = solutions.map((board, index) => {
    const x = (index % columns) * CELL;
    const y = Math.floor(index / columns) * (CELL + LINE);
    const title = titleOf(labels[index], board);
    const svg = boardFile(diagonals[board.length], board, title)
      .replace(/^<\?xml[^>]*>\s*/, "")
      .trim();
    const picture = svg
      .replace(/(?<=^<svg [^>]*)\b(?:width|height)="\d+"/g, "")
      .replace(
        /^<svg /,
        `<svg x="${x + 5}" y="${y + 5}" width="${CELL - 10}" height="${CELL - 10}" `,
      );
    const name = title.replace("Solution ", "");
    return `${picture}\n<text x="${x + CELL / 2}" y="${y + CELL + 10}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${solutions.length} solutions</title>`,
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/>`,
    `<g font-family="Helvetica, Arial, sans-serif" font-size="10" text-anchor="middle" fill="#22303c">`,
    ...cells,
    "</g>",
    "</svg>\n",
  ].join("\n");
}
