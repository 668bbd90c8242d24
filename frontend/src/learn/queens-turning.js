/* A board that turns: the reader moves it by the eight symmetries and collects its orbit. */

import "../shared/queens-turning-board.css";
import "./queens-turning.css";
import { define, QueensElement } from "../shared/element.js";
import { NAMES, WORDS } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";
import { TurningBoard } from "../shared/turning-board.js";
import { followLinks } from "./links.js";
import { ImageSlots } from "./turning-images.js";

const INVERSES = [0, 3, 2, 1, 4, 5, 6, 7];
const SPEED_BACK = 1.7;
const PAUSE = 350; // milliseconds between two images that are shown one after the other

/** A board, its eight images, and what they say about its orbit. */
class QueensTurning extends QueensElement {
  #board;
  #slots;
  #columns = [];
  #symmetry = 0; // that the board shows, or moves to
  #action = 0; // counts what the reader does: a later action ends an earlier one

  start() {
    this.#board = new TurningBoard(this.find("board"));
    this.#slots = new ImageSlots(this.querySelectorAll("[data-qa-symmetry]"));
    this.#listen();
    this.#open(this.querySelector("[data-qa-label][aria-pressed=true]"));
    const observer = new ResizeObserver(() => this.#slots.arrange());
    observer.observe(this.find("slots"));
    this.signal.addEventListener("abort", () => {
      observer.disconnect();
      this.#action += 1;
      this.#board.finish();
    });
  }

  #listen() {
    const { signal } = this;
    this.querySelectorAll("[data-qa-symmetry]").forEach((slot, symmetry) => {
      slot.addEventListener("click", () => this.#turn(symmetry), { signal });
    });
    for (const choice of this.querySelectorAll("[data-qa-label]")) {
      choice.addEventListener("click", () => this.#open(choice), { signal });
    }
    this.find("all").addEventListener("click", () => this.#showAll(), { signal });
    this.find("stage").addEventListener("keydown", (event) => this.#press(event), { signal });
    followLinks(this, "data-qa-turn", (move) => this.#follow(move));
  }

  /** Digits act only while the figure has the focus. */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const symmetry = event.key.length === 1 ? "12345678".indexOf(event.key) : -1;
    if (symmetry < 0) return;
    event.preventDefault();
    this.#turn(symmetry);
  }

  /** A link of the text turns a board: `8.4.1 rotate_180`, or `8.4.1 all`. */
  #follow(move) {
    const [label, name] = move.split(" ");
    if (this.#choice.dataset.qaLabel !== label) this.#open(this.querySelector(`[data-qa-label="${label}"]`));
    const slots = [...this.querySelectorAll("[data-qa-symmetry]")];
    if (name === "all") this.#showAll();
    else this.#turn(slots.findIndex((slot) => slot.dataset.qaSymmetry === name));
  }

  get #choice() {
    return this.querySelector("[data-qa-label][aria-pressed=true]");
  }

  #open(choice) {
    this.#action += 1;
    for (const each of this.querySelectorAll("[data-qa-label]")) each.setAttribute("aria-pressed", String(each === choice));
    this.#columns = choice.dataset.qaColumns.split(" ").map(Number);
    this.#board.open(this.#columns);
    this.#symmetry = 0;
    this.#slots.open(this.#columns);
    this.#collect(0);
    this.#say("", "Press an image, or a key from 1 to 8: the board moves there. Equal images fall together.");
  }

  /** Turn the board back, then by a symmetry.
      @returns {Promise<boolean>} whether the reader has done nothing else meanwhile */
  async #turn(symmetry) {
    this.#action += 1;
    const [action, columns] = [this.#action, this.#columns];
    this.#board.finish();
    const back = INVERSES[this.#symmetry];
    this.#symmetry = 0;
    if (back) await this.#board.move(back, SPEED_BACK);
    if (action !== this.#action) return false;
    this.#symmetry = symmetry;
    await this.#board.move(symmetry);
    if (this.signal.aborted || columns !== this.#columns) return false;
    this.#collect(symmetry);
    if (action === this.#action) this.#describe(symmetry, this.#board.markHits());
    return action === this.#action;
  }

  async #showAll() {
    if (this.#slots.collected.length === NAMES.length) this.#open(this.#choice);
    for (const symmetry of NAMES.keys()) {
      if (this.#slots.collected.includes(symmetry)) continue;
      if (!(await this.#turn(symmetry))) return;
      const action = this.#action;
      await new Promise((done) => this.later(PAUSE, () => done(null)));
      if (action !== this.#action) return;
    }
  }

  #collect(symmetry) {
    this.#slots.collect(symmetry);
    this.#slots.mark(symmetry);
    const { collected, different, unchanged } = this.#slots;
    const isWhole = collected.length === NAMES.length;
    const images = counted(different, "different image");
    const kept = counted(unchanged, "symmetry that leaves", "symmetries that leave");
    this.find("tally").textContent = isWhole
      ? `${images} × ${kept} the board unchanged = ${NAMES.length}`
      : `${collected.length} of ${NAMES.length} tried: ${images} so far`;
    this.find("tally").classList.toggle("qa-turning-whole", isWhole);
  }

  #describe(symmetry, hits) {
    const n = this.#columns.length;
    const first = this.#slots.firstOf(symmetry);
    const stand = hits === 1 ? "queen stands where a queen" : "queens stand where queens";
    const outcome = hits === n ? `All ${n} ${stand} stood.` : `${hits || "No"} ${hits ? stand : "queen stands where a queen"} stood.`;
    const result = hits === n ? "the board is unchanged" : first < symmetry ? `it is the same as ${NAMES[first]}` : "it is another board";
    const moved = WORDS[symmetry];
    this.#say(outcome, `${moved[0].toUpperCase()}${moved.slice(1)}, ${result}.`);
  }

  #say(outcome, reason) {
    this.find("outcome").textContent = outcome;
    this.find("reason").textContent = reason;
  }
}

define("queens-turning", QueensTurning);
