/* `<queens-finder>`: takes a board in any notation, a label, a part of a board or properties, and shows its answer. */

import "../shared/queens-click-board.css";
import "./queens-find.css";
import { Address } from "../shared/address.js";
import { element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { nameOf, read } from "../shared/notations.js";
import { empty, Puzzle } from "../shared/puzzle.js";
import { AnswerView } from "./answer-view.js";
import { Choices } from "./choices.js";
import { isFiltered } from "./filters.js";
import { showMistake, showStatus, toggle } from "./messages.js";
import { addressOf, addressOfText, chosenIn, forbiddenIn, MAX_N, sizeIn, textOf, textWith, viewOf, withoutWords } from "./queries.js";
import { Search } from "./search-progress.js";
import { SIZES } from "./solution-view.js";
import { hideQuery } from "./theme-search.js";

const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Whether a link leads to another state of this page, not to another page or to a part of one. */
const isOfPage = ({ search, host, pathname, href }) =>
  search && host === location.host && pathname === location.pathname && !href.includes("#");

class QueensFinder extends QueensElement {
  #search;
  #puzzle;
  #choices;
  #answers;
  #address;

  start() {
    this.whenParsed(() => this.#begin());
  }

  #begin() {
    this.#search = new Search(this, this.dataset.qaWorker);
    this.#puzzle = new Puzzle(this, Number(this.dataset.qaN), () => this.#changed(), this.signal);
    this.#choices = new Choices(this, () => this.#changed());
    this.#answers = new AnswerView(this, this.#search, this.#puzzle, this.#choices);
    this.#address = new Address(this, (query) => this.#open(query));
    this.#listen();
    toggle(this, "still", false);
    toggle(this, "live", true);
    this.#open(this.#address.query);
  }

  #listen() {
    const { signal } = this;
    const on = (name, type, action) => this.find(name).addEventListener(type, action, { signal });
    on("box", "submit", (event) => this.#submit(event));
    on("random", "click", () => this.#showRandom());
    on("stop", "click", () => this.#stop());
    on("n", "change", ({ target }) => this.#puzzle.edit(empty(Number(target.value))));
    // The first one answers links in the text around it, too, before a theme that swaps pages sees them.
    const around = this.isFirst && this.closest("article, main, [role=main]");
    (around || this).addEventListener("click", (event) => this.#followLink(event), { signal });
  }

  /* What a reader does ----------------------------------------------------------------------------- */

  #submit(event) {
    event.preventDefault();
    this.#follow(addressOfText(this.find("typed").value.trim(), Number(this.find("n").value)));
  }

  #followLink(event) {
    const link = event.target.closest("a[href]");
    const figure = link?.closest("queens-finder") ?? this;
    if (!link || link.target || isModified(event) || figure !== this || !isOfPage(link)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#follow(link.search);
    if (!this.contains(link)) this.scrollIntoView();
  }

  /** Go to another state, as another page of the history. */
  #follow(query) {
    this.#address.push(query);
    this.#open(new URLSearchParams(query));
  }

  /** Answer to a board or a choice that was changed by hand; it has the same place in the history. */
  #changed() {
    const { board, forbidden } = this.#puzzle.state;
    if (!isFiltered(board.length)) this.#choices.open({});
    this.#beginRequest();
    this.#address.replace(addressOf(board, forbidden, this.#choices.chosen));
    this.#draw(textOf(board, forbidden, this.#choices.chosen));
    this.#answers.showBoard();
  }

  async #showRandom() {
    const n = this.#puzzle.state.board.length;
    this.#beginRequest();
    const counts = await this.#search.ask("census", n);
    if (!counts) return;
    let left = Math.floor(Math.random() * SIZES.reduce((sum, size) => sum + counts[size], 0));
    for (const size of SIZES) {
      if (left < counts[size]) return void this.#follow(viewOf(`${n}.${size}.${left + 1}`));
      left -= counts[size];
    }
    showMistake(this, `N = ${n} has no solution`);
  }

  #stop() {
    this.#beginRequest();
    showStatus(this, "Stopped.");
  }

  /* What is shown ---------------------------------------------------------------------------------- */

  #beginRequest() {
    this.#search.begin();
    this.#answers.hide();
    toggle(this, "other", false);
  }

  /** Show a text in the box, and the board as it is. */
  #draw(text) {
    this.find("typed").value = text;
    this.find("n").value = this.#puzzle.state.board.length;
    showMistake(this, "");
    showStatus(this, "");
    this.#puzzle.draw();
  }

  /** Show what a query asks for. */
  async #open(given) {
    const { board, forbidden } = this.#puzzle.state;
    const { query, refusal } = withoutWords(given, board.length);
    if (query !== given) this.#address.replace(`?${query}`);
    const text = (query.get("label") ?? query.get("q") ?? "").trim();
    const n = sizeIn(query);
    this.#choices.open(chosenIn(query));
    this.#beginRequest();
    this.#puzzle.open(board, forbidden);
    toggle(this, "scene", true);
    const { readings, error, clash } = text ? read(text, n) : { readings: [{ columns: empty(n ?? board.length), forbidden: [] }] };
    if (error) return this.#refuse(text, query, refusal ?? error, clash);
    const chosen = readings.find(({ notation }) => notation === query.get("as")) ?? readings[0];
    if (!chosen.label) return this.#show(chosen, readings, text, query);
    this.#draw(text);
    const [, ...others] = readings;
    const isCurrent = this.#search.watch();
    const exists = await this.#answers.showLabel(chosen.label);
    if (!exists && others.length && isCurrent()) await this.#show(others[0], others, text, query);
    return undefined;
  }

  /** Say why a text is no board; of a clash, show both queens and their line. What else the query asks for stays. */
  #refuse(text, query, message, clash) {
    const n = clash ? clash.board.length : sizeIn(query);
    const forbidden = n ? forbiddenIn(query, n) : [];
    if (n <= MAX_N) this.#puzzle.open(clash?.board ?? empty(n), forbidden, clash?.squares);
    this.#draw(n ? textWith(text, n, forbidden, this.#choices.chosen) : text);
    showMistake(this, message);
  }

  /** Show a board that was read, and what else its text may mean. */
  async #show(chosen, readings, text, query) {
    const n = chosen.columns.length;
    if (n > MAX_N) return this.#refuse(text, new URLSearchParams(), `boards are found here up to N = ${MAX_N}, got ${n}`);
    const forbidden = [...chosen.forbidden, ...forbiddenIn(query, n)];
    this.#puzzle.open(chosen.columns, forbidden);
    this.#draw(query.has("x") || query.has("with") ? textOf(chosen.columns, forbidden, this.#choices.chosen) : text);
    const isCurrent = this.#search.watch();
    await this.#answers.showBoard();
    const others = readings.filter((reading) => reading !== chosen);
    return others.length && isCurrent() && this.#showOthers(others, chosen, text);
  }

  /** Answer to the other readings of an ambiguous text. */
  async #showOthers(others, chosen, text) {
    const paragraphs = others.map(({ notation, n }) => {
      const link = element("a", { href: `?${new URLSearchParams({ n, q: text, as: notation })}` }, `As ${nameOf(notation)}`);
      return element("p", {}, link, ": ", element("span", {}, "…"));
    });
    this.find("other").replaceChildren(`Read as ${nameOf(chosen.notation)}.`, ...paragraphs);
    toggle(this, "other", true);
    for (const [index, other] of others.entries()) {
      const sentence = await this.#answers.sentence(other);
      if (!sentence) return;
      paragraphs[index].lastChild.textContent = sentence;
    }
  }
}

hideQuery();
define("queens-finder", QueensFinder);
