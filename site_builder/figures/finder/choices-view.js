/* The properties that a reader of the finder can choose. Beside each choice is the number of
   fundamental solutions that it leaves. */

import { button, html, nothing } from "#base";
import { remaining } from "#shared/puzzle.js";
import { isWhole } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { yieldToBrowser, SearchWorker } from "#shared/worker.js";
import { orbitsOf } from "#shared/wall-boards.js";
import { choicesOf, FILTERS, filterBoards, isFiltered, withValues } from "./filters.js";

// The most solutions that are shown before the reader presses `Show more`.
const MAX_SHOWN = 24;

/** Return whether a solution has all queens of a board, and no queen on a forbidden square.
    @param {number[]} columns  the columns of the solution
    @param {{ board: (number | null)[], forbidden: [number, number][] }} state */
const fits = (columns, { board, forbidden }) =>
  board.every((column, row) => column === null || column === columns[row]) &&
  forbidden.every(([row, column]) => columns[row] !== column);

/** Return for each square, row by row, how many of the boards have a queen there. */
function countsOf(boards, n) {
  const counts = Array(n * n).fill(0);
  for (const columns of boards) {
    columns.forEach((column, row) => {
      counts[row * n + column] += 1;
    });
  }
  return counts;
}

/** The choices of properties in a finder: their buttons, and the search for the solutions with all
    chosen properties. */
export class Choices {
  /** The chosen values, by the keys of the filters. */
  chosen = {};
  #figure;
  #changed;
  #worker;
  // For each N, a promise of its orbits with the values of all filters.
  #measured = new Map();
  #limit = MAX_SHOWN;
  // Whether the buttons of the choices are visible.
  #isOffered = false;
  // The orbits with boards that fit the board of the finder; undefined until they are known.
  #orbits;

  /** @param {import("./queens-finder.js").Finder} figure
      @param {() => void} changed  called after each change by the reader */
  constructor(figure, changed) {
    this.#figure = figure;
    this.#changed = changed;
    this.#worker = new SearchWorker(figure.dataset.qaWorker, figure.signal);
  }

  get isEmpty() {
    return choicesOf(this.chosen).length === 0;
  }

  /** Replace the choices, without rendering an answer.
      @param {Record<string, string>} chosen  values by the keys of the filters */
  open(chosen) {
    this.chosen = chosen;
    this.#limit = MAX_SHOWN;
  }

  /** Show the choices for a board, and how many fundamental solutions each of them leaves. If the
      boards of its N cannot be filtered, or if it is complete, hide the choices.
      @param {{ board: (number | null)[], forbidden: [number, number][] }} state
      @param {() => boolean} isCurrent  returns whether the reader still waits for this board */
  async offer(state, isCurrent) {
    this.#isOffered = isFiltered(state.board.length) && !isWhole(state.board);
    if (!this.#isOffered) return;
    // If the page has been opened from a file, it may have no worker. Then the choices have no
    // numbers.
    const orbits = await this.#fitting(state).catch(() => undefined);
    if (!orbits || !isCurrent()) return;
    this.#orbits = orbits;
    this.#figure.requestUpdate();
  }

  /** Resolve to the solutions with all chosen properties that fit a board, as `completed` in
      labels.js does, but with one solution of each orbit. The answer has three more values: a
      `sentence`, all solutions as `found`, and, if there are none, `ways` to choose less.
      @param {{ board: (number | null)[], forbidden: [number, number][] }} state */
  async answer(state) {
    const orbits = await this.#fitting(state);
    const matching = filterBoards(orbits, this.chosen);
    const boards = matching.flatMap(({ fitting }) => fitting);
    const all = {
      solutions: matching.map(({ fitting }) => fitting[0]),
      labels: matching.map(({ label }) => label),
    };
    const count = matching.length;
    const halfTurn = this.#halfTurnText(orbits);
    const upToSymmetry = count < boards.length ? `, ${grouped(count)} up to symmetry` : "";
    return {
      total: boards.length,
      counts: countsOf(boards, state.board.length),
      solutions: all.solutions.slice(0, this.#limit),
      labels: all.labels.slice(0, this.#limit),
      found: all,
      ways: count ? undefined : this.#waysFrom(orbits),
      sentence: count
        ? `${remaining(boards.length)}${upToSymmetry}.${halfTurn}`
        : `No solution has all of this.${halfTurn}`,
      heading: counted(count, "fundamental solution"),
    };
  }

  /** Return a sentence that compares the boards of the chosen symmetry class with all boards that a
      half turn leaves unchanged. Return "" if these are the same boards, or if no such class is
      chosen. */
  #halfTurnText(orbits) {
    const countOf = (size) =>
      filterBoards(orbits, { ...this.chosen, size }).flatMap(({ fitting }) => fitting).length;
    const single = countOf("4");
    const doubly = countOf("2");
    const { size } = this.chosen;
    if (size === "4" && doubly) {
      const also = `the ${grouped(doubly)} doubly centrosymmetric ones`;
      return ` A half turn also leaves ${also} unchanged: ${grouped(single + doubly)} in all.`;
    }
    if (size === "24" && single && doubly) {
      const others = `the other ${grouped(doubly)}`;
      return ` Of these, ${grouped(single)} are centrosymmetric. A quarter turn, too, leaves ${others} unchanged.`;
    }
    return "";
  }

  /** Resolve to the orbits that have boards which fit a board of the finder. `fitting` has these
      boards. */
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
    // Measuring the boards takes as long again as finding them. Let the browser handle events in
    // between.
    await yieldToBrowser();
    return orbits.map((orbit) => withValues({ ...orbit, columns: orbit.boards[0].columns }));
  }

  /** Return what the reader may leave out if no solution has all chosen properties. Return each
      choice without which solutions remain. If no single choice is enough, return one entry that
      leaves out all choices. */
  #waysFrom(orbits) {
    const leftBy = (chosen) => filterBoards(orbits, chosen).length;
    const without = ({ key, words }) => ({
      key,
      name: `“${words}”`,
      chosen: { ...this.chosen, [key]: undefined },
    });
    const single = choicesOf(this.chosen)
      .map(without)
      .filter(({ chosen }) => leftBy(chosen));
    const all = leftBy({}) ? [{ key: "", name: "all properties", chosen: {} }] : [];
    return (single.length ? single : all).map((way) => ({ ...way, count: leftBy(way.chosen) }));
  }

  // Methods for the actions of the reader.

  #choose(chosen, limit = MAX_SHOWN) {
    this.chosen = chosen;
    this.#limit = limit;
    this.#changed();
  }

  /** Leave out the choice `key`, or all choices if it is ""; `chosen` are the remaining choices.
      The clicked button disappears, so the keyboard focus moves to the pressed button of `key`, or
      to the first button if all choices are left out. */
  #drop({ key, chosen }) {
    const choices = this.#figure.querySelector("[data-qa-part=choices]");
    choices.querySelector(key ? `[data-qa-key=${key}][aria-pressed=true]` : "button").focus();
    this.#choose(chosen);
  }

  // Methods that render the choices.

  /** Render the choices. If no solution has all chosen properties, render buttons below them that
      leave out choices.
      @param {import("#shared/puzzle.js").Answer | undefined} answer  the current answer */
  view(answer) {
    const orbits = this.#orbits;
    const choice = (key, value) => {
      const isChosen = this.chosen[key] === value;
      const count = orbits && filterBoards(orbits, { ...this.chosen, [key]: value }).length;
      const choose = () => this.#choose({ ...this.chosen, [key]: isChosen ? undefined : value });
      const label = value.split(/(?<=\d)/).join(" or ");
      const left = orbits ? html`<span class="qa-unseen">leaves </span>${grouped(count)}` : nothing;
      return html`<button
        type="button"
        class=${count === 0 ? "qa-find-none" : ""}
        value=${value}
        data-qa-key=${key}
        aria-pressed=${isChosen}
        @click=${choose}><span>${label}</span> <small>${left}</small></button>`;
    };
    // A value of several digits has no button unless the reader has typed its words.
    const isOffered = (key, { value }) => !/\d\d/.test(value) || value === this.chosen[key];
    const fieldset = ({ key, name, choices }) => {
      const offered = choices.filter((option) => isOffered(key, option));
      const buttons = offered.map(({ value }) => choice(key, value));
      return html`<fieldset><legend>${name}</legend>${buttons}</fieldset>`;
    };
    const ways = answer?.ways && this.#waysView(answer.ways);
    return html`<div class="qa-find-choices" data-qa-part="choices" ?hidden=${!this.#isOffered}>
        ${FILTERS.map(fieldset)}
        <p class="qa-note">Beside each choice: how many fundamental solutions it leaves.</p>
      </div>
      <div class="qa-find-drop" data-qa-part="drop">${ways}</div>`;
  }

  #waysView(ways) {
    if (!ways.length) return html`<p>Take a queen off, or allow a forbidden square.</p>`;
    return ways.map((way) => {
      const left = counted(way.count, "fundamental solution");
      return html`<button
        type="button"
        @click=${() => this.#drop(way)}>Without ${way.name}: ${left}</button>`;
    });
  }

  /** Render a button that shows more solutions, or nothing if all are shown. */
  moreView(answer) {
    return answer?.found && answer.found.solutions.length > answer.solutions.length
      ? button("more", "Show more", () => this.#choose(this.chosen, this.#limit + MAX_SHOWN))
      : nothing;
  }
}
