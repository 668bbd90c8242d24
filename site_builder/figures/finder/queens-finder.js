/* The finder: accepts a board in any notation, a label, a part of a board or properties, and shows
   the answer: a solution, or the solutions that complete a partial board. */

import "./queens-find.css";
import "./queens-finder.css";
import { Address, button, define, dropdown, Figure, html, live, nothing } from "#base";
import { defineBoard } from "#shared/definitions.js";
import { loadScript, loadStyle } from "#shared/files.js";
import { empty, named, Puzzle, remaining } from "#shared/puzzle.js";
import { isWhole, orbit } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { Choices } from "./choices-view.js";
import { isFiltered } from "./filters.js";
import { galleryOf, pageOf, viewQuery } from "#shared/label-address.js";
import {
  completions,
  PUZZLE_KEYS,
  puzzleBar,
  puzzleHelp,
  puzzleView,
  solutionCards,
} from "./puzzle-view.js";
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
import { rankingOf, SIZES } from "./solution-ranking.js";
import { hideQuery } from "./theme-search.js";

const EXAMPLES = [
  ["?q=0+4+7+5+2+6+1+3", "0 4 7 5 2 6 1 3"],
  ["?n=8&q=b4+d5", "b4 d5"],
  ["?label=12.8.500", "12.8.500"],
  ["?with=8.lines-no", "no three in a line"],
  ["?with=10.knight_pairs-yes", "superqueens, N = 10"],
];

// The most rows without a queen: with more, a search takes minutes.
const MAX_OPEN = 16;
// The most solutions that are shown.
const MAX_SHOWN = 24;
// The most labels of a list.
const MAX_LABELS = 100;
// Milliseconds after which the page no longer scrolls to an answer, because the reader may have
// gone on.
const LATE = 500;

/** Return the reason why the finder does not search for the solutions of a board; undefined if it
    does. */
function refusalOf(board) {
  const missing = board.filter((column) => column === null).length - MAX_OPEN;
  return missing > 0
    ? `Place ${counted(missing, "queen")} first: all solutions of so large a board take minutes.`
    : undefined;
}

/** Return the text of a query for the box; empty if the query has no text. */
const typedIn = (query) => (query.get("label") ?? query.get("q") ?? "").trim();

/** Return the first `limit` solutions with their labels. */
const firstOf = ({ solutions, labels }, limit) => ({
  solutions: solutions.slice(0, limit),
  labels: labels.slice(0, limit),
});

const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Return whether a link leads to another state of this page, not to another page or to a section. */
const isOfPage = ({ search, host, pathname, href }) =>
  search && host === location.host && pathname === location.pathname && !href.includes("#");

export class Finder extends Figure {
  static properties = {
    // The N that is selected at first.
    n: { type: Number },
    // The N to choose from.
    sizes: { type: Array },
    // The text in the box.
    typed: { state: true },
    // The message about the answer.
    status: { state: true },
    // The error in the text in the box.
    mistake: { state: true },
    // The part of a search that is done, from 0 to 1; undefined while nothing is searched for.
    progress: { state: true },
    // The other readings of an ambiguous text.
    other: { state: true },
    // Whether a solution is shown by its label, without a board to click.
    isView: { state: true },
    // A solution to show: a `Solution` of solution-view.js.
    solution: { state: true },
    // The solutions of several labels.
    list: { state: true },
    // The copies and files to offer: see queens-take.js.
    offer: { state: true },
    // The square at which the reader last pointed.
    pointedSquare: { state: true },
    // Whether attacked squares are marked.
    showsAttacked: { state: true },
  };

  keys = PUZZLE_KEYS;
  // Whether the scripts of queens-take.js have been requested.
  #isTakeLoaded = false;
  // A promise of `queensFinderParts`, once its script has been requested.
  #parts;

  setup() {
    // A task of its own, because `onParsed` takes long.
    this.whenParsed(() => this.later(0, () => this.onParsed()));
  }

  undo() {
    if (this.puzzle.canUndo) this.puzzle.undo();
  }

  async onParsed() {
    // Parsing the text of the address needs the later parts: load them before anything is rendered.
    if (this.isFirst && typedIn(new URLSearchParams(location.search))) await this.#prepare();
    if (this.signal.aborted) return;
    this.search = new Search(this, this.dataset.qaWorker);
    this.puzzle = new Puzzle(this.n, () => this.changed());
    this.choices = new Choices(this, () => this.choose());
    this.address = new Address(this, (query) => this.open(query));
    // The first finder also handles links in the text around it, so that a theme that swaps pages
    // does not load the page again.
    const article = this.isFirst && this.closest("article, main, [role=main]");
    const { signal } = this;
    (article || this).addEventListener("click", (event) => this.followLink(event), { signal });
    // Load the later parts when the reader comes near, so that they are there when they are needed:
    // once the reader has typed a text, pressed a link or placed all queens.
    for (const type of ["pointerover", "focusin"])
      (article || this).addEventListener(type, () => this.#prepare(), { once: true, signal });
    this.open(this.address.query);
  }

  /** Load the later parts. An error is shown only when one of the parts is needed. */
  #prepare() {
    return this.#loadParts().catch(() => {});
  }

  /** Return the functions of `queens-finder-parts.js`. The script is loaded at the first call. After
      an error, the next call tries again. */
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

  // Actions of the reader

  async submit(event) {
    event.preventDefault();
    // A touch keyboard would hide the answer.
    if (matchMedia("(pointer: coarse)").matches) document.activeElement.blur();
    const text = this.typed.trim();
    const { addressOfText } = await this.search.waitFor(this.#loadParts());
    this.follow(addressOfText(text, this.puzzle.state.board.length));
  }

  /** Keep the line ends of a pasted board as semicolons, because a single-line box drops them. */
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
    // The link may be in the text around the figure.
    this.onUserAction();
    this.follow(link.search);
  }

  /** Go to another state as a new entry of the history. The page scrolls only if the answer is out
      of view. */
  async follow(query) {
    this.address.push(query);
    const late = new Promise((resolve) => this.later(LATE, resolve));
    await Promise.race([this.open(new URLSearchParams(query)), late]);
    await this.updateComplete;
    // The error is shown beside the box.
    if (this.mistake) return;
    const [first, line] = this.isView
      ? ["[data-qa-part=solution]", "[data-qa-part=solution] h2"]
      : ["[data-qa-part=board]", "[data-qa-part=status]"];
    const answer = this.querySelector(first);
    if (answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
    else this.querySelector(line).scrollIntoView({ block: "nearest" });
  }

  /** Answer a choice of properties. The message no longer names the last action on the board. */
  choose() {
    this.puzzle.done = "";
    this.changed();
  }

  /** Answer a board or a choice that the reader has changed, without a new entry of the history. */
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
    this.search.begin();
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

  // Answers

  beginRequest() {
    this.search.begin();
    this.solution = undefined;
    this.list = undefined;
    this.offer = undefined;
    this.other = undefined;
  }

  /** Put a text into the box, and clear the messages. */
  write(typed) {
    Object.assign(this, { typed, mistake: "", status: "" });
    this.requestUpdate();
  }

  /** Show the answer to a query. If its text is wrong, the previous answer stays. */
  async open(givenQuery) {
    this.search.begin();
    if (!typedIn(givenQuery)) return this.#openBoard(givenQuery);
    const { labelsIn, read, withoutWords } =
      globalThis.queensFinderParts ?? (await this.search.waitFor(this.#loadParts()));
    const { board } = this.puzzle.state;
    const paged = this.dataset.qaPaged.split(" ");
    const { query, refusal } = withoutWords(givenQuery, board.length, paged);
    if (query !== givenQuery) this.address.replace(`?${query}`);
    const text = typedIn(query);
    if (!text) return this.#openBoard(query);
    const labels = labelsIn(text);
    if (labels) return this.#showLabels(labels, text, query);
    const { readings, error, clash } = read(text, sizeIn(query));
    if (clash) return this.#showClash(text, query, sentenceOf(error), clash);
    if (error) return this.refuse(text, query, refusal ?? sentenceOf(error));
    const chosen = readings.find(({ notation }) => notation === query.get("as")) ?? readings[0];
    if (!chosen.label) return this.show(chosen, readings, text, query);
    const [, ...others] = readings;
    const mistake = await this.#showLabel(chosen.label, text, query);
    if (!mistake) return undefined;
    return others.length
      ? this.show(others[0], others, text, query)
      : this.refuse(text, query, mistake);
  }

  /** Show the board of a query without text, which has no queens. */
  #openBoard(query) {
    const columns = empty(sizeIn(query) ?? this.puzzle.state.board.length);
    const reading = { columns, forbidden: [] };
    return this.show(reading, [reading], "", query);
  }

  /** Remove the previous answer, set the choices of a query, and clear the undo history of the
      board. */
  #beginAnswer(query) {
    this.beginRequest();
    const { board, forbidden } = this.puzzle.state;
    this.choices.open(chosenIn(query));
    this.puzzle.open(board, forbidden);
    this.isView = false;
  }

  /** Show the error in a text beside the previous answer. */
  refuse(text, query, mistake) {
    Object.assign(this, { typed: text, mistake });
    const { puzzle, isView, solution } = this;
    if (puzzle.answer || isView || solution) return;
    // The page has just been opened, or the new text has stopped a search.
    const n = sizeIn(query) ?? puzzle.state.board.length;
    if (n !== puzzle.state.board.length) puzzle.open(empty(n), []);
    this.#showBoard();
  }

  /** Show two queens of a text that attack each other, and their line. The other parts of the query
      remain. */
  #showClash(text, query, mistake, { board, squares }) {
    const n = board.length;
    if (n > MAX_N) return this.refuse(text, query, tooLarge(n));
    this.#beginAnswer(query);
    const forbidden = forbiddenIn(query, n);
    this.puzzle.open(board, forbidden, squares);
    this.write(textWith(text, n, forbidden, this.choices.chosen));
    this.mistake = mistake;
    return undefined;
  }

  /** Show the board of the reading `chosen`, and answer the other readings of its text. */
  async show(chosen, readings, text, query) {
    const n = chosen.columns.length;
    if (n > MAX_N) return this.refuse(text, query, tooLarge(n));
    this.#beginAnswer(query);
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

  /** Show a sentence for each of the other readings of an ambiguous text. */
  async showOthers(others, { notation }, text) {
    const readings = others.map((reading) => ({ ...reading, sentence: "…" }));
    this.other = { notation, readings, text };
    for (const reading of readings) {
      reading.sentence = await this.#sentence(reading);
      this.requestUpdate();
    }
  }

  /** Resolve to a sentence about the board of a reading: why it is refused, which solution it is,
      or how many solutions complete it. */
  async #sentence({ columns, forbidden }) {
    if (refusalOf(columns)) return refusalOf(columns);
    const { total, labels } = await this.search.ask("completed", columns, forbidden, 1);
    return isWhole(columns) ? `it is ${labels[0]}.` : `${remaining(total)}.`;
  }

  /** Show the answer to the board of the puzzle. */
  async #showBoard() {
    const { puzzle, search, choices } = this;
    const { state, mistake } = puzzle;
    const { board, forbidden } = state;
    this.isView = false;
    choices.offer(state, search.watch());
    if (!mistake && isWhole(board)) return this.#showWhole(board);
    const refusal = mistake ?? refusalOf(board);
    if (refusal) this.status = puzzle.done + refusal;
    else {
      const answer = await (choices.isEmpty
        ? search.ask("completed", board, forbidden, MAX_SHOWN)
        : search.waitFor(choices.answer(state)));
      puzzle.complete(answer);
      this.status = answer.sentence ? puzzle.done + answer.sentence : puzzle.sentence;
    }
    return this.#offerPart(state);
  }

  /** Show the answer to a whole board: its label, and the images of its representative. */
  async #showWhole(board) {
    const label = await this.search.ask("labelled", board);
    await this.search.waitFor(this.#loadParts());
    const ranking = rankingOf(label, await this.search.ask("census", label.n));
    const { representative, symmetry } = orbit(board);
    this.#showSolution(representative, ranking, symmetry);
    this.status = this.puzzle.done + named(ranking.label, board);
    this.#offerSolution(board, ranking.label);
  }

  /** Show the solution with a label. If the label has no solution, resolve to the
      reason. */
  async #showLabel(label, text, query) {
    const { n, size, rank } = label;
    const { census, mistake } = await this.#censusWith(label);
    if (mistake) return mistake;
    const [board] = await this.search.ask("ranked", n, size, rank, 1);
    const ranking = rankingOf(label, census);
    this.#beginAnswer(query);
    this.write(text);
    this.puzzle.open(board, []);
    this.isView = true;
    this.#showSolution(board, ranking);
    this.status = `Solution ${ranking.label}, ${ranking.position} of ${ranking.count}`;
    this.#offerSolution(board, ranking.label);
    return undefined;
  }

  /** Show the solutions with these labels as a list. If a label has no solution, show an error. */
  async #showLabels(labels, text, query) {
    if (labels.length > MAX_LABELS) {
      const limit = `A list has at most ${MAX_LABELS} labels`;
      this.refuse(text, query, `${limit}, not ${labels.length}. Leave some out.`);
      return;
    }
    const solutions = [];
    for (const label of labels) {
      const { mistake } = await this.#censusWith(label);
      if (mistake) return void this.refuse(text, query, mistake);
      const [board] = await this.search.ask("ranked", label.n, label.size, label.rank, 1);
      solutions.push(board);
    }
    const list = {
      solutions,
      labels: labels.map(({ n, size, rank }) => `${n}.${size}.${rank}`),
      heading: counted(labels.length, "solution"),
    };
    this.#beginAnswer(query);
    this.write(text);
    Object.assign(this, { list, isView: true, status: list.heading });
    this.#offer({ found: { count: labels.length, gather: async (limit) => firstOf(list, limit) } });
  }

  /** Return the number of orbits of each size for the N of a label (`census`), or the reason why the
      label has no solution (`mistake`). */
  async #censusWith({ n, size, rank }) {
    if (n < 1 || n > MAX_N) return { mistake: tooLarge(n) };
    const census = await this.search.ask("census", n);
    const count = census[size] ?? 0;
    if (rank >= 1 && rank <= count) return { census };
    const orbits = `${counted(count, "orbit")} of size ${size}`;
    return { mistake: `There is no ${n}.${size}.${rank}: N = ${n} has ${orbits}.` };
  }

  /** Show a solution, or only its images if the reader's board is one of them. */
  #showSolution(board, ranking, yours = undefined) {
    const gallery = galleryOf(board.length, this.dataset);
    this.solution = { board, ranking, yours, gallery, page: pageOf(ranking.label, this.dataset) };
  }

  // Copies and files to offer

  /** Offer a partial board with queens, and the solutions that complete it. For an empty board
      without conditions offer nothing. */
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
    const solutionPage = pageOf(label, this.dataset);
    this.#offer({
      board,
      label,
      page: new URL(solutionPage ?? viewQuery(label), location.href).href,
      isPage: Boolean(solutionPage),
    });
  }

  #offer(offer) {
    const { qaTake, qaCopies, qaDiagonal: diagonal } = this.dataset;
    // Without a network there is nothing to offer.
    if (!this.#isTakeLoaded)
      loadStyle(qaCopies)
        .then(() => loadScript(qaTake))
        .catch(() => {});
    this.#isTakeLoaded = true;
    this.offer = { diagonal, ...offer };
  }

  // The view

  /** Return the address of the card of a solution. In a list of labels and with chosen properties it
      is the page of the solution, otherwise its board in the finder. */
  #addressOf(label, board) {
    return this.list || !this.choices.isEmpty
      ? (pageOf(label, this.dataset) ?? viewQuery(label))
      : addressOf(board);
  }

  render() {
    // The page has not been parsed yet.
    if (!this.puzzle) return nothing;
    const { list, offer, solution } = this;
    const boards = [this.puzzle.state.board, solution?.board, ...(list?.solutions ?? [])];
    for (const board of boards) if (board) defineBoard(board.length);
    const { imagesView, solutionView } = globalThis.queensFinderParts ?? {};
    return html`<div data-qa-part="live">
      ${this.#box()}
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
    const type = ({ target }) => {
      this.typed = target.value;
    };
    return html`<form class="qa-box" @submit=${(event) => this.submit(event)}>
        <label><span>A board, squares, a label, or words</span> <input
          placeholder="b4 d5 or 8.4.1"
          name="q"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength="2000"
          data-qa-part="typed"
          aria-invalid=${this.mistake !== ""}
          .value=${live(this.typed)}
          @input=${type}
          @paste=${(event) => this.paste(event)}></label>
        <button type="submit">Find</button>
        ${button("random", "Random", () => this.showRandom())}
      </form>`;
  }

  #state() {
    const { progress, mistake, status, isView } = this;
    const stopButton = button("stop", "Stop", () => this.stop());
    const percent = Math.floor(100 * progress);
    const busy = () => html`<p class="qa-find-busy" data-qa-part="busy"><progress
        aria-label="Searching"
        max="1"
        .value=${progress}
        data-qa-part="progress"></progress>
      <span data-qa-part="done">${percent} %</span> ${stopButton}</p>`;
    // A view has a visible heading instead.
    const statusLook = isView ? "qa-unseen" : "qa-find-status";
    const look = mistake ? "qa-find-mistake" : statusLook;
    // Typed text may contain the marks that `message` formats.
    const view = mistake || undefined;
    const message = this.message(mistake || status, { look, view });
    return html`<div class="qa-find-state">
      <div data-qa-part=${mistake ? "mistake" : "status"}>${message}</div>
      ${progress === undefined ? nothing : busy()}
      ${this.other ? this.#others() : nothing}
    </div>`;
  }

  #others() {
    const { notation, readings, text } = this.other;
    const { nameOf } = globalThis.queensFinderParts;
    const paragraph = (reading) => {
      const address = `?${new URLSearchParams({ n: reading.n, q: text, as: reading.notation })}`;
      const link = html`<a href=${address}>As ${nameOf(reading.notation)}</a>`;
      return html`<p>${link}: <span>${reading.sentence}</span></p>`;
    };
    return html`<div
      class="qa-find-other"
      data-qa-part="other">Read as ${nameOf(notation)}.${readings.map(paragraph)}</div>`;
  }

  #scene() {
    const { puzzle, choices, solution, sizes } = this;
    const first = dropdown("N", sizes, puzzle.state.board.length, (size) =>
      puzzle.edit(empty(size), [], `N = ${size}`),
    );
    const links = EXAMPLES.map(
      ([address, text], index) => html`${index ? ", " : ""}<a href=${address}>${text}</a>`,
    );
    return html`<div class="qa-find-scene ${this.isView ? "qa-find-view" : ""}">
      ${this.#state()}
      <div class="qa-find-board">
        ${puzzleView(this, puzzleBar(this, { first }))}${puzzleHelp(puzzle)}
        <p class="qa-find-examples">Things to type: ${links}</p>
      </div>
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
