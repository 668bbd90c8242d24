/* What a reader takes along: a board as a picture and as text, and all that was found as files. The page of a solution
   has it, and the finder loads it as soon as there is something to take along. */

import { button, define, Figure, html, keyed, nothing } from "#base";
import { readText, save, saveText } from "#shared/files.js";
import { grouped } from "#shared/text.js";
import { GROUPS, partialCopies, solutionCopies } from "./copies.js";
import { csvOf, jsonOf, MAX_DRAWN, MAX_LISTED, sheetOf } from "./found-files.js";
import "./queens-copies.css";

/** @typedef {object} Offer
    @property {string} diagonal  the address of the picture of a board with N = 0
    @property {(number | null)[]} [board]  to copy
    @property {string} [label]  of a whole board
    @property {string} [page]  the address that shows the board
    @property {boolean} [isPage]  whether that is the page of its solution
    @property {{ count: number, gather: (limit: number) => Promise<import("./found-files.js").Found> }} [found]  solutions to save */

const COPIED = 1024; // pixels of a picture to paste
const SHOWN = 3000; // milliseconds in which a button says that it is done

/** The picture of a board with its queens on the diagonal. */
const diagonalOf = ({ diagonal }, n) => readText(diagonal.replace("-0.", `-${n}.`));

/** What is copied of the board of an offer. */
async function copiesOf(offer) {
  const { board, label, isPage } = offer;
  const page = new URL(offer.page, location.href).href;
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

/** The SVG at an address on a canvas so many pixels wide. */
async function canvasOf(address, side) {
  const image = new Image();
  image.src = address; // not fetched: a site's security policy may forbid that for what is in memory
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  canvas.getContext("2d").drawImage(image, 0, 0, side, side);
  return canvas;
}

/** Save a picture in pixels. */
async function savePng({ picture, file }, side) {
  const canvas = await canvasOf(picture, side);
  save(canvas.toDataURL("image/png"), file.replace(".svg", `-${side}.png`));
}

async function pngOf({ picture }, side) {
  const canvas = await canvasOf(picture, side);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Copy a picture in pixels. */
function copyPng(copies) {
  const png = pngOf(copies, COPIED);
  // If the reader leaves the page, the clipboard gives up first, and nothing else handles the failure.
  png.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
}

/** Select the text of an element, in its open folds. */
function select(code) {
  for (let fold = code.closest("details"); fold; fold = fold.parentElement.closest("details"))
    fold.open = true;
  getSelection().selectAllChildren(code);
}

class QueensTake extends Figure {
  static properties = {
    offer: { type: Object },
    copies: { state: true }, // of the board, once its picture is loaded
    outcome: { state: true }, // how the last work of a button ended, as a sentence
  };

  willUpdate(changed) {
    if (!changed.has("offer")) return;
    Object.assign(this, { copies: undefined, outcome: "" });
    if (this.offer.board) this.#copy(this.offer);
  }

  async #copy(offer) {
    const copies = await copiesOf(offer).catch(() => undefined); // a page from disk may read no file
    if (offer === this.offer) this.copies = copies;
  }

  async #saveFound([ending, , limit, write, type]) {
    const { offer } = this;
    saveText(await write(offer, await offer.found.gather(limit)), `queens-found.${ending}`, type);
  }

  /** Say how the work of a button ended. */
  async #run(clicked, work, done, failed) {
    const [outcome, isDone] = await work.then(
      () => [done, true],
      () => [failed, false],
    );
    this.#end(clicked, outcome, `${outcome}.`, isDone);
  }

  /** Show an outcome on a button, which stays as wide; its name comes back after what is done. */
  #end(clicked, text, outcome, isDone = true) {
    if (this.signal.aborted) return; // it has left the page
    clicked.dataset.qaName ??= clicked.textContent;
    clicked.style.minWidth = `${clicked.offsetWidth}px`;
    clicked.textContent = text;
    if (isDone) this.later(SHOWN, () => (clicked.textContent = clicked.dataset.qaName));
    this.outcome = outcome;
    this.announceAgain(); // the same outcome again, too
  }

  #savePixels({ currentTarget: clicked }) {
    const side = Number(clicked.dataset.qaPixels);
    const work = savePng(this.copies, side);
    this.#run(clicked, work, `PNG saved, ${side} px`, "Saving the PNG failed: save the SVG");
  }

  #copyPicture({ currentTarget: clicked }) {
    const failed = "Copying the picture failed: save the SVG";
    this.#run(clicked, copyPng(this.copies), "Picture copied", failed);
  }

  /** Copy a text; select it where the page may not write to the clipboard. */
  async #copyText(clicked, name, code) {
    try {
      await navigator.clipboard.writeText(code.textContent);
      this.#end(clicked, "Copied", `${name} copied.`);
    } catch {
      select(code);
      this.outcome = "Copying failed: the text is selected.";
      this.announceAgain();
    }
  }

  render() {
    const { copies, offer, outcome } = this;
    return html`${offer.found ? this.#files(offer.found.count) : nothing}
      ${copies ? this.#copies(copies, offer) : nothing}
      ${this.message(outcome, { look: "qa-unseen" })}`;
  }

  #files(count) {
    const first = (limit) => (count > limit ? `, first ${grouped(limit)}` : "");
    return html`<div class="qa-copy" data-qa-part="found">
      <div class="qa-files"><span>Save ${count === 1 ? "the solution" : `${grouped(count)} solutions`}</span>
        ${FILES.map((file) => button(`save-${file[0]}`, file[1] + first(file[2]), () => this.#saveFound(file)))}</div>
    </div>`;
  }

  #copies({ texts, picture, file, images }) {
    const png = (side, text) =>
      html`<button type="button" data-qa-pixels=${side} @click=${(event) => this.#savePixels(event)}>${text}</button>`;
    const copyHtml = ({ currentTarget }) =>
      this.#copyText(currentTarget, "HTML", this.querySelector('[data-qa-part="html"]'));
    const copyRow = ({ currentTarget: clicked }) => {
      const row = clicked.closest("tr");
      this.#copyText(clicked, row.cells[0].textContent, row.querySelector("code"));
    };
    const row = ([name, text]) =>
      html`<tr><th scope="row">${name}</th><td><button type="button" aria-label="Copy: ${name}" @click=${copyRow}>Copy</button></td><td><code data-qa-part=${name === "HTML" ? "html" : nothing}>${text}</code></td></tr>`;
    const group = ([heading, names]) => html`<details class="qa-fold"><summary>${heading}</summary>
      <table class="qa-notations" aria-label=${heading}><tbody>${texts.filter(([name]) => names.includes(name)).map(row)}</tbody></table></details>`;
    // Without https, or in an old browser, no picture can be copied.
    const copyPicture = globalThis.ClipboardItem
      ? html`<button type="button" data-qa-part="copy" @click=${(event) => this.#copyPicture(event)}>Copy the picture</button>`
      : nothing;
    return keyed(
      picture,
      html`<div class="qa-copy" data-qa-part="copies">
        <div class="qa-files">${copyPicture} <button type="button" data-qa-part="copy-html" @click=${copyHtml}>Copy as HTML</button>
          <a href=${picture} download=${file} data-qa-part="svg">SVG</a> ${png(1024, "PNG")}</div>
        <details class="qa-fold"><summary>More ways: LaTeX, FEN, text, Python, JSON, BibTeX</summary>
          <details class="qa-fold"><summary>Picture</summary>
            <div class="qa-files">${images ? html`<a href=${images} download>Eight images, SVG</a>` : nothing} ${png(512, "PNG, 512 px")} ${png(2048, "PNG, 2048 px")}</div></details>
          <div data-qa-part="notations">${Object.entries(GROUPS).map(group)}</div>
        </details>
      </div>`,
    );
  }
}

define("queens-take", QueensTake);
