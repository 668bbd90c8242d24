/* The choices of a finder: properties, each with the number of fundamental solutions that it leaves. */

import { button, html, nothing } from "#base";
import { remaining } from "#shared/puzzle.js";
import { isWhole } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { yieldToBrowser, SearchWorker } from "#shared/worker.js";
import { orbitsOf } from "#shared/wall-boards.js";
import { choicesOf, FILTERS, isFiltered, kept, measured } from "./filters.js";

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
  /** The values of what is chosen, by the keys of filters. */
  chosen = {};
  #figure;
  #changed;
  #worker;
  #measured = new Map(); // by N promises of the orbits, with the values of all filters
  #limit = MAX_SHOWN;
  #isOffered = false;
  #orbits; // that fit the board, once they are known

  /** @param {() => void} changed  called after each change by the reader */
  constructor(figure, changed) {
    this.#figure = figure;
    this.#changed = changed;
    this.#worker = new SearchWorker(figure.dataset.qaWorker, figure.signal);
  }

  get isEmpty() {
    return choicesOf(this.chosen).length === 0;
  }

  /** Take up other choices. */
  open(chosen) {
    this.chosen = chosen;
    this.#limit = MAX_SHOWN;
  }

  /** Show how many fundamental solutions each choice leaves with the queens of a board.
      @param {() => boolean} isCurrent  whether the reader still waits for it */
  async offer(state, isCurrent) {
    this.#isOffered = isFiltered(state.board.length) && !isWhole(state.board);
    if (!this.#isOffered) return;
    const orbits = await this.#fitting(state).catch(() => undefined); // a page from disk may have no worker
    if (!orbits || !isCurrent()) return;
    this.#orbits = orbits;
    this.#figure.requestUpdate();
  }

  /** The solutions that have all that is chosen, as `completed` of labels.js returns them, but one of each orbit;
      with words about them, all that were `found` beside those to show, and `ways` to others where there are none. */
  async answer(state) {
    const orbits = await this.#fitting(state);
    const found = kept(orbits, this.chosen);
    const boards = found.flatMap(({ fitting }) => fitting);
    const all = {
      solutions: found.map(({ fitting }) => fitting[0]),
      labels: found.map(({ label }) => label),
    };
    const halfTurn = this.#halfTurnText(orbits);
    const upToSymmetry =
      found.length < boards.length ? `, ${grouped(found.length)} up to symmetry` : "";
    return {
      total: boards.length,
      counts: countsOf(boards, state.board.length),
      solutions: all.solutions.slice(0, this.#limit),
      labels: all.labels.slice(0, this.#limit),
      found: all,
      ways: found.length ? undefined : this.#waysFrom(orbits),
      sentence: found.length
        ? `${remaining(boards.length)}${upToSymmetry}.${halfTurn}`
        : `No solution has all of this.${halfTurn}`,
      heading: counted(found.length, "fundamental solution"),
    };
  }

  /** A sentence that tells the boards of the chosen class from all boards that a half turn leaves unchanged; empty if
      these are the same boards. */
  #halfTurnText(orbits) {
    const count = (size) =>
      kept(orbits, { ...this.chosen, size }).reduce((sum, { fitting }) => sum + fitting.length, 0);
    const [single, doubly] = [count("4"), count("2")];
    const { size } = this.chosen;
    if (size === "4" && doubly)
      return ` A half turn also leaves the ${grouped(doubly)} doubly centrosymmetric ones unchanged: ${grouped(single + doubly)} in all.`;
    if (size === "24" && single && doubly)
      return ` Of these, ${grouped(single)} are centrosymmetric. A quarter turn, too, leaves the other ${grouped(doubly)} unchanged.`;
    return "";
  }

  /** The orbits with a board that fits, with those boards. */
  async #fitting(state) {
    const n = state.board.length;
    if (!this.#measured.has(n)) this.#measured.set(n, this.#measure(n));
    const orbits = await this.#measured.get(n);
    return orbits.flatMap((orbit) => {
      const fitting = orbit.boards
        .map(({ columns }) => columns)
        .filter((columns) => fits(columns, state));
      return fitting.length ? [{ ...orbit, fitting }] : [];
    });
  }

  async #measure(n) {
    const orbits = await orbitsOf(n, await this.#worker.ask("representatives", [n]));
    await yieldToBrowser(); // to measure them takes as long
    return orbits.map((orbit) => measured({ ...orbit, columns: orbit.boards[0].columns }));
  }

  /** What to leave out where nothing is left: one choice, or all of them. */
  #waysFrom(orbits) {
    const leftBy = (chosen) => kept(orbits, chosen).length;
    const without = ({ key, words }) => ({
      key,
      name: `“${words}”`,
      chosen: { ...this.chosen, [key]: undefined },
    });
    const single = choicesOf(this.chosen)
      .map(without)
      .filter(({ chosen }) => leftBy(chosen));
    const all = [{ key: "", name: "all properties", chosen: {} }].filter(({ chosen }) =>
      leftBy(chosen),
    );
    return (single.length ? single : all).map((way) => ({ ...way, count: leftBy(way.chosen) }));
  }

  // What a reader does

  #choose(chosen, limit = MAX_SHOWN) {
    this.chosen = chosen;
    this.#limit = limit;
    this.#changed();
  }

  /** The button goes; the keyboard's focus is then on what was chosen. */
  #drop({ key, chosen }) {
    const choices = this.#figure.querySelector("[data-qa-part=choices]");
    choices.querySelector(key ? `[data-qa-key=${key}][aria-pressed=true]` : "button").focus();
    this.#choose(chosen);
  }

  // What is shown

  /** @param {import("#shared/puzzle.js").Answer | undefined} answer  that the reader has */
  view(answer) {
    const orbits = this.#orbits;
    const choice = (key, value) => {
      const isChosen = this.chosen[key] === value;
      const count = orbits && kept(orbits, { ...this.chosen, [key]: value }).length;
      const choose = () => this.#choose({ ...this.chosen, [key]: isChosen ? undefined : value });
      return html`<button
        type="button"
        class=${count === 0 ? "qa-find-none" : ""}
        value=${value}
        data-qa-key=${key}
        aria-pressed=${isChosen}
        @click=${choose}><span>${value.split(/(?<=\d)/).join(" or ")}</span> <small>${orbits ? html`<span class="qa-unseen">leaves </span>${grouped(count)}` : nothing}</small></button>`;
    };
    const isOffered = (key, { value }) => !/\d\d/.test(value) || value === this.chosen[key]; // several numbers if they were typed
    const fieldset = ({ key, name, choices }) =>
      html`<fieldset><legend>${name}</legend>${choices.filter((each) => isOffered(key, each)).map(({ value }) => choice(key, value))}</fieldset>`;
    return html`<div class="qa-find-choices" data-qa-part="choices" ?hidden=${!this.#isOffered}>
        ${FILTERS.map(fieldset)}
        <p class="qa-note">Beside each choice: how many fundamental solutions it leaves.</p>
      </div>
      <div class="qa-find-drop" data-qa-part="drop">${answer?.ways && this.#waysView(answer.ways)}</div>`;
  }

  #waysView(ways) {
    if (!ways.length) return html`<p>Take a queen off, or allow a forbidden square.</p>`;
    return ways.map(
      (way) =>
        html`<button type="button" @click=${() => this.#drop(way)}>Without ${way.name}: ${counted(way.count, "fundamental solution")}</button>`,
    );
  }

  /** A button for more of the boards, if there are more. */
  moreView(answer) {
    return answer?.found && answer.found.solutions.length > answer.solutions.length
      ? button("more", "Show more", () => this.#choose(this.chosen, this.#limit + MAX_SHOWN))
      : nothing;
  }
}
