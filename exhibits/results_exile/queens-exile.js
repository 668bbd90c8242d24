/* Greedy queens on a board without end, which a reader moves and zooms. */

import "./queens-exile.css";
import { button, define, Figure, html } from "#base";
import { Pointers } from "#figures/wall/wall-pointer.js";
import { ARROWS } from "#shared/keys.js";
import { observeColours } from "#shared/page-colours.js";
import { grouped } from "#shared/text.js";
import { BoardPainter, readColours, STRIPS } from "./board-painter.js";
import { BoardView } from "./board-view.js";
import { greedyRows, nearestQueen, queenSentence, viewSentence } from "./greedy-queens.js";

// The number of columns and of rows that a reader can see.
const LAST = 1_000_000;
// The scale at first, and the least scale when a reader chooses a column: pixels for the side of a
// square.
const NEAR = 20;
// The factor by which a key or a button zooms.
const FACTOR = 1.6;
// The part of the view's width or height by which an arrow key moves the board.
const PAN = 0.3;

/** The figure: a board without end on a canvas. */
class GreedyQueens extends Figure {
  static properties = {
    // The path of a queen, and the width of a square in the units of the path.
    queen: { type: Object },
    // The column of the chosen queen; undefined before one is chosen.
    chosen: { state: true },
    // The message on the reader's last action, and whether it is an error.
    answer: { state: true },
    isWrong: { state: true },
  };
  keys =
    "In the picture, arrow keys move the board, plus and minus zoom, Enter chooses the queen " +
    "nearest to the middle, Home goes to the corner, End shows a million columns.";
  links = { "data-qa-column": (text) => this.#goTo(text) };
  #view = new BoardView(LAST);
  // The row of the queen in each column, as far as columns have been in view.
  #rows = new Int32Array(0);
  #painter;
  #colours;
  // The id of the requested animation frame, or 0 if no frame is requested.
  #request = 0;
  // The signal for which `#watch` has added its listeners, so that it adds them only once.
  #watchedFor;

  setup() {
    this.#view.scale = NEAR;
  }

  firstUpdated() {
    this.#painter = new BoardPainter(this.#canvas, this.queen);
  }

  updated() {
    this.#watch();
    this.#draw();
  }

  get #canvas() {
    return this.querySelector("canvas");
  }

  /** Listen to the pointer on the canvas, and to changes of its size and of the page's colours.
      Stop when the figure leaves the page. */
  #watch() {
    const { signal } = this;
    if (this.#watchedFor === signal) return;
    this.#watchedFor = signal;
    const inPicture = ([x, y]) => [x - STRIPS.left, y];
    const actions = {
      zoom: (factor, x, y) => this.#change(() => this.#view.zoom(factor, ...inPicture([x, y]))),
      drag: (across, down) => this.#change(() => this.#view.move(across, down)),
      point: () => {},
      press: (point) => this.#chooseAt(...inPicture(point)),
      open: (point) => this.#change(() => this.#view.zoom(FACTOR ** 2, ...inPicture(point))),
    };
    new Pointers(this.#canvas, actions).listen(signal);
    const sizes = new ResizeObserver(() => this.#resize());
    sizes.observe(this.#canvas);
    const recolour = () => {
      this.#colours = undefined;
      this.#draw();
    };
    observeColours(recolour, signal);
    signal.addEventListener("abort", () => {
      sizes.disconnect();
      cancelAnimationFrame(this.#request);
      this.#request = 0;
    });
    this.#resize();
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#canvas;
    // In a closed fold the figure has no size. Keep the view as it is.
    if (clientWidth <= STRIPS.left || clientHeight <= STRIPS.bottom) return;
    this.#view.resize(clientWidth - STRIPS.left, clientHeight - STRIPS.bottom);
    this.#draw();
  }

  #draw() {
    if (!this.#request && this.#painter)
      this.#request = requestAnimationFrame(() => {
        this.#request = 0;
        this.#paint();
      });
  }

  #paint() {
    this.#colours ??= readColours(this.#canvas);
    const rows = this.#rowsInView();
    const ratio = Math.min(2, devicePixelRatio || 1);
    this.#painter.paint(this.#view, rows, this.chosen, this.#colours, ratio);
  }

  /** Return the row of the queen in each column from 0 to the last column in view. */
  #rowsInView() {
    const needed = this.#view.edges[1] + 1;
    if (needed > this.#rows.length)
      this.#rows = greedyRows(Math.min(LAST, Math.max(needed, 2 * this.#rows.length)));
    return this.#rows;
  }

  // Methods for the actions of the reader.

  /** Change the view by `act` and draw it. The message stays. */
  #change(act) {
    act();
    this.#draw();
  }

  /** Change the view by `act`, a key or a button, and announce the part that is in view now. */
  #changeAndTell(act) {
    this.#change(act);
    const sentence = viewSentence(this.#view.edges, this.#rowsInView());
    Object.assign(this, { answer: sentence, isWrong: false });
    this.announceAgain();
  }

  #chooseAt(x, y) {
    const [column, row] = this.#view.pointAt(x, y);
    this.#choose(nearestQueen(column - 0.5, row - 0.5, this.#view.edges, this.#rowsInView()));
  }

  #choose(column) {
    const answer = queenSentence(column, this.#rows[column]);
    Object.assign(this, { chosen: column, answer, isWrong: false });
    this.announceAgain();
  }

  /** Show the queen of a column and choose her. If `text` does not name a column of the picture,
      show an error. */
  #goTo(text) {
    const column = /^[0-9]{1,7}$/.test(text) ? Number(text) : LAST;
    if (column >= LAST) {
      const answer = `The picture has columns 0 to ${grouped(LAST - 1)}, got ${text || "nothing"}: type one of them.`;
      Object.assign(this, { answer, isWrong: true });
      this.announceAgain();
      return;
    }
    const scale = Math.max(this.#view.scale, NEAR);
    // The row of the queen is only known once her column is in view, so the column is shown first.
    this.#view.centre(column, column, scale);
    this.#view.centre(column, this.#rowsInView()[column], scale);
    this.#choose(column);
    this.#draw();
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const view = this.#view;
    const direction = ARROWS[event.key];
    const acts = {
      "+": () => view.zoom(FACTOR),
      "=": () => view.zoom(FACTOR),
      "-": () => view.zoom(1 / FACTOR),
      Home: () => view.show(0, 0, NEAR),
      End: () => view.show(0, 0, view.leastScale),
    };
    const move = ([right, down]) => view.move(-right * PAN * view.width, -down * PAN * view.height);
    if (direction) this.#changeAndTell(() => move(direction));
    else if (Object.hasOwn(acts, event.key)) this.#changeAndTell(acts[event.key]);
    else if (event.key === "Enter" || event.key === " ")
      this.#chooseAt(view.width / 2, view.height / 2);
    else return;
    event.preventDefault();
  }

  render() {
    const view = this.#view;
    const zoom = (name, label, sign, act) =>
      html`<button
        type="button"
        title=${label}
        aria-label=${label}
        data-qa-part=${name}
        @click=${() => this.#changeAndTell(act)}><span aria-hidden="true">${sign}</span></button>`;
    const submit = (event) => {
      event.preventDefault();
      this.#goTo(this.querySelector("[data-qa-part=column]").value.trim());
    };
    const hint = this.answer ? "" : "Click a queen to see how far she is from her line.";
    return html`<div class="qa-top-bar">
        <span role="group" aria-label="Zoom" class="qa-exile-zoom">
          ${zoom("in", "Zoom in", "+", () => view.zoom(FACTOR))}
          ${zoom("out", "Zoom out", "−", () => view.zoom(1 / FACTOR))}
          ${button("corner", "Corner", () => this.#changeAndTell(() => view.show(0, 0, NEAR)))}
          ${button("whole", "A million columns", () => this.#changeAndTell(() => view.show(0, 0, 0)))}
        </span>
        <form class="qa-exile-form" @submit=${submit}><label>Column <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="9"
          data-qa-part="column"></label><button type="submit">Go</button></form>
      </div>
      <canvas
        class="qa-exile-canvas"
        tabindex="0"
        role="application"
        aria-label="Greedy queens"
        aria-description=${this.keys}
        data-qa-part="canvas"
        @keydown=${(event) => this.#press(event)}></canvas>
      ${this.message(this.answer ?? "", { isWrong: this.isWrong, more: hint })}
      <p class="qa-exile-help">Drag to move, pinch or turn the wheel to zoom. Keys: arrows, + and −, Enter, Home, End.</p>`;
  }
}

define("queens-exile", GreedyQueens);
