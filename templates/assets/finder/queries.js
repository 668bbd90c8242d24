/* What addresses ask the finder: boards, parts of boards, and views.

   ?q=04752613      a board in any notation; ?n=8&q=b4+d5 a part of one, by its squares
   &x=a1+c4         squares that are forbidden
   ?label=12.8.500  the view of a solution */

import { read } from "../shared/notations.js";
import { columnsText, isWhole, squareOf, squares } from "../shared/symmetry.js";

/** The largest board that the finder takes. */
export const MAX_N = 18;

/** The query of the view of a solution.
    @param {string} label
    @returns {string} */
export const viewOf = (label) => `?label=${label}`;

/** A board as the box has it: its columns, or the squares of its queens.
    @param {(number | null)[]} board
    @returns {string} */
export const textOf = (board) => (isWhole(board) ? columnsText(board) : squares(board).join(" "));

/** The address of a board, as short as it can be read.
    @param {(number | null)[]} board
    @param {number[][]} [forbidden]
    @returns {string} */
export function addressOf(board, forbidden = []) {
  const query = new URLSearchParams();
  if (!isWhole(board)) query.set("n", board.length);
  const text = textOf(board);
  if (text) query.set("q", text);
  const closed = forbidden.map(([row, column]) => squareOf(row, column, board.length)).join(" ");
  if (closed) query.set("x", closed);
  return `?${query}`;
}

/** The address of a text that was typed beside a board of n: it has n only where the text needs it.
    @param {string} text
    @param {number} n
    @returns {string} */
export function addressOfText(text, n) {
  const { readings } = read(text);
  const isClear = readings?.some(({ columns, label }) => label || isWhole(columns));
  const query = !text ? { n } : isClear || read(text, n).error ? { q: text } : { n, q: text };
  return `?${new URLSearchParams(query)}`;
}

/** The squares that an address forbids; what is no square of the board is left out.
    @param {URLSearchParams} query
    @param {number} n
    @returns {number[][]} */
export function forbiddenIn(query, n) {
  const names = (query.get("x") ?? "").toLowerCase().matchAll(/\b([a-r])([1-9][0-9]?)\b/g);
  const places = [...names].map(([, letter, number]) => [n - Number(number), letter.charCodeAt(0) - 97]);
  return places.filter(([row, column]) => row >= 0 && column < n);
}

/** The N of an address, if it has one.
    @param {URLSearchParams} query
    @returns {number | undefined} */
export function sizeIn(query) {
  const n = /^[0-9]{1,2}$/.test(query.get("n") ?? "") ? Number(query.get("n")) : 0;
  return n >= 1 && n <= MAX_N ? n : undefined;
}
