/* What was found as files: for programs as CSV and JSON, as `queens list` and `queens show --json` have it, and to
   print as one SVG. */

import { drawn, fields, titleOf } from "./copies.js";

/** The most solutions in a file for programs, and on a sheet. */
export const [MAX_LISTED, MAX_DRAWN] = [1000, 100];

const [CELL, LINE, MAX_COLUMNS] = [200, 20, 8]; // of a sheet

/** Solutions with the labels of their orbits.
    @typedef {{ solutions: number[][], labels: string[] }} Found */

export function csvOf({ solutions, labels }) {
  const rows = solutions.map(
    (columns, place) =>
      `${labels[place]},${fields(columns, labels[place]).orbit_size},${columns.join(" ")}`,
  );
  return ["label,orbit_size,columns", ...rows, ""].join("\n");
}

export function jsonOf({ solutions, labels }) {
  const objects = solutions.map((columns, place) => JSON.stringify(fields(columns, labels[place])));
  return `[\n${objects.join(",\n")}\n]\n`;
}

/** Boards with their titles below them, row by row.
    @param {Record<number, string>} diagonals  for each N the SVG of the board with its queens on the diagonal */
export function sheetOf({ solutions, labels }, diagonals) {
  const columns = Math.min(MAX_COLUMNS, Math.ceil(Math.sqrt(solutions.length)));
  const [width, height] = [columns * CELL, Math.ceil(solutions.length / columns) * (CELL + LINE)];
  const cells = solutions.map((board, place) => {
    const [x, y] = [(place % columns) * CELL, Math.floor(place / columns) * (CELL + LINE)];
    const title = titleOf(labels[place], board);
    const svg = drawn(diagonals[board.length], board, title)
      .replace(/^<\?xml[^>]*>\s*/, "")
      .trim();
    const placed = svg
      .replace(/(?<=^<svg [^>]*)\b(?:width|height)="\d+"/g, "")
      .replace(
        /^<svg /,
        `<svg x="${x + 5}" y="${y + 5}" width="${CELL - 10}" height="${CELL - 10}" `,
      );
    const name = title.replace("Solution ", "");
    return `${placed}\n<text x="${x + CELL / 2}" y="${y + CELL + 10}">${name}</text>`;
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
