/* All boards of a gallery as tiles on one screen. #wall opens it, so that the back button closes it. */

import { removeHash } from "../shared/address.js";
import { badge, element, picture, shape } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { columnsText } from "../shared/symmetry.js";
import { SearchWorker } from "../shared/worker.js";
import { readOrbits } from "./ranking.js";

const HASH = "#wall";
const GAP = 2; // between tiles, in pixels, as in the style sheet
const MAX_SIDE = 144; // of a tile, in pixels
const MIN_SIDE = matchMedia("(pointer: coarse)").matches ? 24 : 16; // a finger needs more

/** A board of a few pixels: its queens are the round ends of lines without length. */
function tile({ columns, label, size }) {
  const n = columns.length;
  const dots = columns.map((column, row) => `M${column + 0.5} ${row + 0.5}h0`).join("");
  const svg = shape("svg", { viewBox: `0 0 ${n} ${n}`, "aria-hidden": true }, shape("path", { d: dots }));
  return element("button", { type: "button", class: `qa-tile qa-orbit-${size}`, tabindex: -1, "aria-label": label }, svg);
}

/** The side of the largest tiles that fit an area; if they would be too small, the area scrolls. */
function sideOf(count, width, height) {
  let side = MAX_SIDE;
  while (side > MIN_SIDE && Math.ceil(count / Math.floor(width / side)) * side > height) side--;
  return side;
}

class QueensTiles extends QueensElement {
  #boards = []; // all of them: columns, size, label
  #current = 0;
  #across = 1; // tiles in a row
  #loaded; // promises that all boards are there

  start() {
    this.signal.addEventListener("abort", () => this.#stop());
    this.#listen();
    this.#follow();
  }

  #stop() {
    this.#loaded = undefined;
    this.find("enlarged").close();
    this.find("wall").close();
  }

  #listen() {
    const { signal } = this;
    const on = (target, event, action) => target.addEventListener(event, action, { signal });
    const onClick = (name, action) => on(this.find(name), "click", action);
    on(window, "hashchange", () => this.#follow());
    on(document, "click", (event) => this.#followLater(event));
    on(window, "resize", () => this.find("wall").open && this.#fit());
    on(this, "keydown", (event) => this.#step(event));
    onClick("tiles", (event) => this.#choose(event));
    onClick("before", () => this.#enlarge(this.#current - 1));
    onClick("after", () => this.#enlarge(this.#current + 1));
    onClick("back", () => this.find("enlarged").close());
    on(this.find("enlarged"), "close", () => this.find("wall").open && this.#focusTile(this.#current));
    onClick("close", () => this.find("wall").close());
    on(this.find("wall"), "close", () => this.#leave());
  }

  /** Open the wall if the address asks for it, and close it if not. */
  async #follow() {
    if (location.hash !== HASH || !this.isFirst) {
      this.find("wall").close();
      return;
    }
    if (this.find("wall").open) return;
    this.find("wall").showModal();
    try {
      await (this.#loaded ??= this.#load());
    } catch ({ message }) {
      this.find("tiles").replaceChildren(`They could not be found: ${message}.`);
      return;
    }
    if (this.signal.aborted) return;
    this.#fit();
    this.#focusTile(this.#current);
  }

  /** Themes with `navigation.instant` take links themselves, without an event of the hash. */
  #followLater(event) {
    if (event.target.closest("a")?.hash === HASH) this.later(0, () => this.#follow());
  }

  #leave() {
    this.find("enlarged").close();
    if (location.hash === HASH) removeHash();
  }

  async #load() {
    const { qaN, qaOrbits, qaWorker } = this.dataset;
    const worker = new SearchWorker(qaWorker, this.signal);
    const boards = [];
    for (const { size, count } of readOrbits(qaOrbits)) {
      const group = await worker.ask("ranked", [Number(qaN), size, 1, count]);
      boards.push(...group.map((columns, index) => ({ columns, size, label: `${qaN}.${size}.${index + 1}` })));
    }
    worker.stop();
    this.#boards = boards;
    this.find("tiles").replaceChildren(...boards.map(tile));
    this.#select(0);
  }

  #fit() {
    const tiles = this.find("tiles");
    const side = sideOf(this.#boards.length, tiles.clientWidth, tiles.clientHeight);
    this.#across = Math.floor(tiles.clientWidth / side);
    tiles.style.setProperty("--across", this.#across);
    tiles.style.setProperty("--side", `${side - GAP}px`);
  }

  /* The tiles --------------------------------------------------------------------------------------- */

  /** Make one tile the one that the keyboard is at. */
  #select(index) {
    const tiles = this.find("tiles").children;
    tiles[this.#current].tabIndex = -1;
    this.#current = Math.min(Math.max(index, 0), this.#boards.length - 1);
    tiles[this.#current].tabIndex = 0;
  }

  #focusTile(index) {
    this.#select(index);
    this.find("tiles").children[this.#current].focus();
  }

  #choose(event) {
    const index = [...this.find("tiles").children].indexOf(event.target.closest(".qa-tile"));
    if (index >= 0) this.#enlarge(index);
  }

  #step(event) {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.#across, ArrowDown: this.#across, Home: -this.#current, End: this.#boards.length };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!this.find("enlarged").open) this.#focusTile(this.#current + step);
    else if (Math.abs(step) === 1) this.#enlarge(this.#current + step);
  }

  /* One board --------------------------------------------------------------------------------------- */

  #enlarge(index) {
    this.#select((index + this.#boards.length) % this.#boards.length);
    const { columns, size, label } = this.#boards[this.#current];
    this.find("label").replaceChildren(`${label} `, badge(size));
    this.find("picture").replaceChildren(picture(columns, `Solution ${label}`, { coordinates: true }));
    this.find("columns").textContent = columnsText(columns);
    this.find("links").replaceChildren(...this.#linksOf(label));
    const dialog = this.find("enlarged");
    if (!dialog.open) dialog.showModal();
    if (!dialog.contains(document.activeElement)) this.find("links").firstElementChild.focus();
  }

  /** The links below a board: to its page or its place in the gallery, and to its view. */
  #linksOf(label) {
    const { qaN, qaPerPage, qaGalleryPages, qaPages, qaViews } = this.dataset;
    const page = qaGalleryPages.split(" ")[Math.floor(this.#current / Number(qaPerPage))];
    const own = qaPages ? [qaPages.replace(`${qaN}.0.0`, label), "Its page"] : [`${page}#${label}`, "In the gallery"];
    const view = qaViews && [`${qaViews}?label=${label}`, "Its eight images"];
    return [own, view].filter(Boolean).map(([href, text]) => element("a", { href }, text));
  }
}

define("queens-tiles", QueensTiles);
