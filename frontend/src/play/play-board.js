/* The board of a game: given queens on plates, the reader's in outline, marks, conflicts, and the proof of a hint. */

import { attackersOf, clashes, emptySquares, hasSquare } from "../shared/attacks.js";
import { clickable } from "../shared/click-board.js";
import { element, shape } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";

const GLYPH_UNITS = 64; // as in site_builder/svg/glyph.py
const NEAR = 0.42; // a line begins at the edge of a queen

const plate = ([row, column]) => `M${column + 0.05} ${row + 0.05}h.9v.9h-.9z`;
const ring = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;
const band = (n, { row, column }) => (row === undefined ? `M${column} 0h1v${n}h-1z` : `M0 ${row}h${n}v1h-${n}z`);
const dot = ([row, column]) => shape("circle", { class: "qa-play-dot", cx: column + 0.5, cy: row + 0.5, r: 0.08 });

function line([[row, column], [otherRow, otherColumn]]) {
  const [down, across] = [otherRow - row, otherColumn - column];
  const start = NEAR / Math.hypot(down, across);
  return `M${column + 0.5 + across * start} ${row + 0.5 + down * start}L${otherColumn + 0.5} ${otherRow + 0.5}`;
}

/** A queen as a copy of the page's own drawing, so that it can be an outline.
    @param {import("./position.js").Square} square
    @param {string} kind  of class: given, own */
export function queen([row, column], kind) {
  const parts = [...document.querySelector("#qa-queen").children].map((part) => part.cloneNode());
  return shape("g", { class: `qa-play-${kind}`, transform: `translate(${column} ${row}) scale(${1 / GLYPH_UNITS})` }, ...parts);
}

const path = (kind, parts) => (parts.length ? [shape("path", { class: `qa-play-${kind}`, d: parts.join("") })] : []);

/** The place of a supposed queen in their order, on a disc at the corner of its square. */
const number = ([row, column], place) => [
  shape("circle", { class: "qa-play-dot", cx: column + 0.85, cy: row + 0.15, r: 0.17 }),
  shape("text", { class: "qa-play-number", x: column + 0.85, y: row + 0.245 }, String(place + 1)),
];

/** What proves a hint, from below. */
function hintParts(n, { line: where, square, supposed = [], attacks = [] }, queens) {
  const isOpen = (each) => !hasSquare(queens, each);
  const ofSupposed = ([from]) => !isOpen(from);
  return [
    ...path("band", where ? [band(n, where)] : []),
    ...path("why", attacks.filter(ofSupposed).map(line)),
    ...path("then", attacks.filter((each) => !ofSupposed(each)).map(line)),
    ...supposed.filter(isOpen).map((each) => queen(each, "ghost")),
    ...(supposed.length > 1 ? supposed.flatMap(number) : []),
    ...path("ring", square && !hasSquare(supposed, square) ? [ring(square)] : []),
  ];
}

/** A board in an element of the page. */
export class PlayBoard {
  #host;
  #board;
  #overlay;
  #pointed; // a layer of its own: it changes while the reader only looks
  #view;

  /** @param {HTMLElement} host  is filled
      @param {{ queen: Function, forbid: Function, here: Function, leave: () => void }} listener  hears
        `queen(row, column)` and `forbid(row, column)` of a square that is chosen, `here(row, column)` of one that is
        pointed at or has the focus, and `leave()`
      @param {AbortSignal} signal */
  constructor(host, listener, signal) {
    const place = element("div", { class: "qa-click" });
    this.#overlay = shape("g", {});
    this.#pointed = shape("path", { class: "qa-play-pointed" });
    host.replaceChildren(place, shape("svg", { class: "qa-board qa-play-overlay", "aria-hidden": true }, this.#overlay, this.#pointed));
    this.#host = host;
    this.#board = clickable(place, { ...listener, describe: (row, column) => this.#describe([row, column]) }, true, signal);
    for (const type of ["pointerleave", "focusout"]) host.addEventListener(type, () => listener.leave(), { signal });
  }

  /** Show a game, with a hint or without.
      @param {import("./game.js").Game} game
      @param {import("./hints.js").Hint | undefined} hint
      @param {boolean} showsAttacks */
  show(game, hint, showsAttacks) {
    const { n } = game.position;
    const { queens, own, marks, isSolved } = game;
    const pairs = clashes(queens);
    const attacked = showsAttacks && !isSolved ? emptySquares(n, queens).attacked : [];
    this.#view = { game, attacked, clashing: pairs.flat() };
    const lines = attacked.map(([row, column]) => `M${column + 0.4} ${row + 0.6}l.2-.2m-.2 0l.2 .2`).join("");
    this.#board.draw({ board: Array(n).fill(null), letters: Array(n * n).fill(""), forbidden: isSolved ? [] : marks, lines });
    const [drawn, overlay] = this.#host.querySelectorAll("svg");
    overlay.setAttribute("viewBox", drawn.getAttribute("viewBox"));
    const kind = (square) => (game.isGiven(square) || isSolved ? "given" : "own");
    const kinds = (square) => `${kind(square)}${hasSquare(this.#view.clashing, square) ? " qa-play-bad" : ""}`;
    this.#overlay.replaceChildren(
      ...path("plate", game.position.given.map(plate)),
      ...[...game.position.given, ...own].map((square) => queen(square, kinds(square))),
      ...path("clash", pairs.map(line)),
      ...pairs.flat().map(dot),
      ...(hint ? hintParts(n, hint, queens) : []),
    );
    this.point();
  }

  /** Show what attacks a square, or nothing.
      @param {import("./position.js").Square} [square] */
  point(square) {
    const attackers = square ? attackersOf(this.#view.game.queens, square) : [];
    this.#pointed.setAttribute("d", attackers.map((each) => line([each, square])).join(""));
  }

  /** A square in words, for screen readers. */
  #describe(square) {
    const { game, attacked, clashing } = this.#view;
    const words = [["", ", queen", ", mark"][game.at(square)]];
    if (game.isGiven(square)) words[0] = ", given queen";
    if (hasSquare(attacked, square)) words.push(", attacked");
    if (hasSquare(clashing, square)) words.push(", in conflict");
    return squareOf(...square, game.position.n) + words.join("");
  }
}
