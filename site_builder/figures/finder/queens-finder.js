/* Takes a board in any notation, a label, a part of a board or properties, and shows its answer: a solution, or what
   completes a partial board. */

import "./queens-find.css";
import "./queens-finder.css";
import { Address, button, define, dropdown, Figure, html, live, nothing } from "#base";
import { defineBoard } from "#shared/definitions.js";
import { loadScript, loadStyle } from "#shared/files.js";
import { empty, named, Puzzle, remaining } from "#shared/puzzle.js";
import { isWhole, orbit } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { Choices } from "./choices.js";
import { isFiltered } from "./filters.js";
import { galleryOf, pageOf, viewQuery } from "#shared/label-address.js";
import { completions, PUZZLE_KEYS, puzzleHelp, puzzleView, solutionCards } from "./puzzle-view.js";
import {
  addressOf,
  chosenIn,
  forbiddenIn,
  MAX_N,
  sentenceOf,
  sizeIn,
  textOf,
  textWith,
  tooLarge,
} from "./queries.js";
import { Search } from "./search-progress.js";
import { placeOf, SIZES } from "./solution-place.js";
import { hideQuery } from "./theme-search.js";

const EXAMPLES = [
  ["?q=0+4+7+5+2+6+1+3", "0 4 7 5 2 6 1 3"],
  ["?n=8&q=b4+d5", "b4 d5"],
  ["?label=12.8.500", "12.8.500"],
  ["?with=8.lines-no", "no three in a line"],
  ["?with=10.knight_pairs-yes", "superqueens, N = 10"],
];

const MAX_OPEN = 16; // rows without a queen: with more a search takes minutes
const MAX_SHOWN = 24;
const MAX_LABELS = 100; // of a list
const LATE = 500; // milliseconds; the reader has gone on then

/** Why not all solutions of a board are searched for; undefined where they are. */
function refusalOf(board) {
  const missing = board.filter((column) => column === null).length - MAX_OPEN;
  return missing > 0
    ? `Place ${counted(missing, "queen")} first: all solutions of so large a board take minutes.`
    : undefined;
}

/** Return the text that a query has in the box; empty if there is none. */
const typedIn = (query) => (query.get("label") ?? query.get("q") ?? "").trim();

/** The first of some solutions with their labels. */
const firstOf = ({ solutions, labels }, limit) => ({
  solutions: solutions.slice(0, limit),
  labels: labels.slice(0, limit),
});

const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Whether a link leads to another state of this page, not to another page or to a part of one. */
const isOfPage = ({ search, host, pathname, href }) =>
  search && host === location.host && pathname === location.pathname && !href.includes("#");

export class Finder extends Figure {
  static properties = {
    n: { type: Number }, // the size to begin with
    sizes: { type: Array },
    typed: { state: true },
    status: { state: true },
    mistake: { state: true }, // what is wrong with the text in the box
    progress: { state: true }, // the part of a search that is done
    other: { state: true }, // what else the text may mean
    isView: { state: true }, // of a label: there is no board to click
    solution: { state: true },
    list: { state: true }, // the solutions with several labels
    offer: { state: true }, // what can be taken along: see queens-take.js
    pointed: { state: true }, // the square at which the reader has pointed
    showsAttacked: { state: true },
  };

  keys = PUZZLE_KEYS;
  #isTakeLoaded = false; // whether the scripts of what can be taken along are
  #parts; // a promise of `queensFinderParts`, once its script has been asked for

  setup() {
    this.whenParsed(() => this.later(0, () => this.onParsed())); // a task of its own: it takes long
  }

  undo() {
    if (this.puzzle.canUndo) this.puzzle.undo();
  }

  async onParsed() {
    // The text of the address is read before anything is shown.
    if (this.isFirst && typedIn(new URLSearchParams(location.search))) await this.#prepare();
    if (this.signal.aborted) return;
    this.search = new Search(this, this.dataset.qaWorker);
    this.puzzle = new Puzzle(this.n, () => this.changed());
    this.choices = new Choices(this, () => this.choose());
    this.address = new Address(this, (query) => this.open(query));
    // The first one answers links in the text around it, too, before a theme that swaps pages sees them.
    const around = this.isFirst && this.closest("article, main, [role=main]");
    const { signal } = this;
    (around || this).addEventListener("click", (event) => this.followLink(event), { signal });
    // These parts are there by the time that a reader has typed a text, pressed a link or placed all queens.
    for (const type of ["pointerover", "focusin"])
      (around || this).addEventListener(type, () => this.#prepare(), { once: true, signal });
    this.open(this.address.query);
  }

  /** Load the later parts. A failure is told when one of them is needed. */
  #prepare() {
    return this.#loadParts().catch(() => {});
  }

  /** Return the functions of `queens-finder-parts.js`, which is loaded at the first call. After a failure, the next call
      tries again. */
  #loadParts() {
    const load = async () => {
      if (!globalThis.queensFinderParts) await loadScript(this.dataset.qaParts);
      return globalThis.queensFinderParts;
    };
    this.#parts ??= load().catch((error) => {
      this.#parts = undefined;
      throw error;
    });
    return this.#parts;
  }

  // What a reader does

  async submit(event) {
    event.preventDefault();
    if (matchMedia("(pointer: coarse)").matches) document.activeElement.blur(); // its keyboard would hide the answer
    const text = this.typed.trim();
    const { addressOfText } = await this.search.waitFor(this.#loadParts());
    this.follow(addressOfText(text, this.puzzle.state.board.length));
  }

  /** Keep the line ends of a pasted board as semicolons, because a box of one line drops them. */
  paste(event) {
    const text = event.clipboardData.getData("text").trim();
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    const { target } = event;
    target.setRangeText(
      text.split(/\r\n|[\r\n]/).join("; "),
      target.selectionStart,
      target.selectionEnd,
      "end",
    );
    this.typed = target.value;
  }

  followLink(event) {
    const link = event.target.closest("a[href]");
    const figure = link?.closest("queens-finder") ?? this;
    if (!link || link.target || isModified(event) || figure !== this || !isOfPage(link)) return;
    event.preventDefault();
    event.stopPropagation();
    this.onUserAction(); // the link may stand in the text
    this.follow(link.search);
  }

  /** Go to another state, as another page of the history. The page scrolls only where its answer is out of sight. */
  async follow(query) {
    this.address.push(query);
    const late = new Promise((resolve) => this.later(LATE, resolve));
    await Promise.race([this.open(new URLSearchParams(query)), late]);
    await this.updateComplete;
    if (this.mistake) return; // it stands beside the box
    const [first, line] = this.isView
      ? ["[data-qa-part=solution]", "[data-qa-part=solution] h2"]
      : [".qa-find-bar", "[data-qa-part=status]"];
    const answer = this.querySelector(first);
    if (answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
    else this.querySelector(line).scrollIntoView({ block: "nearest" });
  }

  /** Answer to a choice: what was done on the board is said no more. */
  choose() {
    this.puzzle.done = "";
    this.changed();
  }

  /** Answer to a board or a choice that was changed by hand; it has the same place in the history. */
  changed() {
    const { board, forbidden } = this.puzzle.state;
    if (!isFiltered(board.length)) this.choices.open({});
    this.beginRequest();
    this.address.replace(addressOf(board, forbidden, this.choices.chosen));
    this.write(textOf(board, forbidden, this.choices.chosen));
    this.#showBoard();
  }

  async showRandom() {
    const n = this.puzzle.state.board.length;
    this.beginRequest();
    const counts = await this.search.ask("census", n);
    let left = Math.floor(Math.random() * SIZES.reduce((sum, size) => sum + counts[size], 0));
    for (const size of SIZES) {
      if (left < counts[size]) return void this.follow(viewQuery(`${n}.${size}.${left + 1}`));
      left -= counts[size];
    }
    this.mistake = `N = ${n} has no solution.`;
  }

  stop() {
    this.beginRequest();
    this.status = "Stopped.";
  }

  // What is answered

  beginRequest() {
    this.search.begin();
    this.solution = this.list = this.offer = this.other = undefined;
  }

  /** Show a text in the box, and the board as it is. */
  write(typed) {
    Object.assign(this, { typed, mistake: "", status: "" });
    this.requestUpdate();
  }

  /** Show what a query asks for. */
  async open(given) {
    this.beginRequest();
    if (!typedIn(given)) return this.#openBoard(given);
    const { labelsIn, read, withoutWords } =
      globalThis.queensFinderParts ?? (await this.search.waitFor(this.#loadParts()));
    const { board } = this.puzzle.state;
    const { query, refusal } = withoutWords(given, board.length, this.dataset.qaPaged.split(" "));
    if (query !== given) this.address.replace(`?${query}`);
    const text = typedIn(query);
    if (!text) return this.#openBoard(query);
    this.#beginAnswer(query);
    const labels = labelsIn(text);
    if (labels) {
      this.write(text);
      return this.#showLabels(labels);
    }
    const { readings, error, clash } = read(text, sizeIn(query));
    if (error) return this.refuse(text, query, refusal ?? sentenceOf(error), clash);
    const chosen = readings.find(({ notation }) => notation === query.get("as")) ?? readings[0];
    if (!chosen.label) return this.show(chosen, readings, text, query);
    this.write(text);
    const [, ...others] = readings;
    const exists = await this.#showLabel(chosen.label);
    if (!exists && others.length) await this.show(others[0], others, text, query);
    return undefined;
  }

  /** Show the board of a query without text: it has no queens. */
  #openBoard(query) {
    this.#beginAnswer(query);
    const columns = empty(sizeIn(query) ?? this.puzzle.state.board.length);
    const reading = { columns, forbidden: [] };
    return this.show(reading, [reading], "", query);
  }

  /** Take up what a query chooses, and forget what the reader did on the board before. */
  #beginAnswer(query) {
    const { board, forbidden } = this.puzzle.state;
    this.choices.open(chosenIn(query));
    this.puzzle.open(board, forbidden);
    this.isView = false;
  }

  /** Say why a text is no board; of a clash, show both queens and their line. What else the query asks for stays. */
  refuse(text, query, mistake, clash) {
    const n = clash ? clash.board.length : sizeIn(query);
    const forbidden = n ? forbiddenIn(query, n) : [];
    if (n <= MAX_N) this.puzzle.open(clash?.board ?? empty(n), forbidden, clash?.squares);
    this.write(n ? textWith(text, n, forbidden, this.choices.chosen) : text);
    this.mistake = mistake;
  }

  /** Show a board that was read, and what else its text may mean. */
  async show(chosen, readings, text, query) {
    const n = chosen.columns.length;
    if (n > MAX_N) return this.refuse(text, new URLSearchParams(), tooLarge(n));
    const forbidden = [...chosen.forbidden, ...forbiddenIn(query, n)];
    this.puzzle.open(chosen.columns, forbidden);
    this.write(
      query.has("x") || query.has("with")
        ? textOf(chosen.columns, forbidden, this.choices.chosen)
        : text,
    );
    await this.#showBoard();
    const others = readings.filter((reading) => reading !== chosen);
    return others.length && this.showOthers(others, chosen, text);
  }

  /** Answer to the other readings of an ambiguous text. */
  async showOthers(others, { notation }, text) {
    const readings = others.map((reading) => ({ ...reading, sentence: "…" }));
    this.other = { notation, readings, text };
    for (const reading of readings) {
      reading.sentence = await this.#sentence(reading);
      this.requestUpdate();
    }
  }

  /** What completes another reading of a text, in words. */
  async #sentence({ columns, forbidden }) {
    if (refusalOf(columns)) return refusalOf(columns);
    const { total, labels } = await this.search.ask("completed", columns, forbidden, 1);
    return isWhole(columns) ? `it is ${labels[0]}.` : `${remaining(total)}.`;
  }

  /** Answer to the board of the puzzle. */
  async #showBoard() {
    const { puzzle, search, choices } = this;
    const { state, mistake } = puzzle;
    const { board, forbidden } = state;
    this.isView = false;
    choices.offer(state, search.watch());
    if (!mistake && isWhole(board)) return this.#showWhole(board);
    const refused = mistake ?? refusalOf(board);
    if (refused) this.status = puzzle.done + refused;
    else {
      const answer = await (choices.isEmpty
        ? search.ask("completed", board, forbidden, MAX_SHOWN)
        : search.waitFor(choices.answer(state)));
      puzzle.complete(answer);
      this.status = answer.sentence ? puzzle.done + answer.sentence : puzzle.sentence;
    }
    return this.#offerPart(state);
  }

  /** Answer to a whole board: what it is, and the images of its representative. */
  async #showWhole(board) {
    const label = await this.search.ask("labelled", board);
    await this.search.waitFor(this.#loadParts());
    const place = placeOf(label, await this.search.ask("census", label.n));
    const { representative, symmetry } = orbit(board);
    this.#showSolution(representative, place, symmetry);
    this.status = this.puzzle.done + named(place.label, board);
    this.#offerSolution(board, place.label);
  }

  /** Show the solution with a label.
      @returns {Promise<boolean>} whether there is one; if not, the reader is told why */
  async #showLabel(label) {
    const { n, size, rank } = label;
    const census = await this.#censusWith(label);
    if (!census) return false;
    const [board] = await this.search.ask("ranked", n, size, rank, 1);
    const place = placeOf(label, census);
    this.puzzle.open(board, []);
    this.isView = true;
    this.#showSolution(board, place);
    this.status = `Solution ${place.label}, ${place.position} of ${place.count}`;
    this.#offerSolution(board, place.label);
    return true;
  }

  /** Show the solutions with some labels as a list; if one has none, the reader is told why. */
  async #showLabels(labels) {
    if (labels.length > MAX_LABELS) {
      this.mistake = `A list has at most ${MAX_LABELS} labels, not ${labels.length}. Leave some out.`;
      return;
    }
    const solutions = [];
    for (const label of labels) {
      if (!(await this.#censusWith(label))) return;
      const [board] = await this.search.ask("ranked", label.n, label.size, label.rank, 1);
      solutions.push(board);
    }
    const list = {
      solutions,
      labels: labels.map(({ n, size, rank }) => `${n}.${size}.${rank}`),
      heading: counted(labels.length, "solution"),
    };
    Object.assign(this, { list, isView: true, status: list.heading });
    this.#offer({ found: { count: labels.length, gather: async (limit) => firstOf(list, limit) } });
  }

  /** How many orbits of each size the N of a label has; undefined if none has the label, and the reader is told why. */
  async #censusWith({ n, size, rank }) {
    if (n < 1 || n > MAX_N) this.mistake = tooLarge(n);
    else {
      const census = await this.search.ask("census", n);
      const count = census[size] ?? 0;
      if (rank >= 1 && rank <= count) return census;
      this.mistake = `There is no ${n}.${size}.${rank}: N = ${n} has ${counted(count, "orbit")} of size ${size}.`;
    }
    return undefined;
  }

  /** Show a solution, or only its images where a reader's board is one of them. */
  #showSolution(board, place, yours = undefined) {
    const gallery = galleryOf(board.length, this.dataset);
    this.solution = { board, place, yours, gallery, page: pageOf(place.label, this.dataset) };
  }

  // What can be taken along

  /** A partial board with queens, and what completes it; of the empty board nothing was asked. */
  #offerPart({ board, forbidden }) {
    const {
      choices,
      puzzle: { answer },
      search,
    } = this;
    const hasQueens = board.some((column) => column !== null);
    const isAsked = hasQueens || forbidden.length > 0 || !choices.isEmpty;
    const count = answer?.found?.solutions.length ?? answer?.total ?? 0;
    const gather = async (limit) =>
      firstOf(answer.found ?? (await search.ask("completed", board, forbidden, limit)), limit);
    const found = isAsked && count ? { count, gather } : undefined;
    const page = new URL(addressOf(board, forbidden), location.href).href;
    if (hasQueens) this.#offer({ board, page, found });
    else if (found) this.#offer({ found });
  }

  #offerSolution(board, label) {
    const own = pageOf(label, this.dataset);
    this.#offer({
      board,
      label,
      page: new URL(own ?? viewQuery(label), location.href).href,
      isPage: Boolean(own),
    });
  }

  #offer(offer) {
    const { qaTake, qaCopies, qaDiagonal: diagonal } = this.dataset;
    // Without a network there is nothing to take.
    if (!this.#isTakeLoaded)
      loadStyle(qaCopies)
        .then(() => loadScript(qaTake))
        .catch(() => {});
    this.#isTakeLoaded = true;
    this.offer = { diagonal, ...offer };
  }

  // What the figure shows

  /** Where a card leads: to the page of its solution; a board that completes another, without properties, to itself. */
  #addressOf(label, board) {
    return this.list || !this.choices.isEmpty
      ? (pageOf(label, this.dataset) ?? viewQuery(label))
      : addressOf(board);
  }

  render() {
    if (!this.puzzle) return nothing; // before the page is parsed
    const { list, offer, solution } = this;
    const boards = [this.puzzle.state.board, solution?.board, ...(list?.solutions ?? [])];
    for (const board of boards) if (board) defineBoard(board.length);
    const { imagesView, solutionView } = globalThis.queensFinderParts ?? {};
    return html`<div data-qa-part="live">
      ${this.#box()}
      ${this.#state()}
      ${this.other ? this.#others() : nothing}
      ${this.#scene()}
      <section data-qa-part="solution">
        ${solution && solution.yours === undefined ? solutionView(solution, this.dataset) : nothing}
        ${list ? solutionCards(list, (label, board) => this.#addressOf(label, board)) : nothing}
        ${
          offer
            ? html`<queens-take
                role="group"
                aria-label=${offer.board ? "Copies of this board" : "Files of these solutions"}
                .offer=${offer}></queens-take>`
            : nothing
        }
        ${solution ? imagesView(solution) : nothing}
      </section>
    </div>`;
  }

  #box() {
    const links = EXAMPLES.map(
      ([address, text], place) => html`${place ? ", " : ""}<a href=${address}>${text}</a>`,
    );
    return html`<form class="qa-box" @submit=${(event) => this.submit(event)}>
        <label>A board, squares, a label, or words <input
          name="q"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength="2000"
          data-qa-part="typed"
          aria-invalid=${this.mistake !== ""}
          .value=${live(this.typed)}
          @input=${({ target }) => (this.typed = target.value)}
          @paste=${(event) => this.paste(event)}></label>
        <button type="submit">Find</button>
        ${button("random", "Random", () => this.showRandom())}
      </form>
      <p class="qa-find-examples">For example ${links}</p>`;
  }

  #state() {
    const { progress, mistake, status, isView } = this;
    const busy = () => html`<p class="qa-find-busy" data-qa-part="busy"><progress
        aria-label="Searching"
        max="1"
        .value=${progress}
        data-qa-part="progress"></progress>
      <span data-qa-part="done">${Math.floor(100 * progress)} %</span> ${button("stop", "Stop", () => this.stop())}</p>`;
    const look = mistake ? "qa-find-mistake" : isView ? "qa-unseen" : "qa-find-status"; // a view has its heading
    const view = mistake || undefined; // what was typed may have signs that `message` takes for bold or code
    return html`<div class="qa-find-state">
      <div data-qa-part=${mistake ? "mistake" : "status"}>${this.message(mistake || status, { look, view })}</div>
      ${progress === undefined ? nothing : busy()}
    </div>`;
  }

  #others() {
    const { notation, readings, text } = this.other;
    const { nameOf } = globalThis.queensFinderParts;
    const paragraph = (reading) => {
      const address = `?${new URLSearchParams({ n: reading.n, q: text, as: reading.notation })}`;
      return html`<p><a href=${address}>As ${nameOf(reading.notation)}</a>: <span>${reading.sentence}</span></p>`;
    };
    return html`<div class="qa-find-other" data-qa-part="other">Read as ${nameOf(notation)}.${readings.map(paragraph)}</div>`;
  }

  #scene() {
    const { puzzle, choices, solution, sizes } = this;
    const first = dropdown("N", sizes, puzzle.state.board.length, (size) =>
      puzzle.edit(empty(size), [], `N = ${size}`),
    );
    return html`<div class="qa-find-scene" ?hidden=${this.isView}>
      <div>${puzzleView(this, { first })}${puzzleHelp(this.puzzle)}</div>
      <div class="qa-find-answer">
        <p class="qa-find-trail" data-qa-part="trail">${puzzle.trail}</p>
        ${solution ? globalThis.queensFinderParts.factsView(solution) : nothing}
        ${choices.view(puzzle.answer)}
      </div>
      <div class="qa-find-boards">
        ${completions(puzzle, (label, board) => this.#addressOf(label, board))}
        ${choices.moreView(puzzle.answer)}
      </div>
    </div>`;
  }
}

hideQuery();
define("queens-finder", Finder);
