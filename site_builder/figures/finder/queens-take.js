/* What a reader takes along of an answer: the board as a picture and as text, and all that was found as files. The
   finder loads it as soon as there is something to take along. */

import { button, define, html, keyed, nothing, Part } from "#base";
import { readText, saveText } from "#shared/files.js";
import { grouped } from "#shared/text.js";
import { GROUPS, partialCopies, solutionCopies } from "./copies.js";
import { csvOf, jsonOf, MAX_DRAWN, MAX_LISTED, sheetOf } from "./found-files.js";
import "./queens-copies.css";

/** @typedef {object} Offer
    @property {string} diagonal  the address of the picture of a board with N = 0
    @property {(number | null)[]} [board]  to copy
    @property {string} [label]  of a whole board
    @property {string} [page]  that shows the board
    @property {boolean} [isPage]  whether that is the page of its solution
    @property {{ count: number, gather: (limit: number) => Promise<import("./found-files.js").Found> }} [found]  solutions to save */

/** The picture of a board with its queens on the diagonal. */
const diagonalOf = ({ diagonal }, n) => readText(diagonal.replace("-0.", `-${n}.`));

/** What is copied of the board of an offer. */
async function copiesOf(offer) {
  const { board, label, page, isPage } = offer;
  const diagonal = await diagonalOf(offer, board.length);
  return label
    ? solutionCopies(board, label, { page, isPage }, diagonal)
    : partialCopies(board, page, diagonal);
}

async function sheet(offer, found) {
  const sizes = [...new Set(found.solutions.map(({ length }) => length))];
  const diagonals = await Promise.all(sizes.map(async (n) => [n, await diagonalOf(offer, n)]));
  return sheetOf(found, Object.fromEntries(diagonals));
}

const FILES = [
  ["csv", "CSV", MAX_LISTED, (_, found) => csvOf(found), "text/csv"],
  ["json", "JSON", MAX_LISTED, (_, found) => jsonOf(found), "application/json"],
  ["svg", "SVG sheet", MAX_DRAWN, sheet, "image/svg+xml"],
];

class QueensTake extends Part {
  static properties = {
    offer: { attribute: false },
    copies: { state: true }, // of the board, once its picture is loaded
  };

  willUpdate(changed) {
    if (!changed.has("offer")) return;
    this.copies = undefined;
    if (this.offer.board) this.#copy(this.offer);
  }

  async #copy(offer) {
    const copies = await copiesOf(offer).catch(() => undefined); // a page from disk may read no file
    if (offer === this.offer) this.copies = copies;
  }

  async #save([ending, , limit, write, type]) {
    const { offer } = this;
    saveText(await write(offer, await offer.found.gather(limit)), `queens-found.${ending}`, type);
  }

  render() {
    const { copies, offer } = this;
    return html`${offer.found ? this.#files(offer.found.count) : nothing}${copies ? copiesView(copies) : nothing}`;
  }

  #files(count) {
    const first = (limit) => (count > limit ? `, first ${grouped(limit)}` : "");
    return html`<div class="qa-copy" data-qa-part="found">
      <div class="qa-files"><span>Save ${count === 1 ? "the solution" : `${grouped(count)} solutions`}</span>
        ${FILES.map((file) => button(`save-${file[0]}`, file[1] + first(file[2]), () => this.#save(file)))}</div>
    </div>`;
  }
}

function copiesView({ texts, picture, file }) {
  const row = ([name, text]) =>
    html`<tr><th scope="row">${name}</th><td><button type="button" aria-label="Copy: ${name}">Copy</button></td><td><code data-qa-part=${name === "HTML" ? "html" : nothing}>${text}</code></td></tr>`;
  const group = ([heading, names]) => html`<details class="qa-fold"><summary>${heading}</summary>
    <table class="qa-notations" aria-label=${heading}><tbody>${texts.filter(([name]) => names.includes(name)).map(row)}</tbody></table></details>`;
  return html`<queens-copies
    class="qa-copy"
    role="group"
    aria-label="Copies of this board"
    data-qa-part="copies">
    <div class="qa-files"><button type="button" data-qa-part="copy">Copy the picture</button> <button type="button" data-qa-part="copy-html">Copy as HTML</button>
      <a href=${picture} download=${file} data-qa-part="svg">SVG</a> <button type="button" data-qa-pixels="1024">PNG</button></div>
    <details class="qa-fold"><summary>More ways: LaTeX, FEN, text, Python, JSON, BibTeX</summary>
      <details class="qa-fold"><summary>Picture</summary>
        <div class="qa-files"><button type="button" data-qa-pixels="512">PNG, 512 px</button> <button type="button" data-qa-pixels="2048">PNG, 2048 px</button></div></details>
      <div data-qa-part="notations">${keyed(picture, Object.entries(GROUPS).map(group))}</div>
    </details>
    <span class="qa-unseen" role="status" data-qa-part="heard"></span>
  </queens-copies>`;
}

define("queens-take", QueensTake);
