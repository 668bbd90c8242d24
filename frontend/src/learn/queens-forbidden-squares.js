/* Why squares are forbidden: some image would carry a queen from there past the first queen. */

import "./queens-forbidden-squares.css";
import { element, points, shape, use } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { image, NAMES, squareOf, WORDS } from "../shared/symmetry.js";
import { followLinks } from "./links.js";

const LIT = "qa-forbidding-lit";
const PRESSED = "[data-qa-first][aria-pressed=true]";

/** Where each symmetry takes a square: row and column.
    @param {number[]} square  row and column
    @param {number} n */
function movedSquares([row, column], n) {
  const board = Array(n).fill(null);
  board[row] = column;
  return [...NAMES.keys()].map((symmetry) => {
    const moved = image(board, symmetry);
    const line = moved.findIndex((each) => each !== null);
    return [line, moved[line]];
  });
}

/** A board with a first queen, the squares that it forbids, and the ties A, B and C. */
class QueensForbiddenSquares extends QueensElement {
  #n = 0;
  #first = 0;

  start() {
    this.#n = Number(this.dataset.qaSize);
    for (const choice of this.querySelectorAll("[data-qa-first]")) {
      choice.addEventListener("click", () => this.#open(choice), { signal: this.signal });
    }
    followLinks(this, "data-qa-forbid", (place) => this.#follow(place));
    this.#open(this.querySelector(PRESSED));
  }

  /** A link of the text shows a first queen, `f8`, or a square with it: `f8 C`. */
  #follow(place) {
    const [first, mark] = place.split(" ");
    this.#open([...this.querySelectorAll("[data-qa-first]")].find((choice) => choice.textContent === first));
    if (mark) this.querySelector(`[data-qa-mark="${mark}"]`).click();
  }

  #open(choice) {
    for (const each of this.querySelectorAll("[data-qa-first]")) each.setAttribute("aria-pressed", String(each === choice));
    this.#first = Number(choice.dataset.qaFirst);
    const forbidden = JSON.parse(choice.dataset.qaForbidden);
    const ties = JSON.parse(choice.dataset.qaTies);
    const buttons = [
      ...forbidden.map((square) => this.#button(square, "×", ", forbidden")),
      ...ties.map(([square, letter]) => this.#button(square, letter, `, tie ${letter}`)),
    ];
    const grid = element("div", { class: "qa-forbidding-grid" }, ...buttons);
    grid.style.setProperty("--n", String(this.#n));
    this.find("board").replaceChildren(this.#draw(), grid);
    const first = squareOf(0, this.#first, this.#n);
    this.find("message").textContent = `With a first queen on ${first}, ${forbidden.length} squares are forbidden. Press one to see why.`;
  }

  #draw() {
    const n = this.#n;
    const queen = shape("polyline", { fill: "none", "marker-mid": "url(#qa-queen)", points: points([this.#first]) });
    const path = shape("path", { class: "qa-forbidding-path" });
    return shape("svg", { class: "qa-board", viewBox: `0 0 ${n} ${n}`, "aria-hidden": true }, use(`squares-${n}`), queen, path);
  }

  #button(square, mark, description) {
    const [row, column] = square;
    const name = `${squareOf(row, column, this.#n)}${description}`;
    const button = element("button", { type: "button", "aria-label": name, "data-qa-mark": mark }, mark);
    button.style.gridArea = `${row + 1} / ${column + 1}`;
    button.addEventListener("click", () => this.#explain(button, square), { signal: this.signal });
    return button;
  }

  /** Show where a symmetry takes a queen on a square. */
  #explain(button, square) {
    for (const each of this.querySelectorAll("[data-qa-mark]")) each.classList.toggle(LIT, each === button);
    const moved = movedSquares(square, this.#n);
    const isTie = button.dataset.qaMark !== "×";
    const symmetry = moved.findIndex(([row, column]) => row === 0 && (isTie ? column === this.#first : column > this.#first));
    const [row, column] = moved[symmetry];
    const [x, y] = [column + 0.5, row + 0.5];
    const circle = `M${x - 0.4} ${y}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`;
    this.querySelector(".qa-forbidding-path").setAttribute("d", `M${square[1] + 0.5} ${square[0] + 0.5}L${x} ${y}${circle}`);
    const squares = [square, [row, column], [0, this.#first]].map(([line, each]) => squareOf(line, each, this.#n));
    this.find("message").textContent = isTie ? describeTie(squares, symmetry) : describeGreater(squares, symmetry);
  }
}

const describeGreater = ([from, to, first], symmetry) =>
  `Forbidden: ${WORDS[symmetry]}, a queen on ${from} moves to ${to}, further right than ${first}. That image would be greater.`;

const describeTie = ([from, , first], symmetry) =>
  `A tie: ${WORDS[symmetry]}, a queen on ${from} moves exactly to ${first}. The next rows decide, so the search compares them when the board is complete.`;

define("queens-forbidden-squares", QueensForbiddenSquares);
