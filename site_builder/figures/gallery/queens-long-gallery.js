/* A gallery of too many pages to write: a worker finds the boards of each by the index of labels.

   ?page=18470         a page of all boards; with &orbits=4, of those of one orbit size
   #16.8.1234567       the page that has this board, which is marked

   The page links this script before its first boards, which are not shown if the address asks for others. */

import "./queens-long-gallery.css";
import { define, fill, html, nothing, QueensElement } from "#base";
import { viewOf } from "#shared/label-address.js";
import { choiceIn, numberIn } from "#shared/address.js";
import { badge, boardCard } from "#shared/board-view.js";
import { grouped } from "#shared/text.js";
import { SearchWorker } from "#shared/worker.js";
import { Ranking, readLabel, readOrbits } from "#shared/ranking.js";

const RANK = /^[0-9]{1,3}(?:[0-9]*|(?:[, ][0-9]{3})*)$/;
const REACH = 3; // pages beside the current one that have a link
const FIRST = { filter: "", page: 1 };

/** The query and the hash of a state: an orbit size or none, a page, and perhaps the label of a board. */
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
  #state; // what is shown, or will be once its boards are found
  #shown = FIRST; // whose boards are there
  #groups; // these boards by orbit size; undefined while they are those that were sent
  #address; // the last one that led to boards, not to a part of the page
  #mistake = "";
  #title;

  setup() {
    const { qaN, qaOrbits, qaPerPage } = this.dataset;
    this.#ranking = new Ranking(Number(qaN), readOrbits(qaOrbits), Number(qaPerPage));
    this.#title ??= document.title;
    this.toggleAttribute("data-qa-coming", !this.#groups && this.#linkedState !== FIRST);
    this.whenParsed(() => this.#onParsed());
  }

  #onParsed() {
    const { signal } = this;
    this.#worker = new SearchWorker(this.dataset.qaWorker, signal);
    this.find("jump").addEventListener("submit", (event) => this.#jump(event), { signal });
    this.find("random").addEventListener(
      "click",
      () => this.#showPosition(Math.floor(Math.random() * this.#ranking.count(this.#state.filter))),
      { signal },
    );
    // What it says is heard in answer to the reader, not on load.
    const speak = () => this.find("voice").setAttribute("role", "status");
    for (const action of ["click", "submit"])
      this.addEventListener(action, speak, { capture: true, signal });
    if (this.isFirst) addEventListener("popstate", () => this.#follow(), { signal });
    for (const name of ["filter", "turn", "jump"]) this.find(name).hidden = false;
    this.#address = new URL(location.href);
    this.#show(this.#state ?? this.#linkedState);
  }

  /* The address ---------------------------------------------------------------------------------- */

  /** What the address asks for; of nonsense, the first page. */
  get #linkedState() {
    if (!this.isFirst) return FIRST;
    const query = new URLSearchParams(location.search);
    const filter =
      choiceIn(
        query,
        "orbits",
        this.#ranking.orbits.map(({ size }) => String(size)),
      ) ?? "";
    const parts = readLabel(location.hash.slice(1));
    if (parts && !this.#ranking.mistakeIn(parts)) return this.#ranking.pageWith(parts, filter);
    const page = Math.min(numberIn(query, "page", 1, Infinity) ?? 1, this.#ranking.pages(filter));
    return filter === "" && page === 1 ? FIRST : { filter, page };
  }

  /** Show what the address asks for, unless it leads only to a part of the page. */
  #follow() {
    const state = this.#linkedState;
    const { search, hash } = this.#address;
    const isPart = location.hash && !state.label; // such as #pages
    if (location.search === search && (isPart || location.hash === hash)) return;
    this.#address = new URL(location.href);
    this.#show(state);
  }

  async #go(state) {
    const isShown = await this.#show(state);
    if (!isShown || !this.isFirst) return;
    history.pushState(null, "", addressOf(state));
    this.#address = new URL(location.href);
  }

  /* What is shown ---------------------------------------------------------------------------------- */

  /** Show a page, unless its boards cannot be had or the reader has gone on; whether it is shown. */
  async #show(state) {
    this.#state = state;
    this.#mistake = "";
    this.#drawTools();
    try {
      if (this.#groups || state !== FIRST) await this.#drawBoards(state);
    } catch ({ message }) {
      if (state === this.#state) this.#stay(`These boards could not be found: ${message}.`);
      return false;
    }
    if (state !== this.#state || this.signal.aborted) return false;
    this.#shown = state;
    this.#endWait();
    this.#showStatus(state);
    this.#reach(state.label);
    return true;
  }

  /** Stay at the boards that are there, and say why. */
  #stay(reason) {
    this.#state = this.#shown;
    this.#mistake = reason;
    this.#drawTools();
    this.#endWait();
  }

  #endWait() {
    this.removeAttribute("aria-busy");
    this.removeAttribute("data-qa-coming");
  }

  /** Find the boards of a page and put them there. */
  async #drawBoards(state) {
    this.setAttribute("aria-busy", "true");
    const { n, perPage } = this.#ranking;
    const ranges = this.#ranking.ranges(state.filter, (state.page - 1) * perPage, perPage);
    const groups = await Promise.all(
      ranges.map(async (range) => ({
        ...range,
        boards: await this.#worker.ask("ranked", [n, range.size, range.rank, range.count]),
      })),
    );
    if (state !== this.#state || this.signal.aborted) return;
    this.#groups = groups;
    fill(
      this.find("boards"),
      groups.map((group) => this.#section(group, state.label)),
    );
  }

  /** The boards of one orbit size, below the heading that was sent. */
  #section({ size, total, rank, count, boards }, found) {
    const { n } = this.#ranking;
    const { qaCoordinates } = this.dataset;
    const head = this.find(`head-${size}`).content.cloneNode(true);
    head.firstElementChild.id = `orbits-of-${size}`;
    if (count < total)
      head
        .querySelector("[data-qa-part=here]")
        .append(`; here ${grouped(rank)} to ${grouped(rank + count - 1)}`);
    const card = (board, index) => {
      const label = `${n}.${size}.${rank + index}`;
      return boardCard(board, label, viewOf(label, this.dataset), {
        hasCoordinates: qaCoordinates !== undefined,
        isFound: label === found,
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
    document.title = this.#title.replace(
      /^[^:]*/,
      (queens) => queens + (label ? `, ${label}` : suffix),
    );
  }

  /** A link to another page; nothing where there is none. */
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

  /** The links below the boards: the first page, the last, those around the current one. */
  #pager(last) {
    const { page } = this.#state;
    const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => page - REACH + index);
    const numbers = [...new Set([1, ...near, last])].filter(
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
    const [first, last] = [(page - 1) * perPage + 1, Math.min(page * perPage, count)].map(grouped);
    this.find("status").textContent = `Boards ${first} to ${last} of ${grouped(count)}`;
  }

  /** Go to the board of a label. */
  #reach(label) {
    const found = label && document.getElementById(label);
    if (!found) return;
    found.scrollIntoView({ block: "center" });
    found.querySelector("a")?.focus({ preventScroll: true });
  }

  /* What a reader asks for ------------------------------------------------------------------------ */

  async #turn(event, page) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a theme that swaps pages would follow the link, too
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
    else if (mistake) this.#stay(mistake);
    else this.#go(this.#ranking.pageWith(parts, this.#state.filter));
  }

  #jumpToRank(rank) {
    const { filter } = this.#state;
    const count = this.#ranking.count(filter);
    if (rank >= 1 && rank <= count) this.#showPosition(rank - 1);
    else
      this.#stay(
        `type a rank from 1 to ${grouped(count)}, or a label such as ${this.#ranking.labelAt(filter, 0)}`,
      );
  }

  #showPosition(position) {
    const { filter } = this.#state;
    this.#go(this.#ranking.pageWith(readLabel(this.#ranking.labelAt(filter, position)), filter));
  }
}

define("queens-long-gallery", QueensLongGallery);
