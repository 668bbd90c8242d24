/* A backtracking search that tries one square after the other. */

import { box, points, shape, use } from "../shared/drawing.js";
import { counted } from "../shared/text.js";

const [TRY, SOLUTION] = [350, 1800]; // milliseconds
const [EDGE, ARM] = [0.04, 0.2]; // of a ring around a square, and of a cross in it, in squares

/** The board of a search, of which each letter is a step: `p` puts a queen on the next square of the row,
    `x` finds it attacked, `b` goes back up. */
export class LiveSearch {
  pause = TRY;
  #n;
  #letters;
  #figure;
  /** @type {SVGElement | undefined} */
  #queens;
  #mark = shape("path", {});
  #at = 0;
  #columns = [];
  #next = 0; // the next column of the row
  #tried = 0;
  #solutions = 0;

  /** @param {import("../shared/element.js").QueensElement} figure */
  constructor(figure) {
    this.#figure = figure;
    this.#n = Number(figure.dataset.qaN);
    this.#letters = figure.dataset.qaLetters;
  }

  /** Try a square, or go back; after the last step begin again. */
  step() {
    this.#queens ??= this.#drawBoard();
    if (this.#at === this.#letters.length) this.#begin();
    if (this.#letters[this.#at] === "b") this.#goBack();
    else this.#try(this.#letters[this.#at] === "p");
    this.#at += 1;
    const isSolution = this.#columns.length === this.#n;
    if (isSolution) this.#solutions += 1;
    this.pause = isSolution ? SOLUTION : TRY;
    this.#queens.setAttribute("points", points(this.#columns));
    this.#figure.find("text").textContent = `${counted(this.#tried, "square")} tried, ${counted(this.#solutions, "solution")} found`;
  }

  #begin() {
    this.#columns = [];
    this.#at = this.#next = this.#tried = this.#solutions = 0;
  }

  #drawBoard() {
    const n = this.#n;
    const queens = shape("polyline", { fill: "none", "marker-mid": "url(#qa-queen)" });
    const attributes = { class: "qa-board", role: "img", "aria-label": `A search for ${n} queens`, viewBox: box(n, false).join(" ") };
    this.#figure.find("board").replaceChildren(shape("svg", attributes, use(`squares-${n}`), queens, this.#mark));
    return queens;
  }

  #try(isFree) {
    const [row, column] = [this.#columns.length, this.#next];
    this.#tried += 1;
    this.#sign(isFree ? "qa-act" : "qa-live-refused", isFree ? ring(row, column) : cross(row, column));
    if (isFree) this.#columns.push(column);
    this.#next = isFree ? 0 : column + 1;
  }

  #goBack() {
    const column = this.#columns.pop();
    this.#sign("qa-act qa-act-backtrack", ring(this.#columns.length, column));
    this.#next = column + 1;
  }

  #sign(name, path) {
    this.#mark.setAttribute("class", name);
    this.#mark.setAttribute("d", path);
  }
}

const ring = (row, column) => `M${column + EDGE} ${row + EDGE}h${1 - 2 * EDGE}v${1 - 2 * EDGE}h${2 * EDGE - 1}z`;
const cross = (row, column) =>
  `M${column + 0.5 - ARM} ${row + 0.5 - ARM}l${2 * ARM} ${2 * ARM}m0 ${-2 * ARM}l${-2 * ARM} ${2 * ARM}`;
