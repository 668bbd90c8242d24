/* The copies and files that a reader can take from an answer: the board as a picture and as text,
   and the solutions that were found as files. The page of a solution has this figure. The finder
   loads its script when there is something to take. */

import { button, define, Figure, html, keyed, nothing } from "#base";
import { readText, save, saveText } from "#shared/files.js";
import { grouped } from "#shared/text.js";
import { GROUPS, partialCopies, solutionCopies } from "./copies.js";
import { csvOf, jsonOf, MAX_DRAWN, MAX_LISTED, sheetOf } from "./found-files.js";
import "./queens-copies.css";

/** A board to copy, solutions to save as files, or both.
    @typedef {object} Offer
    @property {string} diagonal  the address of the SVG of the board with its queens on the
      diagonal, for N = 0; for another N, the 0 is replaced
    @property {(number | null)[]} [board]  the board to copy
    @property {string} [label]  the label of the board; undefined for a partial board
    @property {string} [page]  the address that shows the board
    @property {boolean} [isPage]  whether `page` is the page of the solution
    @property {{ count: number, gather: (limit: number) => Promise<import("./found-files.js").Found>
      }} [found]  the number of solutions to save, and a function that resolves to the first of
      them */

// The side of the picture that is copied, in pixels.
const COPIED_PIXELS = 1024;
// The milliseconds for which a button shows the outcome of its action.
const OUTCOME_TIME = 3000;

/** Resolve to the SVG of the board of side `n` with its queens on the diagonal. The first parameter
    is an `Offer`. */
const diagonalOf = ({ diagonal }, n) => readText(diagonal.replace("-0.", `-${n}.`));

/** Resolve to the `Copies` of the board of an `Offer`. */
async function copiesOf(offer) {
  const { board, label, isPage } = offer;
  const page = new URL(offer.page, location.href).href;
  const diagonal = await diagonalOf(offer, board.length);
  return label
    ? solutionCopies(board, label, { page, isPage }, diagonal)
    : partialCopies(board, page, diagonal);
}

/** Resolve to the text of an SVG sheet of solutions, which may have different N. */
async function sheet(offer, found) {
  const sizes = Array.from(new Set(found.solutions.map(({ length }) => length)));
  const diagonals = await Promise.all(sizes.map(async (n) => [n, await diagonalOf(offer, n)]));
  return sheetOf(found, Object.fromEntries(diagonals));
}

/** The kinds of files. `write` takes an `Offer` and found solutions, and returns the text of a
    file, or a promise of it. `limit` is the most solutions in a file. */
const FILES = [
  {
    ending: "csv",
    name: "CSV",
    limit: MAX_LISTED,
    write: (_, found) => csvOf(found),
    type: "text/csv",
  },
  {
    ending: "json",
    name: "JSON",
    limit: MAX_LISTED,
    write: (_, found) => jsonOf(found),
    type: "application/json",
  },
  {
    ending: "svg",
    name: "SVG sheet",
    limit: MAX_DRAWN,
    write: sheet,
    type: "image/svg+xml",
  },
];

/** Resolve to a canvas of `side` by `side` pixels with the SVG at an address. */
async function canvasOf(address, side) {
  const image = new Image();
  // Load it as an image instead of by `fetch`, because the security policy of a site may forbid to
  // fetch data URLs.
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  canvas.getContext("2d").drawImage(image, 0, 0, side, side);
  return canvas;
}

/** Save the picture of a `Copies` object as a PNG of `side` by `side` pixels. */
async function savePng({ picture, file }, side) {
  const canvas = await canvasOf(picture, side);
  save(canvas.toDataURL("image/png"), file.replace(".svg", `-${side}.png`));
}

async function pngOf({ picture }, side) {
  const canvas = await canvasOf(picture, side);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Copy the picture of a `Copies` object to the clipboard, as a PNG. */
function copyPng(copies) {
  const png = pngOf(copies, COPIED_PIXELS);
  // The clipboard waits for the promise. If the reader leaves the page, it stops waiting, so handle
  // an error here.
  png.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
}

/** Select the text of an element, and open the folds around it. */
function select(code) {
  for (let fold = code.closest("details"); fold; fold = fold.parentElement.closest("details"))
    fold.open = true;
  getSelection().selectAllChildren(code);
}

class QueensTake extends Figure {
  static properties = {
    // The `Offer` that is shown.
    offer: { type: Object },
    // The `Copies` of the board; undefined until its picture is loaded.
    copies: { state: true },
    // A sentence about the outcome of the last action, or "".
    outcome: { state: true },
  };

  willUpdate(changed) {
    if (!changed.has("offer")) return;
    Object.assign(this, { copies: undefined, outcome: "" });
    if (this.offer.board) this.#copy(this.offer);
  }

  async #copy(offer) {
    // If the page has been opened from a file, it may not read the picture. Then there are no
    // copies.
    const copies = await copiesOf(offer).catch(() => undefined);
    if (offer === this.offer) this.copies = copies;
  }

  async #saveFound({ ending, limit, write, type }) {
    const { offer } = this;
    const text = await write(offer, await offer.found.gather(limit));
    saveText(text, `queens-found.${ending}`, type);
  }

  /** Wait for the work of a button. Then show the outcome on the button, and announce it.
      @param {HTMLButtonElement} pressed
      @param {Promise} work
      @param {string} done  the outcome if the work succeeds
      @param {string} failed  the outcome if it fails */
  async #run(pressed, work, done, failed) {
    const isDone = await work.then(
      () => true,
      () => false,
    );
    const outcome = isDone ? done : failed;
    this.#end(pressed, outcome, `${outcome}.`, isDone);
  }

  /** Show a text on a button without changing its width, and announce the outcome of its action.
      @param {HTMLButtonElement} pressed
      @param {string} text  the text on the button
      @param {string} outcome  the sentence that is announced
      @param {boolean} isDone  whether the action succeeded; then the button shows its name again
        after a while */
  #end(pressed, text, outcome, isDone = true) {
    if (this.signal.aborted) return;
    pressed.dataset.qaName ??= pressed.textContent;
    pressed.style.minWidth = `${pressed.offsetWidth}px`;
    pressed.textContent = text;
    const showName = () => {
      pressed.textContent = pressed.dataset.qaName;
    };
    if (isDone) this.later(OUTCOME_TIME, showName);
    this.outcome = outcome;
    // Announce the outcome even if it is the same as before.
    this.announceAgain();
  }

  #savePixels({ currentTarget: pressed }) {
    const side = Number(pressed.dataset.qaPixels);
    const work = savePng(this.copies, side);
    this.#run(pressed, work, `PNG saved, ${side} px`, "Saving the PNG failed: save the SVG");
  }

  #copyPicture({ currentTarget: pressed }) {
    const failed = "Copying the picture failed: save the SVG";
    this.#run(pressed, copyPng(this.copies), "Picture copied", failed);
  }

  /** Copy the text of an element. If the page may not write to the clipboard, select the text
      instead.
      @param {HTMLButtonElement} pressed
      @param {string} name  the name of the text
      @param {HTMLElement} code  the element */
  async #copyText(pressed, name, code) {
    try {
      await navigator.clipboard.writeText(code.textContent);
      this.#end(pressed, "Copied", `${name} copied.`);
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
    const noun = count === 1 ? "the solution" : `${grouped(count)} solutions`;
    const buttons = FILES.map((file) => {
      const { ending, name, limit } = file;
      const first = count > limit ? `, first ${grouped(limit)}` : "";
      return button(`save-${ending}`, name + first, () => this.#saveFound(file));
    });
    return html`<div class="qa-copy" data-qa-part="found">
      <div class="qa-files"><span>Save ${noun}</span>
        ${buttons}</div>
    </div>`;
  }

  #copies({ texts, picture, file, images }) {
    const pngButton = (side, text) =>
      html`<button
        type="button"
        data-qa-pixels=${side}
        @click=${(event) => this.#savePixels(event)}>${text}</button>`;
    const copyHtml = ({ currentTarget }) =>
      this.#copyText(currentTarget, "HTML", this.querySelector('[data-qa-part="html"]'));
    const copyRow = ({ currentTarget: pressed }) => {
      const row = pressed.closest("tr");
      this.#copyText(pressed, row.cells[0].textContent, row.querySelector("code"));
    };
    const row = ([name, text]) => {
      const copyButton = html`<button
        type="button"
        aria-label="Copy: ${name}"
        @click=${copyRow}>Copy</button>`;
      const code = html`<code data-qa-part=${name === "HTML" ? "html" : nothing}>${text}</code>`;
      return html`<tr><th scope="row">${name}</th><td>${copyButton}</td><td>${code}</td></tr>`;
    };
    const group = ([heading, names]) => {
      const rows = texts.filter(([name]) => names.includes(name)).map(row);
      return html`<details class="qa-fold"><summary>${heading}</summary>
      <table class="qa-notations" aria-label=${heading}><tbody>${rows}</tbody></table></details>`;
    };
    // Without https, or in an old browser, the page cannot copy pictures.
    const copyPicture = globalThis.ClipboardItem
      ? html`<button
          type="button"
          data-qa-part="copy"
          @click=${(event) => this.#copyPicture(event)}>Copy the picture</button>`
      : nothing;
    const copyHtmlButton = html`<button
      type="button"
      data-qa-part="copy-html"
      @click=${copyHtml}>Copy as HTML</button>`;
    const svgLink = html`<a href=${picture} download=${file} data-qa-part="svg">SVG</a>`;
    const imagesLink = images ? html`<a href=${images} download>Eight images, SVG</a>` : nothing;
    return keyed(
      picture,
      html`<div class="qa-copy" data-qa-part="copies">
        <div class="qa-files">${copyPicture} ${copyHtmlButton}
          ${svgLink} ${pngButton(1024, "PNG")}</div>
        <details class="qa-fold"><summary>More ways: LaTeX, FEN, text, Python, JSON, BibTeX</summary>
          <details class="qa-fold"><summary>Picture</summary>
            <div class="qa-files">${imagesLink} ${pngButton(512, "PNG, 512 px")} ${pngButton(2048, "PNG, 2048 px")}</div></details>
          <div data-qa-part="notations">${Object.entries(GROUPS).map(group)}</div>
        </details>
      </div>`,
    );
  }
}

define("queens-take", QueensTake);
