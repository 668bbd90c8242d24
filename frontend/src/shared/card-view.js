/* Boards as galleries show them: badges, columns, cards. */

import { html } from "../base/index.js";
import { boardPicture } from "./board-view.js";
import { columnsText } from "./symmetry.js";

const MAX_GLYPH = 11; // of a card: below 12 pixels a square, a disc is clearer

/** The size of an orbit, with its sign.
    @param {number} size */
export const badge = (size) =>
  html`<span class="qa-badge qa-orbit-${size}" title="orbit of ${size}"><i aria-hidden="true"></i>${size}</span>`;

/** The columns of a board, below its picture.
    @param {number[]} board */
export const columnsOf = (board) =>
  html`<span class=${board.length > 10 ? "qa-columns qa-spaced" : "qa-columns"}>${columnsText(board)}</span>`;

/** A board with its label, which leads to an address if there is one, its columns and its move.
    @param {number[]} board
    @param {string} label
    @param {string | undefined} address
    @param {string} move */
export function boardCard(board, label, address, move) {
  const name = address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
  return html`<figure class="qa-card">${boardPicture(board, `Solution ${label}`, { marker: board.length > MAX_GLYPH ? "qa-disc" : "qa-queen" })}
    <figcaption>${name}${columnsOf(board)}<span class="qa-move">${move}</span></figcaption></figure>`;
}
