/* A gallery with more pages than the site can have as files. A worker finds the boards of a page by
   the index of labels. The address names the page:

   ?page=18470         a page of all boards; with &orbits=4, of the boards of one orbit size
   #16.8.1234567       the page with this board, which is highlighted

   The HTML page loads this script before its first boards, which stay hidden if the address names
   others. */

import "./queens-long-gallery.css";
import { define, fill, html, nothing, QueensElement, showControls } from "#base";
import { viewOf } from "#shared/label-address.js";
import { choiceIn, numberIn } from "#shared/address.js";
import { badge, boardCard } from "#shared/board-view.js";
import { grouped } from "#shared/text.js";
import { SearchWorker } from "#shared/worker.js";
import { Ranking, readLabel, readOrbits } from "#shared/ranking.js";

// A rank that the reader types, perhaps with thousands separators.
const RANK = /^[0-9]{1,3}(?:[0-9]*|(?:[, ][0-9]{3})*)$/;
// The number of pages before and after the current page that have a link.
const REACH = 3;
// The state that the HTML page has when it is loaded.
const FIRST = { filter: "", page: 1 };

/** Return the address of a state.
    @param {{ filter: string, page: number, label?: string }} state  `filter` is an orbit size, or
      "" for all; `label` is the label of a highlighted board */
function addressOf({ filter, page, label }) {
  const query = new URLSearchParams();
  if (filter) query.set("orbits", filter);
  if (page > 1 && !label) query.set("page", page);
  const search = query.size > 0 ? `?${query}` : "";
  return location.pathname + search + (label ? `#${label}` : "");
}

class QueensLongGallery extends QueensElement {
  #ranking;
  #worker;
  // The state that is shown, or whose boards are being loaded.
  #state;
  // The state whose boards are shown.
  #visibleState = FIRST;
  // The boards that are shown, by orbit size. It is undefined while the boards in the HTML page are
  // shown.
  #groups;
  // The last address that named boards. Addresses that name a section of the page are ignored.
  #address;
  #mistake = "";
  #title;

  setup() {
    const { qaN, qaOrbits, qaPerPage } = this.dataset;
    this.#ranking = new Ranking(Number(qaN), readOrbits(qaOrbits), Number(qaPerPage));
    this.#title ??= document.title;
    this.toggleAttribute("data-qa-coming", !this.#groups && this.#linkedState !== FIRST);
    this.#showControls();
    this.whenParsed(() => this.#onParsed());
  }

  /** Show those controls that have been parsed, so that the boards below them do not move later. */
  #showControls() {
    for (const name of ["filter", "jump"]) showControls(this.find(name));
  }

  #onParsed() {
    const { signal } = this;
    this.#showControls();
    this.#worker = new SearchWorker(this.dataset.qaWorker, signal);
    this.find("jump").addEventListener("submit", (event) => this.#jump(event), { signal });
    const showRandom = () => {
      const count = this.#ranking.count(this.#state.filter);
      this.#showPosition(Math.floor(Math.random() * count));
    };
    this.find("random").addEventListener("click", showRandom, { signal });
    // The status is announced only after an action of the reader, not when the page is loaded.
    const announce = () => this.find("voice").setAttribute("role", "status");
    for (const action of ["click", "submit"])
      this.addEventListener(action, announce, { capture: true, signal });
    if (this.isFirst) addEventListener("popstate", () => this.#follow(), { signal });
    for (const name of ["filter", "turn", "jump"]) this.find(name).hidden = false;
    this.#address = new URL(location.href);
    this.#show(this.#state ?? this.#linkedState);
  }

  // Methods that read and write the address.

  /** The state that the address names. If the address is invalid, it is the first page. */
  get #linkedState() {
    if (!this.isFirst) return FIRST;
    const query = new URLSearchParams(location.search);
    const sizes = this.#ranking.orbits.map(({ size }) => String(size));
    const filter = choiceIn(query, "orbits", sizes) ?? "";
    const parts = readLabel(location.hash.slice(1));
    if (parts && !this.#ranking.mistakeIn(parts)) return this.#ranking.pageWith(parts, filter);
    const page = Math.min(numberIn(query, "page", 1, Infinity) ?? 1, this.#ranking.pages(filter));
    return filter === "" && page === 1 ? FIRST : { filter, page };
  }

  /** Show the state that the address names. Do nothing if only the fragment of the address has
      changed and it names a section. */
  #follow() {
    const state = this.#linkedState;
    const { search, hash } = this.#address;
    // The fragment names a section of the page, such as #pages.
    const isSection = location.hash && !state.label;
    if (location.search === search && (isSection || location.hash === hash)) return;
    this.#address = new URL(location.href);
    this.#show(state);
  }

  async #go(state) {
    const isDone = await this.#show(state);
    if (!isDone || !this.isFirst) return;
    history.pushState(null, "", addressOf(state));
    this.#address = new URL(location.href);
  }

  // Methods that show a state.

  /** Show the boards of a state. Resolve to false if they could not be loaded, or if the reader has
      asked for other boards meanwhile; otherwise to true. */
  async #show(state) {
    this.#state = state;
    this.#mistake = "";
    this.#drawTools();
    try {
      if (this.#groups || state !== FIRST) await this.#drawBoards(state);
    } catch ({ message }) {
      if (state === this.#state)
        this.#keepCurrentPage(`These boards could not be found: ${message}.`);
      return false;
    }
    if (state !== this.#state || this.signal.aborted) return false;
    this.#visibleState = state;
    this.#endWait();
    this.#showStatus(state);
    this.#reach(state.label);
    return true;
  }

  /** Keep the boards that are shown, and show the reason why others are not. */
  #keepCurrentPage(reason) {
    this.#state = this.#visibleState;
    this.#mistake = reason;
    this.#drawTools();
    this.#endWait();
  }

  #endWait() {
    this.removeAttribute("aria-busy");
    this.removeAttribute("data-qa-coming");
  }

  /** Load the boards of a state, and show them unless the reader has asked for others meanwhile. */
  async #drawBoards(state) {
    this.setAttribute("aria-busy", "true");
    const { n, perPage } = this.#ranking;
    const ranges = this.#ranking.ranges(state.filter, (state.page - 1) * perPage, perPage);
    const loadGroup = async (range) => {
      const { size, rank, count } = range;
      return { ...range, boards: await this.#worker.ask("ranked", [n, size, rank, count]) };
    };
    const groups = await Promise.all(ranges.map(loadGroup));
    if (state !== this.#state || this.signal.aborted) return;
    this.#groups = groups;
    const sections = groups.map((group) => this.#section(group, state.label));
    fill(this.find("boards"), sections);
  }

  /** Render the boards of one orbit size, below their heading, which is in the HTML page.
      @param {object} group  the orbit size, the number of its boards in all, the rank of the first
        board shown, the number of boards shown, and their columns
      @param {string} [highlighted]  the label of the board that is highlighted */
  #section({ size, total, rank, count, boards }, highlighted) {
    const { n } = this.#ranking;
    const { qaCoordinates } = this.dataset;
    const head = this.find(`head-${size}`).content.cloneNode(true);
    head.firstElementChild.id = `orbits-of-${size}`;
    if (count < total) {
      const ranks = `${grouped(rank)} to ${grouped(rank + count - 1)}`;
      head.querySelector("[data-qa-part=here]").append(`; here ${ranks}`);
    }
    const card = (board, index) => {
      const label = `${n}.${size}.${rank + index}`;
      return boardCard(board, label, viewOf(label, this.dataset), {
        hasCoordinates: qaCoordinates !== undefined,
        isFound: label === highlighted,
      });
    };
    return html`<section class="qa-group" data-qa-size=${size}>${head}${boards.map(card)}</section>`;
  }

  #drawTools() {
    const { filter, page, label } = this.#state;
    const last = this.#ranking.pages(filter);
    const sizes = ["", ...this.#ranking.orbits.map(({ size }) => `${size}`)];
    const choice = (size) =>
      html`<button
        type="button"
        data-qa-size=${size}
        aria-pressed=${size === filter}
        @click=${() => this.#go({ filter: size, page: 1 })}>${size ? badge(size) : "all"}</button> `;
    fill(this.find("filter"), sizes.map(choice));
    fill(this.find("turn"), [
      this.#link(page - 1, "←"),
      html`<a href="#pages">page ${grouped(page)} of ${grouped(last)}</a>`,
      this.#link(page + 1, "→"),
    ]);
    fill(this.find("pager"), this.#pager(last));
    this.find("pager").hidden = last === 1;
    this.find("mistake").textContent = this.#mistake;
    if (!this.isFirst) return;
    const suffix = page > 1 ? `, page ${grouped(page)}` : "";
    const addition = label ? `, ${label}` : suffix;
    document.title = this.#title.replace(/^[^:]*/, (queens) => queens + addition);
  }

  /** Render a link to a page. If the gallery does not have the page, render nothing.
      @param {number} number  the number of the page
      @param {string} text  the text of the link */
  #link(number, text = grouped(number)) {
    const { filter, page } = this.#state;
    if (number < 1 || number > this.#ranking.pages(filter)) return nothing;
    const relation = { [-1]: "prev", 1: "next" }[number - page] ?? nothing;
    return html`<a
      href=${addressOf({ filter, page: number })}
      rel=${relation}
      data-qa-page=${number}
      aria-label=${text === grouped(number) ? nothing : `page ${grouped(number)}`}
      @click=${(event) => this.#turn(event, number)}>${text}</a>`;
  }

  /** Render the links below the boards: to the first page, to the last one, and to the pages around
      the current one. */
  #pager(last) {
    const { page } = this.#state;
    const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => page - REACH + index);
    const numbers = Array.from(new Set([1, ...near, last])).filter(
      (number) => number >= 1 && number <= last,
    );
    return numbers.map((number, index) => {
      const hasGap = index > 0 && number > numbers[index - 1] + 1;
      const link =
        number === page ? html`<b aria-current="page">${grouped(number)}</b>` : this.#link(number);
      return hasGap ? [html`<span aria-hidden="true">…</span>`, link] : link;
    });
  }

  #showStatus({ filter, page }) {
    const { perPage } = this.#ranking;
    const count = this.#ranking.count(filter);
    const first = grouped((page - 1) * perPage + 1);
    const last = grouped(Math.min(page * perPage, count));
    this.find("status").textContent = `Boards ${first} to ${last} of ${grouped(count)}`;
  }

  /** If the page has a board with this label, scroll to it and focus its link. */
  #reach(label) {
    const card = label && document.getElementById(label);
    if (!card) return;
    card.scrollIntoView({ block: "center" });
    card.querySelector("a")?.focus({ preventScroll: true });
  }

  // Methods for the actions of the reader.

  async #turn(event, page) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Stop the event, because a theme that swaps pages would also follow the link.
    event.stopPropagation();
    const { rel, parentElement: nav } = event.currentTarget;
    await this.#go({ filter: this.#state.filter, page });
    if (nav === this.find("pager")) this.find("boards").scrollIntoView();
    const next = nav === this.find("turn") && nav.querySelector(`[rel=${rel}]`);
    (next || this.find("boards")).focus({ preventScroll: true });
  }

  #jump(event) {
    event.preventDefault();
    const text = this.find("typed").value.trim();
    const parts = readLabel(text);
    if (parts) this.#jumpToLabel(parts);
    else this.#jumpToRank(RANK.test(text) ? Number(text.replace(/[, ]/g, "")) : 0);
  }

  #jumpToLabel(parts) {
    const view = viewOf(parts.label, this.dataset);
    const mistake = this.#ranking.mistakeIn(parts);
    if (parts.n !== this.#ranking.n && view) location.assign(view);
    else if (mistake) this.#keepCurrentPage(mistake);
    else this.#go(this.#ranking.pageWith(parts, this.#state.filter));
  }

  #jumpToRank(rank) {
    const { filter } = this.#state;
    const count = this.#ranking.count(filter);
    if (rank >= 1 && rank <= count) {
      this.#showPosition(rank - 1);
      return;
    }
    const example = this.#ranking.labelAt(filter, 0);
    this.#keepCurrentPage(`type a rank from 1 to ${grouped(count)}, or a label such as ${example}`);
  }

  /** Go to the page with a board.
      @param {number} position  the index of the board among all boards of the current filter, from
        0 */
  #showPosition(position) {
    const { filter } = this.#state;
    this.#go(this.#ranking.pageWith(readLabel(this.#ranking.labelAt(filter, position)), filter));
  }
}

define("queens-long-gallery", QueensLongGallery);
