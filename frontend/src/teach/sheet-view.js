/* A sheet of boards and its answers, as `templates/worksheet_macros.html.jinja` has them. */

import { element, picture } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";

const TITLE = "Complete the boards";
const TASK =
  "Add queens until each row has one. No two queens may share a row, a column or a diagonal.";

/** The sheet.
    @param {import("./positions.js").Position[]} positions
    @param {string} name  of the sheet
    @returns {HTMLElement} */
export function sheet(positions, name) {
  const names = element("p", { class: "qa-worksheet-names" }, element("span", {}, "Name"), element("span", {}, "Date"));
  const boards = positions.map(({ board, solutions }, place) =>
    captioned(board, place, counted(solutions.length, "solution")),
  );
  return page(TITLE, name, names, element("h2", {}, TITLE), element("p", {}, TASK), grid(boards));
}

/** The answers.
    @param {import("./positions.js").Position[]} positions
    @param {string[]} labels  of the first solution of each
    @param {string} name  of the sheet
    @returns {HTMLElement} */
export function answers(positions, labels, name) {
  const title = `Answers: ${TITLE[0].toLowerCase()}${TITLE.slice(1)}`;
  const boards = positions.map(({ board, solutions }, place) => {
    const [first] = solutions;
    const others = solutions.length > 1 ? `, one of ${counted(solutions.length, "solution")}` : "";
    return captioned(first, place, `${labels[place]}: ${added(board, first).join(", ")}${others}`);
  });
  return page(title, name, element("h2", {}, title), grid(boards));
}

const page = (title, name, ...children) =>
  element("section", { class: "qa-worksheet", "aria-label": title }, ...children, element("p", { class: "qa-worksheet-name" }, name));

const grid = (boards) => element("div", { class: "qa-worksheet-boards" }, ...boards);

function captioned(board, place, words) {
  const letter = "ABCDEF"[place];
  const caption = element("figcaption", {}, element("b", {}, letter), ` ${words}`);
  return element("figure", {}, picture(board, letter, { coordinates: true }), caption);
}

/** The squares of the queens that a solution has besides those of a board. */
const added = (board, solution) =>
  solution.flatMap((column, row) => (board[row] === null ? [squareOf(row, column, board.length)] : []));
