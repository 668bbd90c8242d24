/* Answers what a reader asks of a finder: a solution by its board or its label, or what completes a partial board. */

import { element } from "../shared/drawing.js";
import { readText } from "../shared/files.js";
import { named, remaining } from "../shared/puzzle.js";
import { isWhole, orbit } from "../shared/symmetry.js";
import { counted, grouped } from "../shared/text.js";
import { showPartialCopies, showSolutionCopies } from "./copies-view.js";
import { showMistake, showStatus, toggle } from "./messages.js";
import { addressOf, MAX_N, viewOf } from "./queries.js";
import { fillLinks, fillSolution, placeOf } from "./solution-view.js";

const MAX_OPEN = 16; // rows without a queen: with more a search takes minutes
const MAX_SHOWN = 24;

/** Why not all solutions of a board are searched for; undefined where they are. */
function refusal(board) {
  const missing = board.filter((column) => column === null).length - MAX_OPEN;
  return missing > 0 ? `Place ${counted(missing, "queen")} first: all solutions of so large a board take minutes.` : undefined;
}

export class AnswerView {
  #figure;
  #search;
  #puzzle;
  #choices;

  /** @param {import("../shared/element.js").QueensElement} figure
      @param {import("./search-progress.js").Search} search
      @param {import("../shared/puzzle.js").Puzzle} puzzle
      @param {import("./choices.js").Choices} choices */
  constructor(figure, search, puzzle, choices) {
    this.#figure = figure;
    this.#search = search;
    this.#puzzle = puzzle;
    this.#choices = choices;
  }

  hide() {
    this.#toggle({ solution: false, copies: false, facts: false });
    this.#choices.offer();
  }

  /** Answer to the board of the puzzle. */
  async showBoard() {
    const { state, mistake } = this.#puzzle;
    const isCurrent = this.#search.watch();
    this.#toggle({ scene: true });
    this.#choices.draw(state, isCurrent);
    if (!mistake && isWhole(state.board)) return this.#showWhole(state.board);
    if (mistake) showStatus(this.#figure, mistake);
    else await this.#showCompletions(state, isCurrent);
    if (isCurrent()) this.#offerPartial(state);
    return undefined;
  }

  /** Show the solution with a label.
      @returns {Promise<boolean>} whether there is one; if not, the reader is told why */
  async showLabel(label) {
    const { n, size, rank } = label;
    if (!(await this.#exists(label))) return false;
    const [board] = (await this.#search.ask("ranked", n, size, rank, 1)) ?? [];
    if (!board) return true; // another request has come
    this.#puzzle.open(board, []);
    this.#puzzle.draw();
    this.#toggle({ scene: false });
    const place = await this.#showSolution(board, label);
    if (!place) return true;
    showStatus(this.#figure, `Solution ${place.label}, ${place.position} of ${place.count}`);
    this.#offerSolution(board, place.label);
    return true;
  }

  /** What completes another reading of a text, in words; undefined when another request has come. */
  async sentence({ columns, forbidden }) {
    if (refusal(columns)) return refusal(columns);
    const found = await this.#search.ask("completed", columns, forbidden, 1);
    return found && (isWhole(columns) ? `it is ${found.labels[0]}.` : `${remaining(found.total)}.`);
  }

  #toggle(parts) {
    for (const [name, isShown] of Object.entries(parts)) toggle(this.#figure, name, isShown);
  }

  async #exists({ n, size, rank }) {
    if (n < 1 || n > MAX_N) {
      showMistake(this.#figure, `n must be between 1 and ${MAX_N}, got ${n}`);
      return false;
    }
    const counts = await this.#search.ask("census", n);
    const count = counts?.[size] ?? 0;
    const exists = rank >= 1 && rank <= count;
    if (counts && !exists) {
      const orbits = counted(count, "orbit");
      showMistake(this.#figure, `there is no ${n}.${size}.${rank}: N = ${n} has ${orbits} of size ${size}`);
    }
    return exists;
  }

  async #showCompletions({ board, forbidden }, isCurrent) {
    const reason = refusal(board);
    if (reason) return showStatus(this.#figure, reason);
    if (!this.#choices.isEmpty) return this.#showChosen({ board, forbidden }, isCurrent);
    const answer = await this.#search.ask("completed", board, forbidden, MAX_SHOWN);
    return answer && this.#puzzle.showAnswer(answer, (label, each) => addressOf(each));
  }

  /** The solutions with all properties that are chosen; they lead to their pages. */
  async #showChosen(state, isCurrent) {
    const answer = await this.#choices.answer(state);
    if (!isCurrent()) return;
    this.#puzzle.showAnswer(answer, (label) => this.#pageOf(label) ?? viewOf(label));
    showStatus(this.#figure, answer.sentence);
    this.#figure.find("remaining-head").textContent = answer.heading;
    this.#choices.offer(answer);
  }

  async #showWhole(board) {
    const label = await this.#search.ask("labelled", board);
    if (!label) return;
    const { representative, symmetry, symmetryClass, size } = orbit(board);
    const place = await this.#showSolution(representative, label, symmetry);
    if (!place) return;
    showStatus(this.#figure, named(place.label, board));
    const facts = {
      name: element("a", { href: this.#pageOf(place.label) ?? viewOf(place.label) }, place.label),
      kind: symmetryClass,
      mates: counted(size, "board"),
      rank: `${grouped(label.rank)} of ${counted(place.counts[size], "orbit")} of ${size}`,
    };
    for (const [name, fact] of Object.entries(facts)) this.#figure.find(name).replaceChildren(fact);
    this.#toggle({ facts: true });
    this.#offerSolution(board, place.label);
  }

  /** Fill in a solution, or only its images where a reader's board is one of them; undefined when
      another request has come. */
  async #showSolution(representative, label, yours) {
    const counts = await this.#search.ask("census", label.n);
    if (!counts) return undefined;
    const place = placeOf(label, counts);
    const solution = this.#figure.find("solution");
    fillSolution(solution, representative, place, yours);
    fillLinks(solution, representative, place, { gallery: this.#galleryOf(label.n), page: this.#pageOf(place.label) });
    this.#toggle({ view: yours === undefined, eight: true, solution: true });
    return { ...place, counts };
  }

  #galleryOf(n) {
    const { qaGallery, qaGalleries } = this.#figure.dataset;
    return qaGalleries.split(" ").includes(`${n}`) ? qaGallery.replace("/0", `/${n}`) : undefined;
  }

  /** The page of a solution, if it has one. */
  #pageOf(label) {
    const { qaPages, qaPaged } = this.#figure.dataset;
    const [n] = label.split(".");
    return qaPaged.split(" ").includes(n) ? qaPages.replace("/0/0.0.0", `/${n}/${label}`) : undefined;
  }

  #offerSolution(board, label) {
    const own = this.#pageOf(label);
    const address = { page: new URL(own ?? viewOf(label), location.href).href, isPage: own !== undefined };
    return this.#offer(board.length, (copies, diagonal) => showSolutionCopies(copies, diagonal, board, label, address));
  }

  #offerPartial(state) {
    this.#toggle({ view: false, eight: false, solution: true });
    return this.#offer(state.board.length, (copies, diagonal) => showPartialCopies(copies, diagonal, state));
  }

  /** Offer copies, which are made of the board of n rows with its queens on the diagonal. */
  async #offer(n, show) {
    const isCurrent = this.#search.watch();
    const { dataset, signal } = this.#figure;
    const diagonal = await readText(dataset.qaDiagonal.replace("-0.", `-${n}.`), signal).catch(() => undefined);
    if (!diagonal || !isCurrent()) return;
    show(this.#figure.find("copies"), diagonal);
    this.#toggle({ copies: true });
  }
}
