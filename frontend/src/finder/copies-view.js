/* Offers the texts and the picture of a board to take along. */

import { element } from "../shared/drawing.js";
import { drawn, partialTexts, partialTitle, solutionTexts, titleOf } from "./copies.js";
import { addressOf } from "./queries.js";

function row([name, text]) {
  const cell = element("td", {}, element("code", {}, text));
  return element("tr", {}, element("th", { scope: "row" }, name), cell);
}

const pictureOf = (diagonal, board, title) => `data:image/svg+xml,${encodeURIComponent(drawn(diagonal, board, title))}`;

/** The search may run before the script of the element does. */
const show = (copies, ...shown) => customElements.whenDefined(copies.localName).then(() => copies.show(...shown));

/** Offer a solution.
    @param {import("../shared/element.js").QueensElement} copies
    @param {string} diagonal  the SVG of the board with its queens on the diagonal
    @param {number[]} board
    @param {string} label
    @param {{page: string, isPage: boolean}} address  of its page or of its view */
export function showSolutionCopies(copies, diagonal, board, label, { page, isPage }) {
  const title = titleOf(label, board);
  const picture = isPage && !title.includes(",") ? page.replace(/(\/|\.html)$/, ".svg") : "";
  const texts = solutionTexts(board, { label, page, picture, diagonal });
  show(copies, texts.map(row), pictureOf(diagonal, board, title), `${label}.svg`);
}

/** Offer a partial board.
    @param {import("../shared/element.js").QueensElement} copies
    @param {string} diagonal  the SVG of the board with its queens on the diagonal
    @param {{board: (number | null)[], forbidden: number[][]}} state */
export function showPartialCopies(copies, diagonal, { board, forbidden }) {
  const page = new URL(addressOf(board, forbidden), location.href).href;
  const texts = partialTexts(board, { page, diagonal });
  show(copies, texts.map(row), pictureOf(diagonal, board, partialTitle(board)), `board-${board.length}.svg`);
}
