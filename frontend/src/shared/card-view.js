/* Boards as galleries show them: badges, columns, cards. */

import { html, nothing } from "../base/index.js";
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

/** A board with its label, which leads to an address if there is one, and its columns.
    @param {number[]} board
    @param {string} label
    @param {string | undefined} address
    @param {{move?: string, hasCoordinates?: boolean, isFound?: boolean}} [options]  `move`: what makes it of its
      representative; without it, the card is one of a gallery */
export function boardCard(board, label, address, { move, hasCoordinates = false, isFound = false } = {}) {
  const name = address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
  const marker = board.length > MAX_GLYPH ? "qa-disc" : "qa-queen";
  return html`<figure class=${isFound ? "qa-card qa-found" : "qa-card"} id=${move ? nothing : label}>${boardPicture(board, `Solution ${label}`, { marker, hasCoordinates })}
    <figcaption>${name}${columnsOf(board)}${move ? html`<span class="qa-move">${move}</span>` : nothing}</figcaption></figure>`;
}
