/* The choices of a finder: properties, each with the number of fundamental solutions that it
   leaves. */

import { button, html, nothing } from "#base";
import { remaining } from "#shared/puzzle.js";
import { isWhole } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { yieldToBrowser, SearchWorker } from "#shared/worker.js";
import { orbitsOf } from "#shared/wall-boards.js";
import { choicesOf, FILTERS, filterBoards, isFiltered, withValues } from "./filters.js";

// The most solutions that are shown before the reader asks for more.
const MAX_SHOWN = 24;

/** Return whether the solution `columns` has all queens of a board and no queen on a forbidden
    square. */
const fits = (columns, { board, forbidden }) =>
  board.every((column, row) => column === null || column === columns[row]) &&
  forbidden.every(([row, column]) => columns[row] !== column);

/** For each square, row by row, count the boards with a queen there. */
function countsOf(boards, n) {
  const counts = Array(n * n).fill(0);
  for (const columns of boards) {
    columns.forEach((column, row) => {
      counts[row * n + column] += 1;
    });
  }
  return counts;
}

/** The choices of a finder, with their buttons and the search for the chosen solutions. */
export class Choices {
  /** The chosen values, by the keys of filters. */
  chosen = {};
  #figure;
  #changed;
  #worker;
  // For each N a promise of its orbits, with the values of all filters.
  #measured = new Map();
  #limit = MAX_SHOWN;
  // Whether the choices are visible.
  #isOffered = false;
  // The orbits that fit the board, once they are known.
  #orbits;

  /** @param {() => void} changed  called after each change by the reader */
  constructor(figure, changed) {
    this.#figure = figure;
    this.#changed = changed;
    this.#worker = new SearchWorker(figure.dataset.qaWorker, figure.signal);
  }

  get isEmpty() {
    return choicesOf(this.chosen).length === 0;
  }

  /** Replace the choices, without an answer. */
  open(chosen) {
    this.chosen = chosen;
    this.#limit = MAX_SHOWN;
  }

  /** Show how many fundamental solutions each choice leaves with the queens of a board.
      @param {() => boolean} isCurrent  whether the reader still waits for this board */
  async offer(state, isCurrent) {
    this.#isOffered = isFiltered(state.board.length) && !isWhole(state.board);
    if (!this.#isOffered) return;
    // A page opened from disk may have no worker.
    const orbits = await this.#fitting(state).catch(() => undefined);
    if (!orbits || !isCurrent()) return;
    this.#orbits = orbits;
    this.#figure.requestUpdate();
  }

  /** Return the solutions with all chosen properties, in the form of `completed` in labels.js, but
      only one solution of each orbit. The answer also has a sentence, all solutions as `found`,
      and, if there are none, `ways` to loosen the choice. */
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

  /** Return a sentence that relates the boards of the chosen symmetry class to all boards that a
      half turn leaves unchanged; empty if these are the same boards. */
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

  /** Return the orbits with at least one board that fits, with these boards as `fitting`. */
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
    // Measuring the boards takes as long again as finding them: let the browser handle events first.
    await yieldToBrowser();
    return orbits.map((orbit) => withValues({ ...orbit, columns: orbit.boards[0].columns }));
  }

  /** Return the choices to leave out if no solution is left: a single choice, or else all of them. */
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

  // Actions of the reader

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

  // The view

  /** Render the choices, and below them the ways out if no solution has all chosen properties.
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
    // Values of several digits are offered only if the reader typed them.
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

  /** Render a button that shows more boards, if there are more. */
  moreView(answer) {
    return answer?.found && answer.found.solutions.length > answer.solutions.length
      ? button("more", "Show more", () => this.#choose(this.chosen, this.#limit + MAX_SHOWN))
      : nothing;
  }
}
