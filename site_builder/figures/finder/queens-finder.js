/* The finder. It accepts a board in any notation, a label, a part of a board, or properties. It
   shows the answer: a solution, or the solutions that complete a partial board. */

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

// The most rows without a queen on a board for which the finder searches. With more, a search takes
// minutes.
const MAX_OPEN = 16;
// The most solutions that are shown for a board.
const MAX_SHOWN = 24;
// The most labels that a list in the box may have.
const MAX_LABELS = 100;
// If an answer takes longer than these milliseconds, the page does not scroll to it, because the
// reader may have gone on.
const LATE = 500;

/** Return a sentence that says why the finder does not search for the solutions of a board. Return
    undefined if it does. */
function refusalOf(board) {
  const missing = board.filter((column) => column === null).length - MAX_OPEN;
  return missing > 0
    ? `Place ${counted(missing, "queen")} first: all solutions of so large a board take minutes.`
    : undefined;
}

/** Return the text that a query has for the box, or "" if it has none. */
const typedIn = (query) => (query.get("label") ?? query.get("q") ?? "").trim();

/** Return the first `limit` solutions with their labels. */
const firstOf = ({ solutions, labels }, limit) => ({
  solutions: solutions.slice(0, limit),
  labels: labels.slice(0, limit),
});

const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Return whether a link leads to another state of this page. Other links lead to another page, or
    to a section. */
const isOfPage = ({ search, host, pathname, href }) =>
  search && host === location.host && pathname === location.pathname && !href.includes("#");

export class Finder extends Figure {
  static properties = {
    // The N that is selected when the page opens.
    n: { type: Number },
    // The sizes N that a reader can choose.
    sizes: { type: Array },
    // The message about the answer.
    status: { state: true },
    // The error in the text of the box, or "".
    mistake: { state: true },
    // The part of the current search that is done, from 0 to 1; undefined if there is no search.
    progress: { state: true },
    // The other readings of an ambiguous text; undefined if it is not ambiguous.
    other: { state: true },
    // Whether the finder shows a solution by its label, without the board for placing queens.
    isView: { state: true },
    // The solution that is shown: a `Solution` of solution-view.js.
    solution: { state: true },
    // The solutions of several labels, if the text in the box has several labels.
    list: { state: true },
    // The copies and files that the reader can take: an `Offer` of queens-take.js.
    offer: { state: true },
    // The square at which the reader last pointed.
    pointedSquare: { state: true },
    // Whether attacked squares are marked.
    showsAttacked: { state: true },
  };

  keys = PUZZLE_KEYS;
  // The text in the box for boards and words. It is not among `properties`, because the figure
  // must not render before there is an answer.
  typed = "";
  // Whether the scripts of `<queens-take>` have been requested.
  #isTakeLoaded = false;
  // A promise of the global `queensFinderParts`; undefined until its script has been requested.
  #parts;

  setup() {
    // Call `onParsed` in a task of its own, because it takes long.
    this.whenParsed(() => this.later(0, () => this.onParsed()));
  }

  undo() {
    if (this.puzzle.canUndo) this.puzzle.undo();
  }

  async onParsed() {
    // Parsing the text of the address needs functions of the later script, so load it before
    // anything is rendered.
    if (this.isFirst && typedIn(new URLSearchParams(location.search))) await this.#prepare();
    if (this.signal.aborted) return;
    this.search = new Search(this, this.dataset.qaWorker);
    this.puzzle = new Puzzle(this.n, () => this.changed());
    this.choices = new Choices(this, () => this.choose());
    this.address = new Address(this, (query) => this.open(query));
    // The first finder of the page also handles links in the text around it. Otherwise a theme that
    // swaps pages would load the page again.
    const article = this.isFirst && this.closest("article, main, [role=main]");
    const { signal } = this;
    (article || this).addEventListener("click", (event) => this.followLink(event), { signal });
    // Load the later script when the reader comes near the finder. It is needed once the reader has
    // typed a text, followed a link or placed all queens.
    for (const type of ["pointerover", "focusin"])
      (article || this).addEventListener(type, () => this.#prepare(), { once: true, signal });
    this.open(this.address.query);
  }

  /** Load the later script. Ignore an error: it is shown when one of the functions is needed. */
  #prepare() {
    return this.#loadParts().catch(() => {});
  }

  /** Resolve to the functions of `queens-finder-parts.js`. The first call loads the script. If that
      fails, the next call tries again. */
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

  // Methods for the actions of the reader.

  async submit(event) {
    event.preventDefault();
    // On a touch screen, take the focus from the box, because the keyboard would hide the answer.
    if (matchMedia("(pointer: coarse)").matches) document.activeElement.blur();
    const { typed } = this;
    const { addressOfText } = await this.search.waitFor(this.#loadParts());
    // While the script was loading, the reader may have typed another text. Keep that one in the
    // box, where `follow` puts the submitted text.
    const typedSince = this.typed;
    this.follow(addressOfText(typed.trim(), this.puzzle.state.board.length));
    if (typedSince !== typed) this.typed = typedSince;
  }

  /** When a text of several lines is pasted, keep the ends of its lines as semicolons. The box has
      a single line and would drop them. */
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
    // The link may be in the text around the figure, so that the figure has not noticed an action
    // of the reader.
    this.onUserAction();
    this.follow(link.search);
  }

  /** Go to another state of the page, as a new entry of the history. Scroll only if the answer is
      out of view.
      @param {string} query  the query of the address */
  async follow(query) {
    this.address.push(query);
    const late = new Promise((resolve) => this.later(LATE, resolve));
    await Promise.race([this.open(new URLSearchParams(query)), late]);
    await this.updateComplete;
    // Stay here if there is an error, because it is shown beside the box.
    if (this.mistake) return;
    const [first, line] = this.isView
      ? ["[data-qa-part=solution]", "[data-qa-part=solution] h2"]
      : ["[data-qa-part=board]", "[data-qa-part=status]"];
    const answer = this.querySelector(first);
    if (answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
    else this.querySelector(line).scrollIntoView({ block: "nearest" });
  }

  /** Show the answer to a choice of properties. The message no longer mentions the last action on
      the board. */
  choose() {
    this.puzzle.done = "";
    this.changed();
  }

  /** Show the answer to a board or a choice that the reader has changed. The address changes
      without a new entry of the history. */
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

  // Methods that show answers.

  beginRequest() {
    this.search.begin();
    this.solution = undefined;
    this.list = undefined;
    this.offer = undefined;
    this.other = undefined;
  }

  /** Put a text into the box, and remove the messages. */
  write(typed) {
    this.typed = typed;
    this.#clearMessages();
  }

  #clearMessages() {
    Object.assign(this, { mistake: "", status: "" });
    this.requestUpdate();
  }

  /** Show the answer to a query. If its text is wrong, show the error, and keep the previous
      answer.
      @param {URLSearchParams} givenQuery */
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
    // Put the text into the box now. When the answer comes, the reader may have typed another one.
    this.typed = text;
    const labels = labelsIn(text);
    if (labels) return this.#showLabels(labels, query);
    const { readings, error, clash } = read(text, sizeIn(query));
    if (clash) return this.#showClash(text, query, sentenceOf(error), clash);
    if (error) return this.refuse(query, refusal ?? sentenceOf(error));
    const chosen = readings.find(({ notation }) => notation === query.get("as")) ?? readings[0];
    if (!chosen.label) return this.show(chosen, readings, text, query);
    const [, ...others] = readings;
    const mistake = await this.#showLabel(chosen.label, query);
    if (!mistake) return undefined;
    return others.length ? this.show(others[0], others, text, query) : this.refuse(query, mistake);
  }

  /** Show the board of a query without text: an empty board of its N, perhaps with forbidden
      squares and properties. */
  #openBoard(query) {
    const columns = empty(sizeIn(query) ?? this.puzzle.state.board.length);
    const reading = { columns, forbidden: [] };
    this.typed = "";
    return this.show(reading, [reading], "", query);
  }

  /** Prepare a new answer: remove the previous one, take the choices from the query, and clear the
      undo history of the board. */
  #beginAnswer(query) {
    this.beginRequest();
    const { board, forbidden } = this.puzzle.state;
    this.choices.open(chosenIn(query));
    this.puzzle.open(board, forbidden);
    this.isView = false;
  }

  /** Show an error in a text. A previous answer stays; otherwise show a board. */
  refuse(query, mistake) {
    this.mistake = mistake;
    this.requestUpdate();
    const { puzzle, isView, solution } = this;
    if (puzzle.answer || isView || solution) return;
    // Show a board, because the page has just been opened, or because the new text has stopped a
    // search.
    const n = sizeIn(query) ?? puzzle.state.board.length;
    if (n !== puzzle.state.board.length) puzzle.open(empty(n), []);
    this.#showBoard();
  }

  /** Show two queens of a text that attack each other, with a line between them, and the error.
      @param {URLSearchParams} query  its forbidden squares and properties are kept
      @param {object} clash  the board, and the squares of the two queens */
  #showClash(text, query, mistake, { board, squares }) {
    const n = board.length;
    if (n > MAX_N) return this.refuse(query, tooLarge(n));
    this.#beginAnswer(query);
    const forbidden = forbiddenIn(query, n);
    this.puzzle.open(board, forbidden, squares);
    this.write(textWith(text, n, forbidden, this.choices.chosen));
    this.mistake = mistake;
    return undefined;
  }

  /** Show the board of the reading `chosen`. If the text has other readings, show a sentence for
      each of them. */
  async show(chosen, readings, text, query) {
    const n = chosen.columns.length;
    if (n > MAX_N) return this.refuse(query, tooLarge(n));
    this.#beginAnswer(query);
    const forbidden = [...chosen.forbidden, ...forbiddenIn(query, n)];
    this.puzzle.open(chosen.columns, forbidden);
    if (query.has("x") || query.has("with"))
      this.typed = textOf(chosen.columns, forbidden, this.choices.chosen);
    this.#clearMessages();
    await this.#showBoard();
    const others = readings.filter((reading) => reading !== chosen);
    return others.length && this.showOthers(others, chosen, text);
  }

  /** Show a sentence for each of the other readings of an ambiguous text.
      @param {object[]} others  the other readings
      @param {object} chosen  the reading whose board is shown */
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

  /** Show the answer to the current board of the puzzle. */
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

  /** Show the answer to a whole board: the label of its orbit, and the eight images. */
  async #showWhole(board) {
    const label = await this.search.ask("labelled", board);
    await this.search.waitFor(this.#loadParts());
    const ranking = rankingOf(label, await this.search.ask("census", label.n));
    const { representative, symmetry } = orbit(board);
    this.#showSolution(representative, ranking, symmetry);
    this.status = this.puzzle.done + named(ranking.label, board);
    this.#offerSolution(board, ranking.label);
  }

  /** Show the solution with a label. If there is no such solution, resolve to a sentence that says
      why. */
  async #showLabel(label, query) {
    const { n, size, rank } = label;
    const { census, mistake } = await this.#censusWith(label);
    if (mistake) return mistake;
    const [board] = await this.search.ask("ranked", n, size, rank, 1);
    const ranking = rankingOf(label, census);
    this.#beginAnswer(query);
    this.#clearMessages();
    this.puzzle.open(board, []);
    this.isView = true;
    this.#showSolution(board, ranking);
    this.status = `Solution ${ranking.label}, ${ranking.position} of ${ranking.count}`;
    this.#offerSolution(board, ranking.label);
    return undefined;
  }

  /** Show the solutions with these labels as cards. If a label has no solution, show an error. */
  async #showLabels(labels, query) {
    if (labels.length > MAX_LABELS) {
      const limit = `A list has at most ${MAX_LABELS} labels`;
      this.refuse(query, `${limit}, not ${labels.length}. Leave some out.`);
      return;
    }
    const solutions = [];
    for (const label of labels) {
      const { mistake } = await this.#censusWith(label);
      if (mistake) return void this.refuse(query, mistake);
      const [board] = await this.search.ask("ranked", label.n, label.size, label.rank, 1);
      solutions.push(board);
    }
    const list = {
      solutions,
      labels: labels.map(({ n, size, rank }) => `${n}.${size}.${rank}`),
      heading: counted(labels.length, "solution"),
    };
    this.#beginAnswer(query);
    this.#clearMessages();
    Object.assign(this, { list, isView: true, status: list.heading });
    this.#offer({ found: { count: labels.length, gather: async (limit) => firstOf(list, limit) } });
  }

  /** Resolve to the number of orbits of each size for the N of a label, as `census`. If there is no
      solution with the label, resolve to the reason, as `mistake`. */
  async #censusWith({ n, size, rank }) {
    if (n < 1 || n > MAX_N) return { mistake: tooLarge(n) };
    const census = await this.search.ask("census", n);
    const count = census[size] ?? 0;
    if (rank >= 1 && rank <= count) return { census };
    const orbits = `${counted(count, "orbit")} of size ${size}`;
    return { mistake: `There is no ${n}.${size}.${rank}: N = ${n} has ${orbits}.` };
  }

  /** Set the solution to show.
      @param {number[]} board  the representative of its orbit
      @param {object} ranking  its rank and its neighbours
      @param {number} [yours]  the symmetry that maps the representative to the reader's board; then
        only the images are shown */
  #showSolution(board, ranking, yours = undefined) {
    const gallery = galleryOf(board.length, this.dataset);
    this.solution = { board, ranking, yours, gallery, page: pageOf(ranking.label, this.dataset) };
  }

  // Methods that offer copies and files.

  /** Offer the copies of a partial board, and files of the solutions that complete it. If the board
      has no queens, conditions or choices, offer nothing. */
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
    // Ignore an error: without a network, copies and files are not offered.
    if (!this.#isTakeLoaded)
      loadStyle(qaCopies)
        .then(() => loadScript(qaTake))
        .catch(() => {});
    this.#isTakeLoaded = true;
    this.offer = { diagonal, ...offer };
  }

  // Methods that render the figure.

  /** Return the address of the link on a solution's card. In a list of labels, or with chosen
      properties, it is the page of the solution. Otherwise it is the board in the finder. */
  #addressOf(label, board) {
    return this.list || !this.choices.isEmpty
      ? (pageOf(label, this.dataset) ?? viewQuery(label))
      : addressOf(board);
  }

  render() {
    // The static content of the figure has not been parsed yet.
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
    // In a view of a solution the status is hidden from sight, because a heading says the same.
    const statusLook = isView ? "qa-unseen" : "qa-find-status";
    const look = mistake ? "qa-find-mistake" : statusLook;
    // Show the error as it is, because it may quote typed text, in which `message` would format
    // some characters.
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
