/* Answers what a reader asks of a finder: a solution by its board or its label, or what completes a partial board. */

import { loadScript } from "../shared/files.js";
import { named, remaining } from "../shared/puzzle.js";
import { isWhole, orbit } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";
import { addressOf, MAX_N, tooLarge, viewOf } from "./queries.js";
import { placeOf } from "./solution-view.js";

const MAX_OPEN = 16; // rows without a queen: with more a search takes minutes
const MAX_SHOWN = 24;
const MAX_LABELS = 100; // of a list

/** Why not all solutions of a board are searched for; undefined where they are. */
function refusal(board) {
  const missing = board.filter((column) => column === null).length - MAX_OPEN;
  return missing > 0 ? `Place ${counted(missing, "queen")} first: all solutions of so large a board take minutes.` : undefined;
}

/** The first of some solutions with their labels. */
const firstOf = (found, limit) =>
  found && { solutions: found.solutions.slice(0, limit), labels: found.labels.slice(0, limit) };

/** Sets what a finder shows: its status or its mistake, solution, and what can be taken along. */
export class Answers {
  #finder;
  #isTakeLoaded = false; // whether the scripts of what can be taken along are

  /** @param {import("./queens-finder.js").Finder} finder */
  constructor(finder) {
    this.#finder = finder;
  }

  /** Answer to the board of the puzzle. */
  async showBoard() {
    const { puzzle, search, choices } = this.#finder;
    const { state, mistake } = puzzle;
    const isCurrent = search.watch();
    this.#finder.isView = false;
    choices.offer(state, isCurrent);
    if (!mistake && isWhole(state.board)) return this.#showWhole(state.board);
    if (mistake) this.#finder.status = mistake;
    else await this.#showCompletions(state, isCurrent);
    if (isCurrent()) this.#offerPart(state);
    return undefined;
  }

  /** Show the solution with a label.
      @param {{n: number, size: number, rank: number}} label
      @returns {Promise<boolean>} whether there is one; if not, the reader is told why */
  async showLabel(label) {
    const { puzzle, search } = this.#finder;
    const { n, size, rank } = label;
    if (!(await this.#exists(label))) return false;
    const [board] = (await search.ask("ranked", n, size, rank, 1)) ?? [];
    if (!board) return true; // another request has come
    puzzle.open(board, []);
    this.#finder.isView = true;
    const counts = await search.ask("census", n);
    if (!counts) return true;
    const place = this.#showSolution(board, placeOf(label, counts));
    this.#finder.status = `Solution ${place.label}, ${place.position} of ${place.count}`;
    this.#offer(this.#solutionOffer(board, place.label));
    return true;
  }

  /** Show the solutions with some labels as a list; if one has none, the reader is told why.
      @param {{n: number, size: number, rank: number}[]} labels */
  async showLabels(labels) {
    const finder = this.#finder;
    if (labels.length > MAX_LABELS) {
      finder.mistake = `A list has at most ${MAX_LABELS} labels, not ${labels.length}. Leave some out.`;
      return;
    }
    const isCurrent = finder.search.watch();
    const solutions = [];
    for (const label of labels) {
      if (!(await this.#exists(label))) return;
      const [board] = (await finder.search.ask("ranked", label.n, label.size, label.rank, 1)) ?? [];
      if (!board) return; // another request has come
      solutions.push(board);
    }
    if (!isCurrent()) return;
    finder.isView = true;
    finder.status = counted(labels.length, "solution");
    finder.list = { solutions, labels: labels.map(({ n, size, rank }) => `${n}.${size}.${rank}`), heading: finder.status };
    this.#offer({ found: { count: labels.length, gather: async (limit) => firstOf(finder.list, limit) } });
  }

  /** What completes another reading of a text, in words; undefined when another request has come. */
  async sentence({ columns, forbidden }) {
    if (refusal(columns)) return refusal(columns);
    const found = await this.#finder.search.ask("completed", columns, forbidden, 1);
    return found && (isWhole(columns) ? `it is ${found.labels[0]}.` : `${remaining(found.total)}.`);
  }

  /** Where a card leads: to the page of its solution; a board that completes another, without properties, to itself. */
  addressOf(label, board) {
    return this.#finder.list || !this.#finder.choices.isEmpty ? (this.#pageOf(label) ?? viewOf(label)) : addressOf(board);
  }

  async #exists({ n, size, rank }) {
    const finder = this.#finder;
    if (n < 1 || n > MAX_N) {
      finder.mistake = tooLarge(n);
      return false;
    }
    const counts = await finder.search.ask("census", n);
    const count = counts?.[size] ?? 0;
    const exists = rank >= 1 && rank <= count;
    if (counts && !exists) finder.mistake = `There is no ${n}.${size}.${rank}: N = ${n} has ${counted(count, "orbit")} of size ${size}.`;
    return exists;
  }

  async #showCompletions(state, isCurrent) {
    const finder = this.#finder;
    const { board, forbidden } = state;
    const reason = refusal(board);
    if (reason) {
      finder.status = reason;
      return;
    }
    const answer = finder.choices.isEmpty
      ? await finder.search.ask("completed", board, forbidden, MAX_SHOWN)
      : await finder.search.waitFor(finder.choices.answer(state, isCurrent));
    if (!answer) return;
    finder.puzzle.complete(answer);
    finder.status = answer.sentence ? finder.puzzle.done + answer.sentence : finder.puzzle.sentence;
  }

  async #showWhole(board) {
    const finder = this.#finder;
    const label = await finder.search.ask("labelled", board);
    const counts = label && (await finder.search.ask("census", label.n));
    if (!counts) return;
    const { representative, symmetry } = orbit(board);
    const place = this.#showSolution(representative, placeOf(label, counts), symmetry);
    finder.status = finder.puzzle.done + named(place.label, board);
    this.#offer(this.#solutionOffer(board, place.label));
  }

  /** Show a solution, or only its images where a reader's board is one of them. */
  #showSolution(board, place, yours = undefined) {
    const { qaGallery, qaGalleries } = this.#finder.dataset;
    const gallery = qaGalleries.split(" ").includes(`${board.length}`) ? qaGallery.replace("/0", `/${board.length}`) : undefined;
    this.#finder.solution = { board, place, yours, gallery, page: this.#pageOf(place.label) };
    return place;
  }

  /** The page of a solution, if it has one. */
  #pageOf(label) {
    const { qaPages, qaPaged } = this.#finder.dataset;
    const [n] = label.split(".");
    return qaPaged.split(" ").includes(n) ? qaPages.replace("/0/0.0.0", `/${n}/${label}`) : undefined;
  }

  /** Offer to take along a partial board with queens, and what completes it; of the empty board nothing was asked. */
  #offerPart({ board, forbidden }) {
    const { choices, puzzle, search } = this.#finder;
    const { answer } = puzzle;
    const hasQueens = board.some((column) => column !== null);
    const isAsked = hasQueens || forbidden.length > 0 || !choices.isEmpty;
    const count = answer?.found?.solutions.length ?? answer?.total ?? 0;
    const gather = async (limit) => firstOf(answer.found ?? (await search.ask("completed", board, forbidden, limit)), limit);
    const found = isAsked && count ? { count, gather } : undefined;
    const page = new URL(addressOf(board, forbidden), location.href).href;
    if (hasQueens) this.#offer({ board, page, found });
    else if (found) this.#offer({ found });
  }

  #solutionOffer(board, label) {
    const own = this.#pageOf(label);
    return { board, label, page: new URL(own ?? viewOf(label), location.href).href, isPage: Boolean(own) };
  }

  #offer(offer) {
    const { dataset } = this.#finder;
    if (!this.#isTakeLoaded) [dataset.qaTake, dataset.qaCopies].forEach(loadScript);
    this.#isTakeLoaded = true;
    this.#finder.offer = { diagonal: dataset.qaDiagonal, ...offer };
  }
}
