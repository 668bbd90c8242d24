/* The wall of a gallery: all its boards as tiles on one screen. The fragment #wall of the address
   opens the wall, so that the browser's back button closes it. */

import "./queens-tiles.css";
import { define, Figure, html, nothing, showControls } from "#base";
import { pageOf, viewOf } from "#shared/label-address.js";
import { badge, boardPicture } from "#shared/board-view.js";
import { columnsText } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { SearchWorker } from "#shared/worker.js";
import { readOrbits } from "#shared/ranking.js";

const HASH = "#wall";
// The space between two tiles in pixels, as in the style sheet.
const GAP = 2;
// The largest side of a tile in pixels.
const MAX_SIDE = 144;
// The smallest side of a tile in pixels. On a touch screen it is larger, because a finger needs
// larger tiles.
const MIN_SIDE = matchMedia("(pointer: coarse)").matches ? 24 : 16;

/** Return the side of the largest tiles that fit an area, in pixels. If they would be smaller than
    MIN_SIDE, return MIN_SIDE; then the area scrolls.
    @param {number} count  the number of tiles
    @param {number} width  of the area, in pixels
    @param {number} height  of the area, in pixels */
function sideOf(count, width, height) {
  let side = MAX_SIDE;
  const heightOf = (tileSide) => Math.ceil(count / Math.floor(width / tileSide)) * tileSide;
  while (side > MIN_SIDE && heightOf(side) > height) side -= 1;
  return side;
}

class QueensTiles extends Figure {
  static properties = {
    n: { type: Number },
    // The number of orbits of each size.
    orbits: { converter: readOrbits },
    // The number of boards on a page of the gallery.
    perPage: { type: Number, attribute: "per-page" },
    // The addresses of the pages of the gallery.
    gallery: { converter: (text) => text.split(" ") },
    // All boards, each with its columns, orbit size and label; empty until they are loaded.
    boards: { state: true },
    // The reason why the boards could not be loaded.
    mistake: { state: true },
    // The index of the tile that has the focus, or that the Tab key reaches.
    current: { state: true },
    // The side of a tile in pixels, with the gap after it.
    side: { state: true },
  };
  // A promise that resolves when all boards have been loaded; undefined until they are requested.
  #loaded;

  setup() {
    const { signal } = this;
    // The element before this one has the link that opens the wall.
    showControls(this.previousElementSibling);
    Object.assign(this, { boards: [], current: 0, side: MAX_SIDE });
    signal.addEventListener("abort", () => this.#stop());
    addEventListener("hashchange", () => this.#follow(), { signal });
    addEventListener("resize", () => this.#wall.open && this.#fit(), { signal });
    // Themes with `navigation.instant` handle links themselves, so that the browser does not send
    // the event `hashchange`.
    const followLink = ({ target }) => {
      if (target.closest("a")?.hash === HASH) this.later(0, () => this.#follow());
    };
    document.addEventListener("click", followLink, { signal });
    this.#follow();
  }

  get #wall() {
    return this.querySelector("#wall");
  }

  get #tiles() {
    return this.querySelector(".qa-tiles-area");
  }

  get #enlarged() {
    return this.querySelector(".qa-tiles-board");
  }

  #stop() {
    this.#loaded = undefined;
    this.#enlarged?.close();
    this.#wall?.close();
  }

  /** Open the wall if the address has its fragment, otherwise close it. */
  async #follow() {
    await this.updateComplete;
    if (location.hash !== HASH || !this.isFirst) return this.#wall.close();
    if (this.#wall.open) return;
    this.#wall.showModal();
    try {
      this.#loaded ??= this.#load();
      await this.#loaded;
    } catch ({ message }) {
      this.mistake = `They could not be found: ${message}.`;
      return;
    }
    if (this.signal.aborted) return;
    this.#fit();
    this.#focusTile(this.current);
  }

  #leave() {
    this.#enlarged.close();
    if (location.hash === HASH)
      history.replaceState(history.state, "", location.pathname + location.search);
  }

  async #load() {
    const { n, orbits, signal } = this;
    const worker = new SearchWorker(this.dataset.qaWorker, signal);
    const boards = [];
    for (const { size, count } of orbits) {
      const group = await worker.ask("ranked", [n, size, 1, count]);
      boards.push(
        ...group.map((columns, index) => ({ columns, size, label: `${n}.${size}.${index + 1}` })),
      );
    }
    worker.stop();
    this.boards = boards;
  }

  #fit() {
    this.side = sideOf(this.boards.length, this.#tiles.clientWidth, this.#tiles.clientHeight);
  }

  /** The number of tiles in a row. */
  get #across() {
    return Math.floor((this.#tiles?.clientWidth ?? 0) / this.side) || 1;
  }

  // Methods for the actions of the reader.

  async #focusTile(index) {
    this.current = Math.min(Math.max(index, 0), this.boards.length - 1);
    await this.updateComplete;
    this.#tiles.children[this.current].focus();
  }

  async #enlarge(index) {
    this.current = (index + this.boards.length) % this.boards.length;
    await this.updateComplete;
    if (!this.#enlarged.open) this.#enlarged.showModal();
  }

  #step(event) {
    const { current } = this;
    const steps = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -this.#across,
      ArrowDown: this.#across,
      Home: -current,
      End: this.boards.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!this.#enlarged.open) this.#focusTile(current + step);
    else if (Math.abs(step) === 1) this.#enlarge(current + step);
  }

  // Methods that render the wall.

  render() {
    const { n, orbits, boards, side, mistake } = this;
    const all = orbits.reduce((sum, { count }) => sum + count, 0);
    const counts = orbits.map(
      ({ size, count }) => html`<span>${badge(size)} ${grouped(count)}</span> `,
    );
    const tiles = boards.map((board, index) => this.#tile(board, index));
    return html`<dialog
      class="qa-tiles"
      id="wall"
      aria-labelledby="wall-name"
      data-qa-part="wall"
      @close=${() => this.#leave()}
      @keydown=${(event) => this.#step(event)}>
      <div class="qa-tiles-head">
        <h2 id="wall-name">${counted(all, "fundamental solution")} of N = ${n}</h2>
        <p>${counts}</p>
        <button type="button" data-qa-part="close" @click=${() => this.#wall.close()}>Close</button>
      </div>
      <div
        class="qa-tiles-area"
        role="group"
        aria-label="Fundamental solutions, arrow keys go from one to the next"
        data-qa-part="tiles"
        style="--across: ${this.#across}; --side: ${side - GAP}px">${mistake ?? tiles}</div>
      <dialog
        class="qa-tiles-board"
        aria-labelledby="wall-label"
        data-qa-part="enlarged"
        @close=${() => this.#wall.open && this.#focusTile(this.current)}>
        ${boards.length ? this.#large() : nothing}
      </dialog>
    </dialog>`;
  }

  /** Render the tile of a board, a few pixels large. Each queen is a line of length 0 with round
      ends, because that needs less text than a circle. */
  #tile({ columns, label, size }, index) {
    const n = columns.length;
    const dots = columns.map((column, row) => `M${column + 0.5} ${row + 0.5}h0`).join("");
    return html`<button
      type="button"
      class="qa-tile qa-orbit-${size}"
      tabindex=${index === this.current ? 0 : -1}
      aria-label=${label}
      @click=${() => this.#enlarge(index)}><svg
        viewBox="0 0 ${n} ${n}"
        aria-hidden="true"><path d=${dots} /></svg></button>`;
  }

  /** Render the current board in a large picture, with two links. The first link goes to the page
      of the board, or if it has no page, to its card in the gallery. The second link goes to its
      view in the finder, if the site has one. */
  #large() {
    const { perPage, gallery, current } = this;
    const { columns, size, label } = this.boards[current];
    const page = pageOf(label, this.dataset);
    const view = viewOf(label, this.dataset);
    const boardLink = page
      ? html`<a href=${page}>Its page</a>`
      : html`<a href="${gallery[Math.floor(current / perPage)]}#${label}">In the gallery</a>`;
    const picture = boardPicture(columns, `Solution ${label}`, { hasCoordinates: true });
    const viewLink = view ? html`<a href=${view}>Its eight images</a>` : nothing;
    return html`<h3 id="wall-label" data-qa-part="label">${label} ${badge(size)}</h3>
      <div data-qa-part="picture">${picture}</div>
      <p data-qa-part="columns">${columnsText(columns)}</p>
      <p class="qa-tiles-links" data-qa-part="links">${boardLink}${viewLink}</p>
      <div class="qa-tiles-buttons"><button
        type="button"
        data-qa-part="before"
        aria-label="Board before"
        @click=${() => this.#enlarge(current - 1)}>←</button><button
          type="button"
          data-qa-part="back"
          @click=${() => this.#enlarged.close()}>Back to all boards</button><button
            type="button"
            data-qa-part="after"
            aria-label="Board after"
            @click=${() => this.#enlarge(current + 1)}>→</button></div>`;
  }
}

define("queens-tiles", QueensTiles);
