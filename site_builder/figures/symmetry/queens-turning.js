/* A board that turns: the reader moves it by the eight symmetries and collects its orbit. */

import "./queens-turning.css";
import { choices, define, Figure, html, nothing, scaleOf, svg } from "#base";
import { boardPicture } from "#shared/board-view.js";
import { image, isSame, KEYS, NAMES, WORDS } from "#shared/symmetry.js";
import { capitalized, counted, hasPointer } from "#shared/text.js";
import { isStill, TurningBoard } from "#shared/turning-board.js";

/** How each symmetry moves a square: the line of the motion, and its head.
    @type {[string, string][]} */
const ICONS = [
  ["", "M11 13a2 2 0 0 0 4 0a2 2 0 0 0-4 0"],
  ["M13 8a5 5 0 0 1 5 5", "M15.2 12.4h5.6l-2.8 4z"],
  ["M13 8a5 5 0 0 1 0 10", "M13.6 15.2v5.6l-4-2.8z"],
  ["M13 8a5 5 0 1 1-5 5", "M5.2 13.6h5.6l-2.8-4z"],
  ["M13 1v24", ""],
  ["M1 13h24", ""],
  ["M2 2l22 22", ""],
  ["M24 2l-22 22", ""],
];

/** A square, and how a symmetry moves it. */
const icon = (symmetry) => html`<svg
  class="qa-turning-icon"
  viewBox="0 0 26 26"
  aria-hidden="true"><path d="M5 5h16v16h-16z" />
  ${svg`<path class="qa-turning-motion" d=${ICONS[symmetry][0]} /><path class="qa-turning-head" d=${ICONS[symmetry][1]} />`}</svg>`;

/** Equal images of a board together: the symmetries that make each, by the first of them. */
function pilesOf(columns, symmetries) {
  const sorted = symmetries.toSorted((one, other) => one - other);
  return Map.groupBy(sorted, (symmetry) =>
    sorted.find((first) => isSame(image(columns, first), image(columns, symmetry))),
  );
}

const INVERSES = [0, 3, 2, 1, 4, 5, 6, 7];
const SPEED_BACK = 1.7;
const PAUSE = 350; // milliseconds between two images that are shown one after the other
const CALM_PAUSE = 1200; // where none of them moves
const STEP = 4; // pixels by which each image of a pile stands out

/** A board, its eight images, and what they say about its orbit. */
class Turning extends Figure {
  static properties = {
    boards: { type: Array }, // each with its label and its columns
    all: { type: Boolean }, // whether all images stand there from the start: none has to be collected
    chosen: { state: true }, // one of them
    collected: { state: true }, // symmetries, in the order in which the reader tried them
    shown: { state: true }, // the last of them at which the board has arrived
    outcome: { state: true }, // what the figure says of it: the symmetry, and how many queens stand where queens stood
    isShowing: { state: true }, // whether all images are shown, one after the other
  };
  links = { "data-qa-turn": (move) => void this.#follow(move) };
  fillsScreen = true;
  keys = "Keys 1 to 8 move the board to an image.";
  #host = document.createElement("div");
  #board = new TurningBoard(this.#host, { hasCoordinates: true });
  #symmetry = 0; // that the board shows, or moves to
  #action = 0; // counts what the reader does: a later action ends an earlier one

  setup() {
    Object.assign(this.#host, { className: "qa-turning-board" }).dataset.qaPart = "board";
    this.#open(this.chosen ?? this.boards[0]);
    const observer = new ResizeObserver(() => this.#arrange());
    observer.observe(this);
    this.signal.addEventListener("abort", () => {
      observer.disconnect();
      this.#action += 1;
      this.#board.finish();
    });
  }

  /** Digits act only while the figure has the focus. */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const symmetry = event.key.length === 1 ? "12345678".indexOf(event.key) : -1;
    if (symmetry < 0) return;
    event.preventDefault();
    this.#answer(symmetry);
  }

  /** Turn the board as the reader asks, and say what it is like once it has arrived. */
  #answer(symmetry) {
    return this.announceWhenDone(this.#turn(symmetry));
  }

  /** A link of the text turns a board: `8.4.1 rotate_180`, or `8.4.1 all`. */
  async #follow(move) {
    const [label, key] = move.split(" ");
    if (this.chosen.label !== label) this.#open(this.boards.find((board) => board.label === label));
    return key === "all" ? this.#showAll() : this.#answer(KEYS.indexOf(key));
  }

  #open(board) {
    this.#action += 1;
    this.#symmetry = 0;
    this.#board.open(board.columns);
    Object.assign(this, {
      chosen: board,
      collected: this.all ? [...NAMES.keys()] : [0],
      shown: 0,
      outcome: undefined,
      isShowing: false,
    });
  }

  /** Turn the board back, then by a symmetry; tells whether the reader has done nothing else meanwhile. */
  async #turn(symmetry, isShowing = false) {
    this.#action += 1;
    this.isShowing = isShowing;
    const [action, { chosen }] = [this.#action, this];
    this.#board.finish();
    const back = INVERSES[this.#symmetry];
    this.#symmetry = 0;
    if (back) await this.#board.move(back, SPEED_BACK);
    if (action !== this.#action) return false;
    this.#symmetry = symmetry;
    await this.#board.move(symmetry);
    if (this.signal.aborted || chosen !== this.chosen) return false;
    this.collected = [...new Set([...this.collected, symmetry])];
    this.shown = symmetry;
    if (action !== this.#action) return false;
    this.outcome = { symmetry, hits: this.#board.markHits() };
    return true;
  }

  async #showAll() {
    const { isUserAction } = this;
    if (this.collected.length === NAMES.length) this.#open(this.chosen);
    const rest = [...NAMES.keys()].filter((symmetry) => !this.collected.includes(symmetry));
    for (const symmetry of rest) {
      this.muteAnnouncements(); // in between a screen reader would speak without end
      if (!(await this.#turn(symmetry, true))) return;
      const action = this.#action;
      await new Promise((done) => this.later(isStill() ? CALM_PAUSE : PAUSE, () => done(null)));
      if (action !== this.#action) return;
      if (!this.isShowing) return this.announceAgain(); // the reader has stopped it
    }
    Object.assign(this, { isShowing: false, outcome: { symmetry: undefined } });
    if (isUserAction) this.announceAgain();
  }

  /** Show no more images than the one that is on its way; what it is like is said when it has arrived. */
  #stop() {
    this.isShowing = false;
    this.muteAnnouncements();
  }

  updated() {
    this.#arrange();
  }

  /** Lay equal images on the first of them: from where they are drawn, they move there. */
  #arrange() {
    if (this.all) return;
    const beds = [...this.renderRoot.querySelectorAll(".qa-turning-bed")];
    const moveOf = (from, to, depth) => {
      const [start, end] = [from, to].map((bed) => bed.getBoundingClientRect());
      const [across, down] = ["left", "top"].map(
        (edge) => (end[edge] - start[edge]) / scaleOf(this) + depth * STEP,
      );
      return `translate(${across}px, ${down}px)`;
    };
    for (const [first, pile] of pilesOf(this.chosen.columns, this.collected)) {
      for (const [depth, symmetry] of pile.entries()) {
        const move = depth ? moveOf(beds[symmetry], beds[first], depth) : "";
        beds[symmetry].querySelector(".qa-turning-image").style.transform = move;
      }
    }
  }

  render() {
    const labels = this.boards.map(({ label }) => label);
    const open = (label) => this.#open(this.boards.find((board) => board.label === label));
    const piles = pilesOf(this.chosen.columns, this.collected);
    const isWhole = this.collected.length === NAMES.length;
    return html`<div class="qa-turning-stage" @keydown=${(event) => this.#press(event)}>
      ${
        this.all
          ? nothing
          : html`<div class="qa-top-bar">
        ${labels.length > 1 ? html`<span role="group" aria-label="Board">${choices(labels, this.chosen.label, open)}</span>` : nothing}
        <button
          type="button"
          class="qa-main"
          data-qa-part="all"
          @click=${() => (this.isShowing ? this.#stop() : this.#showAll())}>${this.isShowing ? "Stop" : "Show all eight"}</button>
      </div>`
      }
      ${this.#host}
      ${this.#message(piles)}
      <div
        class="qa-turning-slots"
        role="group"
        aria-label="The eight images">${NAMES.map((_, symmetry) => this.#slot(symmetry, piles))}</div>
      <p
        class="qa-turning-tally ${isWhole ? "qa-turning-whole" : ""}"
        data-qa-part="tally">${this.#tally(piles, isWhole)}</p>
    </div>`;
  }

  #message(piles) {
    const act = hasPointer() ? "Click an image, or press a key from 1 to 8" : "Tap an image";
    if (!this.outcome)
      return this.message(
        `${act}: the board moves there.${this.all ? "" : " Equal images fall together."}`,
      );
    const { symmetry, hits } = this.outcome;
    if (symmetry === undefined)
      return this.message(
        `*All eight shown:* ${counted(piles.size, "different image")}${piles.size < NAMES.length ? `, each ${NAMES.length / piles.size} times` : ""}.`,
      );
    const n = this.chosen.columns.length;
    const stand = hits === 1 ? "queen stands where a queen" : "queens stand where queens";
    const compared =
      hits === n
        ? `All ${n} ${stand} stood.`
        : `${hits || "No"} ${hits ? stand : "queen stands where a queen"} stood.`;
    const first = firstOf(symmetry, piles);
    const result =
      hits === n
        ? "the board is unchanged"
        : first < symmetry
          ? `it is the same as when ${WORDS[first]}`
          : "it is another board";
    const reason = `${capitalized(WORDS[symmetry])}, ${result}.`;
    return this.message(`${compared} ${reason}`, {
      view: html`<b data-qa-part="outcome">${compared}</b> <span data-qa-part="reason">${reason}</span>`,
    });
  }

  #slot(symmetry, piles) {
    const isCollected = this.collected.includes(symmetry);
    const first = isCollected ? firstOf(symmetry, piles) : symmetry;
    const count = piles.get(symmetry)?.length ?? 0;
    const isShown = symmetry === (this.all ? this.shown : firstOf(this.shown, piles));
    const same = html`<span class="qa-turning-same">${first < symmetry ? `same as ${NAMES[first]}` : nothing}</span>`;
    const card =
      () => html`<span class="qa-turning-image" style="z-index: ${NAMES.length - symmetry}">
      ${boardPicture(image(this.chosen.columns, symmetry), NAMES[symmetry], { marker: "qa-disc" })}</span>`;
    const look = [
      isCollected && "qa-turning-full",
      isShown && "qa-turning-here",
      this.all && first < symmetry && "qa-turning-repeat",
    ];
    return html`<button
      type="button"
      class=${look.filter(Boolean).join(" ")}
      data-qa-symmetry=${KEYS[symmetry]}
      aria-label=${this.#describe(symmetry, first, count)}
      aria-current=${isShown ? "true" : nothing}
      @click=${() => this.#answer(symmetry)}><span class="qa-turning-bed" aria-hidden="true">${icon(symmetry)}${this.all ? nothing : same}
      <b class="qa-turning-count">${count > 1 && !this.all ? `× ${count}` : nothing}</b>${isCollected ? card() : nothing}</span><span class="qa-turning-name">${NAMES[symmetry]}${this.all ? same : nothing}</span></button>`;
  }

  /** The name of an image for screen readers: words in place of the arrow, and the written name, which a reader may
      speak to choose it. */
  #describe(symmetry, first, count) {
    const [name, words] = [NAMES[symmetry].replace(/^[^\w]+/, ""), WORDS[symmetry]];
    const same =
      first < symmetry
        ? `, the same as ${first ? `when ${WORDS[first]}` : "the board as it is"}`
        : count > 1
          ? `, ${count} equal images`
          : "";
    return `${symmetry + 1}: ${words.includes(name) ? words : `${name}, ${words}`}${same}`;
  }

  #tally(piles, isWhole) {
    const images = counted(piles.size, "different image");
    const unchanged = counted(piles.get(0).length, "symmetry that leaves", "symmetries that leave");
    return isWhole
      ? `${images} × ${unchanged} the board unchanged = ${NAMES.length}`
      : `${this.collected.length} of ${NAMES.length} tried: ${images} so far`;
  }
}

/** The first symmetry that made the image of a collected one. */
const firstOf = (symmetry, piles) => [...piles].find(([, pile]) => pile.includes(symmetry))[0];

define("queens-turning", Turning);
