/* The figure that constructs one solution of any N. */

import { oneSolution } from "../shared/construction.js";
import { box, points, shape } from "../shared/drawing.js";
import { QueensElement } from "../shared/element.js";
import { squareOf, squares } from "../shared/symmetry.js";
import { grouped } from "../shared/text.js";
import { followLinks } from "./links.js";

const MAX_DRAWN = 32;
const MAX_LETTERS = 20; // letters beside larger boards would be too small
const MAX_GLYPH = 16; // larger boards show discs

/** How the board is made, in a sentence. */
function ruleOf(n) {
  if (n % 2) return `The board of N = ${grouped(n - 1)}, and one more queen in the corner.`;
  if (n % 6 !== 2) return "Columns b, d, f and so on, then a, c, e and so on.";
  return `From ${squareOf(0, n / 2 - 1, n)}, two columns to the right in each row; the lower half is the upper one, turned.`;
}

const coordinate = (x, y, text) => shape("text", { x, y }, text);

/** The letters of the columns and the numbers of the rows. */
function coordinates(n) {
  const lines = [...Array(n).keys()];
  const letters = lines.map((column) => coordinate(column + 0.5, n + 0.6, squareOf(0, column, n).replace(/\d+$/, "")));
  const numbers = lines.map((row) => coordinate(-0.45, row + 0.65, String(n - row)));
  return shape("g", { class: "qa-coordinate", "font-size": 0.45, "text-anchor": "middle" }, ...letters, ...numbers);
}

/** A board of any size: of the parts of the page it uses only the queens. */
function boardPicture(columns) {
  const n = columns.length;
  const lines = [...Array(n).keys()];
  const isDark = (row, column) => (n - 1 - row + column) % 2 === 0; // a1 is dark
  const dark = lines.flatMap((row) => lines.filter((column) => isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`));
  const [isNamed, frame] = [n <= MAX_LETTERS, n / 200];
  const marker = n <= MAX_GLYPH ? "qa-queen" : "qa-disc";
  return shape(
    "svg",
    { class: "qa-board", role: "img", viewBox: box(n, isNamed).join(" ") },
    shape("title", {}, `One solution of N = ${n}`),
    shape("desc", {}, squares(columns).join(" ")),
    shape("rect", { class: "qa-light", width: n, height: n }),
    shape("path", { class: "qa-dark", d: dark.join("") }),
    shape("rect", { class: "qa-frame", x: -frame / 2, y: -frame / 2, width: n + frame, height: n + frame, "stroke-width": frame }),
    ...(isNamed ? [coordinates(n)] : []),
    shape("polyline", { fill: "none", "marker-mid": `url(#${marker})`, points: points(columns) }),
  );
}

/** A number to type, and the board of that size. */
export class QueensOneSolution extends QueensElement {
  start() {
    const { signal } = this;
    this.find("n").addEventListener("input", () => this.#show(), { signal });
    followLinks(this, "data-qa-construct", (n) => this.#follow(n));
    this.find("form").addEventListener("submit", (event) => event.preventDefault(), { signal });
    this.#show();
  }

  /** A link of the text shows the board of an N. */
  #follow(n) {
    this.find("n").value = n;
    this.#show();
  }

  #show() {
    const field = this.find("n");
    const n = Number(field.value);
    const [least, most] = [Number(field.min), Number(field.max)];
    const isWrong = !Number.isInteger(n) || n < least || n > most;
    field.setAttribute("aria-invalid", String(isWrong));
    if (isWrong) return this.#write(`Type a whole number from ${least} to ${grouped(most)}.`);
    if (n === 2 || n === 3) return this.#write(`N = ${n} has no solution: it is one of the two exceptions.`);
    const columns = oneSolution(n);
    const drawn = n <= MAX_DRAWN ? [boardPicture(columns)] : [];
    return this.#write(ruleOf(n), columns.join(" "), drawn);
  }

  #write(message, columns = "", pictures = []) {
    this.find("message").textContent = message;
    this.find("columns").textContent = columns;
    this.find("listed").hidden = !columns;
    this.find("board").replaceChildren(...pictures);
  }
}
