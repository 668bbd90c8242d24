/* A board that turns: a reader moves it by the eight symmetries, and collects the images that form
   its orbit. */

import "./queens-turning.css";
import { choices, define, Figure, html, nothing, scaleOf, svg } from "#base";
import { boardPicture } from "#shared/board-view.js";
import { image, isSame, KEYS, NAMES, WORDS } from "#shared/symmetry.js";
import { capitalized, counted, hasPointer } from "#shared/text.js";
import { isStill, TurningBoard } from "#shared/turning-board.js";

/** For each symmetry the SVG paths of its icon: the line of an arrow, and the head of the arrow.
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

/** Render the icon of a symmetry: a square and an arrow that shows the motion. */
function icon(symmetry) {
  const [motion, head] = ICONS[symmetry];
  return html`<svg
  class="qa-turning-icon"
  viewBox="0 0 26 26"
  aria-hidden="true"><path d="M5 5h16v16h-16z" />
  ${svg`<path class="qa-turning-motion" d=${motion} /><path class="qa-turning-head" d=${head} />`}</svg>`;
}

/** Return symmetries in groups. The images of a board by the symmetries of a group are equal. The
    key of a group is its first symmetry.
    @param {number[]} columns  the board
    @param {number[]} symmetries
    @returns {Map<number, number[]>} */
function pilesOf(columns, symmetries) {
  const sorted = symmetries.toSorted((one, other) => one - other);
  return Map.groupBy(sorted, (symmetry) =>
    sorted.find((first) => isSame(image(columns, first), image(columns, symmetry))),
  );
}

// For each symmetry, the symmetry that undoes it.
const INVERSES = [0, 3, 2, 1, 4, 5, 6, 7];
// The board moves back this many times as fast as it moves to an image.
const SPEED_BACK = 1.7;
// The pause after each image when all images are shown one after another.
const PAUSE = 350; // milliseconds
// The pause after each image if the reader has asked for reduced motion.
const CALM_PAUSE = 1200; // milliseconds
// The offset between an image of a pile and the image below it.
const STEP = 4; // pixels

/** The figure: a board, its eight images, and the orbit that they form. */
class Turning extends Figure {
  static properties = {
    // The boards that a reader can choose, each with its label and columns.
    boards: { type: Array },
    // Whether all images are shown from the beginning, so that the reader does not collect them.
    all: { type: Boolean },
    // The board that the reader has chosen.
    solution: { state: true },
    // The symmetries that the reader has tried, in the order of the tries.
    collection: { state: true },
    // The symmetry whose motion ended last.
    arrived: { state: true },
    // The outcome of the last motion: its symmetry, and the number of queens on squares that had a
    // queen before (`hits`). After all images have been shown, the symmetry is undefined. Before
    // the first motion, the outcome is undefined.
    outcome: { state: true },
    // Whether the figure is showing all images one after another.
    isShowing: { state: true },
  };
  links = {
    "data-qa-turn": (move) => {
      this.#follow(move);
    },
  };
  fillsScreen = true;
  keys = "Keys 1 to 8 move the board to an image.";
  #host = document.createElement("div");
  #board = new TurningBoard(this.#host, { hasCoordinates: true });
  // The symmetry of the image that the board shows, or to which it is moving.
  #symmetry = 0;
  // The number of the reader's actions, by which an action notices that a later one has begun.
  #action = 0;

  setup() {
    Object.assign(this.#host, { className: "qa-turning-board" }).dataset.qaPart = "board";
    this.#open(this.solution ?? this.boards[0]);
    const observer = new ResizeObserver(() => this.#arrange());
    observer.observe(this);
    this.signal.addEventListener("abort", () => {
      observer.disconnect();
      this.#action += 1;
      this.#board.finish();
    });
  }

  /** Handle the keys 1 to 8, each for an image, while the figure has the focus. */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const symmetry = event.key.length === 1 ? "12345678".indexOf(event.key) : -1;
    if (symmetry < 0) return;
    event.preventDefault();
    this.#answer(symmetry);
  }

  /** Move the board by a symmetry, because the reader has asked for it. Announce the outcome when
      the motion ends. */
  #answer(symmetry) {
    return this.announceWhenDone(this.#turn(symmetry));
  }

  /** Move the board for a link in the text.
      @param {string} move  the label of a board and a symmetry, `8.4.1 rotate_180`, or `8.4.1 all`
        to show all images */
  async #follow(move) {
    const [label, key] = move.split(" ");
    if (this.solution.label !== label)
      this.#open(this.boards.find((board) => board.label === label));
    return key === "all" ? this.#showAll() : this.#answer(KEYS.indexOf(key));
  }

  #open(board) {
    this.#action += 1;
    this.#symmetry = 0;
    this.#board.open(board.columns);
    Object.assign(this, {
      solution: board,
      collection: this.all ? [...NAMES.keys()] : [0],
      arrived: 0,
      outcome: undefined,
      isShowing: false,
    });
  }

  /** Move the board back to the board itself, then by a symmetry. Resolve to false if the reader
      does something else meanwhile, otherwise to true. */
  async #turn(symmetry, isShowing = false) {
    this.#action += 1;
    this.isShowing = isShowing;
    const action = this.#action;
    const { solution } = this;
    this.#board.finish();
    const back = INVERSES[this.#symmetry];
    this.#symmetry = 0;
    if (back) await this.#board.move(back, SPEED_BACK);
    if (action !== this.#action) return false;
    this.#symmetry = symmetry;
    await this.#board.move(symmetry);
    if (this.signal.aborted || solution !== this.solution) return false;
    this.collection = [...new Set([...this.collection, symmetry])];
    this.arrived = symmetry;
    if (action !== this.#action) return false;
    this.outcome = { symmetry, hits: this.#board.markHits() };
    return true;
  }

  /** Show the images that the reader has not collected, one after another. If all are collected,
      begin anew. */
  async #showAll() {
    const { isUserAction } = this;
    if (this.collection.length === NAMES.length) this.#open(this.solution);
    const rest = [...NAMES.keys()].filter((symmetry) => !this.collection.includes(symmetry));
    for (const symmetry of rest) {
      // Announce only the last image, because a screen reader could not keep up.
      this.muteAnnouncements();
      if (!(await this.#turn(symmetry, true))) return;
      const action = this.#action;
      await new Promise((done) => this.later(isStill() ? CALM_PAUSE : PAUSE, () => done(null)));
      if (action !== this.#action) return;
      // The reader has pressed Stop.
      if (!this.isShowing) return this.announceAgain();
    }
    Object.assign(this, { isShowing: false, outcome: { symmetry: undefined } });
    if (isUserAction) this.announceAgain();
  }

  /** Stop showing images after the current motion. The outcome is announced when the motion
      ends. */
  #stop() {
    this.isShowing = false;
    this.muteAnnouncements();
  }

  updated() {
    this.#arrange();
  }

  /** Move each collected image onto the first collected image that is equal to it, so that they
      form a pile. */
  #arrange() {
    if (this.all) return;
    const beds = [...this.renderRoot.querySelectorAll(".qa-turning-bed")];
    const moveOf = (from, to, depth) => {
      const start = from.getBoundingClientRect();
      const end = to.getBoundingClientRect();
      const scale = scaleOf(this);
      const across = (end.left - start.left) / scale + depth * STEP;
      const down = (end.top - start.top) / scale + depth * STEP;
      return `translate(${across}px, ${down}px)`;
    };
    for (const [first, pile] of pilesOf(this.solution.columns, this.collection)) {
      for (const [depth, symmetry] of pile.entries()) {
        const move = depth ? moveOf(beds[symmetry], beds[first], depth) : "";
        beds[symmetry].querySelector(".qa-turning-image").style.transform = move;
      }
    }
  }

  render() {
    const labels = this.boards.map(({ label }) => label);
    const open = (label) => this.#open(this.boards.find((board) => board.label === label));
    const piles = pilesOf(this.solution.columns, this.collection);
    const isWhole = this.collection.length === NAMES.length;
    const boards = html`<span
      role="group"
      aria-label="Board">${choices(labels, this.solution.label, open)}</span>`;
    const press = () => (this.isShowing ? this.#stop() : this.#showAll());
    const bar = html`<div class="qa-top-bar">
        ${labels.length > 1 ? boards : nothing}
        <button
          type="button"
          class="qa-main"
          data-qa-part="all"
          @click=${press}>${this.isShowing ? "Stop" : "Show all eight"}</button>
      </div>`;
    return html`<div class="qa-turning-stage" @keydown=${(event) => this.#press(event)}>
      ${this.all ? nothing : bar}
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
    if (!this.outcome) {
      const rule = this.all ? "" : " Equal images fall together.";
      return this.message(`${act}: the board moves there.${rule}`);
    }
    const { symmetry, hits } = this.outcome;
    if (symmetry === undefined) {
      const images = counted(piles.size, "different image");
      const times = piles.size < NAMES.length ? `, each ${NAMES.length / piles.size} times` : "";
      return this.message(`*All eight shown:* ${images}${times}.`);
    }
    const compared = this.#comparedText(hits);
    const result = this.#resultText(symmetry, hits, firstOf(symmetry, piles));
    const reason = `${capitalized(WORDS[symmetry])}, ${result}.`;
    const view = html`<b
      data-qa-part="outcome">${compared}</b> <span
      data-qa-part="reason">${reason}</span>`;
    return this.message(`${compared} ${reason}`, { view });
  }

  #comparedText(hits) {
    const n = this.solution.columns.length;
    const stand = hits > 1 ? "queens stand where queens" : "queen stands where a queen";
    if (hits === n) return `All ${n} ${stand} stood.`;
    return `${hits || "No"} ${stand} stood.`;
  }

  #resultText(symmetry, hits, first) {
    if (hits === this.solution.columns.length) return "the board is unchanged";
    if (first < symmetry) return `it is the same as when ${WORDS[first]}`;
    return "it is another board";
  }

  #slot(symmetry, piles) {
    const isCollected = this.collection.includes(symmetry);
    const first = isCollected ? firstOf(symmetry, piles) : symmetry;
    const count = piles.get(symmetry)?.length ?? 0;
    const current = this.all ? this.arrived : firstOf(this.arrived, piles);
    const isCurrent = symmetry === current;
    const sameText = first < symmetry ? `same as ${NAMES[first]}` : nothing;
    const same = html`<span class="qa-turning-same">${sameText}</span>`;
    const columns = image(this.solution.columns, symmetry);
    const picture = () => boardPicture(columns, NAMES[symmetry], { marker: "qa-disc" });
    const card =
      () => html`<span class="qa-turning-image" style="z-index: ${NAMES.length - symmetry}">
      ${picture()}</span>`;
    const countText = count > 1 && !this.all ? `× ${count}` : nothing;
    const look = [
      isCollected && "qa-turning-full",
      isCurrent && "qa-turning-here",
      this.all && first < symmetry && "qa-turning-repeat",
    ];
    return html`<button
      type="button"
      class=${look.filter(Boolean).join(" ")}
      data-qa-symmetry=${KEYS[symmetry]}
      aria-label=${this.#describe(symmetry, first, count)}
      aria-current=${isCurrent ? "true" : nothing}
      @click=${() => this.#answer(symmetry)}><span
        class="qa-turning-bed"
        aria-hidden="true">${icon(symmetry)}${this.all ? nothing : same}
      <b class="qa-turning-count">${countText}</b>${isCollected ? card() : nothing}</span><span
        class="qa-turning-name">${NAMES[symmetry]}${this.all ? same : nothing}</span></button>`;
  }

  /** Return the name of an image for screen readers. It has words in place of the arrow, and also
      the written name, which a reader may speak to choose the image.
      @param {number} first  the first symmetry with an equal image
      @param {number} count  the number of equal images, if `symmetry` is the first */
  #describe(symmetry, first, count) {
    const name = NAMES[symmetry].replace(/^[^\w]+/, "");
    const words = WORDS[symmetry];
    const parts = [words.includes(name) ? words : `${name}, ${words}`];
    if (first < symmetry)
      parts.push(`the same as ${first ? `when ${WORDS[first]}` : "the board as it is"}`);
    else if (count > 1) parts.push(`${count} equal images`);
    return `${symmetry + 1}: ${parts.join(", ")}`;
  }

  #tally(piles, isWhole) {
    const images = counted(piles.size, "different image");
    const unchanged = counted(piles.get(0).length, "symmetry that leaves", "symmetries that leave");
    return isWhole
      ? `${images} × ${unchanged} the board unchanged = ${NAMES.length}`
      : `${this.collection.length} of ${NAMES.length} tried: ${images} so far`;
  }
}

/** Return the first collected symmetry whose image is equal to the image of `symmetry`, a collected
    one. */
const firstOf = (symmetry, piles) => [...piles].find(([, pile]) => pile.includes(symmetry))[0];

define("queens-turning", Turning);
