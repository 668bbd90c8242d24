/* The choices of a finder: properties, each with the number of fundamental solutions that it leaves. */

import { element } from "../shared/drawing.js";
import { remaining } from "../shared/puzzle.js";
import { isWhole } from "../shared/symmetry.js";
import { counted, grouped } from "../shared/text.js";
import { Source } from "../wall/wall-source.js";
import { choicesOf, isFiltered, kept, measured } from "./filters.js";

const MAX_SHOWN = 24;

/** Whether a solution has the queens of a board, and none on a forbidden square. */
const fits = (columns, { board, forbidden }) =>
  board.every((column, row) => column === null || column === columns[row]) &&
  forbidden.every(([row, column]) => columns[row] !== column);

/** For each square the boards with a queen there, row by row. */
function countsOf(boards, n) {
  const counts = Array(n * n).fill(0);
  for (const columns of boards) columns.forEach((column, row) => counts[row * n + column]++);
  return counts;
}

export class Choices {
  #figure;
  #changed;
  #source;
  #measured = new Map(); // the orbits by N, with the values of all filters
  #chosen = {};
  #limit = MAX_SHOWN;

  /** @param {import("../shared/element.js").QueensElement} figure
      @param {() => void} changed  called after each change by the reader */
  constructor(figure, changed) {
    this.#figure = figure;
    this.#changed = changed;
    this.#source = new Source(figure.dataset.qaWorker, figure.signal);
    for (const name of ["choices", "drop", "more"]) {
      figure.find(name).addEventListener("click", ({ target }) => this.#press(target.closest("button")), { signal: figure.signal });
    }
  }

  /** The values of what is chosen, by the keys of filters. */
  get chosen() {
    return this.#chosen;
  }

  get isEmpty() {
    return choicesOf(this.#chosen).length === 0;
  }

  /** Take up other choices. */
  open(chosen) {
    this.#chosen = chosen;
    this.#limit = MAX_SHOWN;
  }

  /** Show how many fundamental solutions each choice leaves with the queens of a board.
      @param {{ board: (number | null)[], forbidden: number[][] }} state
      @param {() => boolean} isCurrent  whether the reader still waits for it */
  async draw(state, isCurrent) {
    const isOffered = isFiltered(state.board.length) && !isWhole(state.board);
    this.#figure.find("choices").hidden = !isOffered;
    const orbits = isOffered && (await this.#fitting(state));
    if (orbits && isCurrent()) for (const button of this.#figure.find("choices").querySelectorAll("button")) this.#drawChoice(button, orbits);
  }

  /** The solutions that have all that is chosen, as `completed` of labels.js returns them, but one of each orbit;
      with words about them.
      @param {{ board: (number | null)[], forbidden: number[][] }} state */
  async answer(state) {
    const orbits = await this.#fitting(state);
    const found = kept(orbits, this.#chosen);
    const boards = found.flatMap(({ fitting }) => fitting);
    const shown = found.slice(0, this.#limit);
    const upToSymmetry = found.length < boards.length ? `, ${grouped(found.length)} up to symmetry` : "";
    return {
      total: boards.length,
      counts: countsOf(boards, state.board.length),
      solutions: shown.map(({ fitting }) => fitting[0]),
      labels: shown.map(({ label }) => label),
      sentence: found.length ? `${remaining(boards.length)}${upToSymmetry}.` : "No solution has all of this.",
      heading: counted(found.length, "fundamental solution"),
      hasMore: found.length > shown.length,
      ways: found.length ? [] : this.#ways(orbits),
    };
  }

  /** Offer more of the boards, or what to leave out; nothing without an answer.
      @param {{ hasMore?: boolean, ways?: Node[] }} [answer] */
  offer({ hasMore = false, ways = [] } = {}) {
    this.#figure.find("more").hidden = !hasMore;
    this.#figure.find("drop").replaceChildren(...ways);
  }

  /** The orbits with a board that fits, with those boards. */
  async #fitting(state) {
    const orbits = await this.#orbits(state.board.length);
    return orbits.flatMap((orbit) => {
      const fitting = orbit.boards.map(({ columns }) => columns).filter((columns) => fits(columns, state));
      return fitting.length ? [{ ...orbit, fitting }] : [];
    });
  }

  async #orbits(n) {
    if (!this.#measured.has(n)) {
      const orbits = await this.#source.orbits(n);
      this.#measured.set(n, orbits.map((orbit) => measured({ ...orbit, columns: orbit.boards[0].columns })));
    }
    return this.#measured.get(n);
  }

  #press(button) {
    if (!button) return;
    const { qaKey: key, qaDrop: drop, qaPart: part } = button.dataset;
    this.#limit = part === "more" ? this.#limit + MAX_SHOWN : MAX_SHOWN;
    if (key) this.#chosen = { ...this.#chosen, [key]: this.#chosen[key] === button.value ? undefined : button.value };
    if (drop !== undefined) {
      // The button goes; the keyboard's focus is then on what was chosen.
      this.#figure.find("choices").querySelector(drop ? `[data-qa-key=${drop}][aria-pressed=true]` : "button").focus();
      this.#chosen = drop ? { ...this.#chosen, [drop]: undefined } : {};
    }
    this.#changed();
  }

  #drawChoice(button, orbits) {
    const { qaKey: key } = button.dataset;
    const { length } = kept(orbits, { ...this.#chosen, [key]: button.value });
    button.lastElementChild.textContent = grouped(length);
    button.classList.toggle("qa-find-none", length === 0);
    button.setAttribute("aria-pressed", `${this.#chosen[key] === button.value}`);
  }

  /** What to leave out where nothing is left: one choice, or all of them. */
  #ways(orbits) {
    const choices = choicesOf(this.#chosen).map(({ key, words }) => [key, `“${words}”`, { ...this.#chosen, [key]: undefined }]);
    const all = ["", "all properties", {}];
    const left = ([, , chosen]) => kept(orbits, chosen).length;
    const ways = choices.some(left) ? choices.filter(left) : [all].filter(left);
    if (!ways.length) return [element("p", {}, "Take a queen off, or allow a forbidden square.")];
    return ways.map((way) => element("button", { type: "button", "data-qa-drop": way[0] }, `Without ${way[1]}: ${counted(left(way), "fundamental solution")}`));
  }
}
