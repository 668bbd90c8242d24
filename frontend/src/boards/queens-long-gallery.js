/* A gallery of too many pages to write: a worker finds the boards of each by the index of labels.

   ?page=18470         a page of all boards; with &orbits=4, of those of one orbit size
   #16.8.1234567       the page that has this board, which is marked

   The page links this script before its first boards, which are not shown if the address asks for others. */

import { choiceIn, numberIn, pushAddress } from "../shared/address.js";
import { card, element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { grouped } from "../shared/text.js";
import { SearchWorker } from "../shared/worker.js";
import { Ranking, readLabel, readOrbits } from "./ranking.js";

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

function pageLink(state, text, attributes = {}) {
  return element("a", { href: addressOf(state), "data-qa-page": state.page, ...attributes }, text);
}

function relationTo(page, number) {
  if (number === page - 1) return { rel: "prev" };
  return number === page + 1 ? { rel: "next" } : {};
}

/** The arrows above the boards, and between them which page this is. */
function turnLinks({ filter, page }, last) {
  const arrow = (number, text) => {
    if (number < 1 || number > last) return [];
    const attributes = { ...relationTo(page, number), "aria-label": `page ${grouped(number)}` };
    return [pageLink({ filter, page: number }, text, attributes)];
  };
  const here = element("a", { href: "#pages" }, `page ${grouped(page)} of ${grouped(last)}`);
  return [...arrow(page - 1, "←"), here, ...arrow(page + 1, "→")];
}

/** The links below the boards: the first page, the last, those around the current one. */
function pagerLinks({ filter, page }, last) {
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => page - REACH + index);
  const numbers = [...new Set([1, ...near, last])].filter((number) => number >= 1 && number <= last);
  return numbers.flatMap((number, index) => {
    const hasGap = index > 0 && number > numbers[index - 1] + 1;
    const gap = hasGap ? [element("span", { "aria-hidden": true }, "…")] : [];
    if (number === page) return [...gap, element("b", { "aria-current": "page" }, grouped(number))];
    return [...gap, pageLink({ filter, page: number }, grouped(number), relationTo(page, number))];
  });
}

class QueensLongGallery extends QueensElement {
  #ranking;
  #worker;
  #state; // what is shown, or will be once its boards are found
  #shown = FIRST; // whose boards are there
  #isSent = true; // whether the boards are still those that were sent
  #title;

  start() {
    const { qaN, qaOrbits, qaPerPage } = this.dataset;
    this.#ranking = new Ranking(Number(qaN), readOrbits(qaOrbits), Number(qaPerPage));
    this.#title ??= document.title;
    this.toggleAttribute("data-qa-coming", this.#isSent && this.#linkedState !== FIRST);
    this.whenParsed(() => this.#begin());
  }

  #begin() {
    this.#worker = new SearchWorker(this.dataset.qaWorker, this.signal);
    this.#listen();
    for (const name of ["filter", "turn", "jump"]) this.find(name).hidden = false;
    this.#show(this.#state ?? this.#linkedState);
  }

  #listen() {
    const { signal } = this;
    this.addEventListener("click", (event) => this.#turn(event), { signal });
    this.find("filter").addEventListener("click", (event) => this.#filter(event), { signal });
    this.find("jump").addEventListener("submit", (event) => this.#jump(event), { signal });
    this.find("random").addEventListener("click", () => this.#showRandom(), { signal });
    if (this.isFirst) addEventListener("popstate", () => this.#show(this.#linkedState), { signal });
  }

  /* The address ---------------------------------------------------------------------------------- */

  /** What the address asks for; of nonsense, the first page. */
  get #linkedState() {
    if (!this.isFirst) return FIRST;
    const query = new URLSearchParams(location.search);
    const filter = choiceIn(query, "orbits", this.#ranking.orbits.map(({ size }) => String(size))) ?? "";
    const parts = readLabel(location.hash.slice(1));
    if (parts && !this.#ranking.mistakeIn(parts)) return this.#ranking.pageWith(parts, filter);
    const page = Math.min(numberIn(query, "page", 1, Infinity) ?? 1, this.#ranking.pages(filter));
    return filter === "" && page === 1 ? FIRST : { filter, page };
  }

  async #go(state) {
    const isShown = await this.#show(state);
    if (isShown && this.isFirst) pushAddress(addressOf(state));
  }

  /* What is shown ---------------------------------------------------------------------------------- */

  /** Show a page, unless its boards cannot be had or the reader has gone on; whether it is shown. */
  async #show(state) {
    this.#state = state;
    this.find("mistake").textContent = "";
    this.#showTools(state);
    try {
      if (this.#isSent && state === FIRST) this.#endWait();
      else await this.#draw(state);
    } catch ({ message }) {
      if (state === this.#state) this.#stay(`These boards could not be found: ${message}.`);
      return false;
    }
    if (state !== this.#state || this.signal.aborted) return false;
    this.#shown = state;
    this.#showStatus(state);
    this.#mark(state.label);
    return true;
  }

  /** Stay at the boards that are there, and say why. */
  #stay(reason) {
    this.#state = this.#shown;
    this.#showTools(this.#state);
    this.#showMistake(reason);
  }

  /** Find the boards of a page and put them there. */
  async #draw(state) {
    this.setAttribute("aria-busy", "true");
    const { n, perPage } = this.#ranking;
    const ranges = this.#ranking.ranges(state.filter, (state.page - 1) * perPage, perPage);
    const find = ({ size, rank, count }) => this.#worker.ask("ranked", [n, size, rank, count]);
    const boards = await Promise.all(ranges.map(find));
    if (state !== this.#state || this.signal.aborted) return;
    this.#isSent = false;
    this.find("boards").replaceChildren(...ranges.map((range, index) => this.#section(range, boards[index])));
    this.#endWait();
  }

  #section({ size, total, rank, count }, boards) {
    const head = this.find(`head-${size}`).content.cloneNode(true);
    head.firstElementChild.id = `orbits-of-${size}`;
    const here = head.querySelector("[data-qa-part=here]");
    if (count < total) here.append(`; here ${grouped(rank)} to ${grouped(rank + count - 1)}`);
    const cards = boards.map((board, index) => this.#card(board, `${this.#ranking.n}.${size}.${rank + index}`));
    return element("section", { class: "qa-group", "data-qa-size": size }, head, ...cards);
  }

  #card(board, label) {
    const { qaViews, qaCoordinates } = this.dataset;
    const figure = card(board, label, qaViews && `${qaViews}?label=${label}`, qaCoordinates !== undefined);
    figure.id = label;
    return figure;
  }

  #showTools(state) {
    const last = this.#ranking.pages(state.filter);
    this.find("turn").replaceChildren(...turnLinks(state, last));
    this.find("pager").replaceChildren(...pagerLinks(state, last));
    this.find("pager").hidden = last === 1;
    for (const button of this.find("filter").children) {
      button.setAttribute("aria-pressed", String(button.dataset.qaSize === state.filter));
    }
    if (this.isFirst) this.#showTitle(state);
  }

  #showTitle({ page, label }) {
    const suffix = page > 1 ? `, page ${grouped(page)}` : "";
    document.title = this.#title.replace(/^[^:]*/, (queens) => queens + (label ? `, ${label}` : suffix));
  }

  #showStatus({ filter, page }) {
    const { perPage } = this.#ranking;
    const count = this.#ranking.count(filter);
    const [first, last] = [(page - 1) * perPage + 1, Math.min(page * perPage, count)].map(grouped);
    this.find("status").textContent = `Boards ${first} to ${last} of ${grouped(count)}`;
  }

  #mark(label) {
    this.querySelector(".qa-found")?.classList.remove("qa-found");
    const found = label && document.getElementById(label);
    if (!found) return;
    found.classList.add("qa-found");
    found.scrollIntoView({ block: "center" });
    found.querySelector("a")?.focus({ preventScroll: true });
  }

  #endWait() {
    this.removeAttribute("aria-busy");
    this.removeAttribute("data-qa-coming");
  }

  #showMistake(text) {
    this.#endWait();
    this.find("mistake").textContent = text;
  }

  /* What a reader asks for ------------------------------------------------------------------------ */

  #filter(event) {
    const button = event.target.closest("button");
    if (button) this.#go({ filter: button.dataset.qaSize, page: 1 });
  }

  async #turn(event) {
    const link = event.target.closest("a[data-qa-page]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a theme that swaps pages would follow the link, too
    const { rel } = link;
    const nav = link.closest("[data-qa-part]");
    await this.#go({ filter: this.#state.filter, page: Number(link.dataset.qaPage) });
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
    const { qaViews } = this.dataset;
    const mistake = this.#ranking.mistakeIn(parts);
    if (parts.n !== this.#ranking.n && qaViews) location.assign(`${qaViews}?label=${parts.label}`);
    else if (mistake) this.#showMistake(mistake);
    else this.#go(this.#ranking.pageWith(parts, this.#state.filter));
  }

  #jumpToRank(rank) {
    const { filter } = this.#state;
    const count = this.#ranking.count(filter);
    if (rank >= 1 && rank <= count) this.#showPosition(rank - 1);
    else this.#showMistake(`type a rank from 1 to ${grouped(count)}, or a label such as ${this.#ranking.labelAt(filter, 0)}`);
  }

  #showRandom() {
    this.#showPosition(Math.floor(Math.random() * this.#ranking.count(this.#state.filter)));
  }

  #showPosition(position) {
    const { filter } = this.#state;
    this.#go(this.#ranking.pageWith(readLabel(this.#ranking.labelAt(filter, position)), filter));
  }
}

define("queens-long-gallery", QueensLongGallery);
