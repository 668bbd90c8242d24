/* A gallery of too many pages to write: a worker finds the boards of each by the index of labels.

   ?page=18470         a page of all boards; with &orbits=4, of those of one orbit size
   #16.8.1234567       the page that has this board, which is marked */

import { badge, card, counted, element, grouped, part } from "../shared/drawing.js";
import { asker } from "../shared/worker.js";

const LABEL = /^([0-9]{1,2})\.([1248])\.([0-9]{1,10})$/;
const RANK = /^[0-9]{1,3}(?:[0-9]*|(?:[, ][0-9]{3})*)$/;
const NEAR = 3; // pages beside the current one that have a link

function start(root) {
  const { qaN, qaOrbits, qaPerPage, qaWorker, qaViews, qaCoordinates } = root.dataset;
  const n = Number(qaN);
  const perPage = Number(qaPerPage);
  const orbits = qaOrbits.split(" ").map((pair) => {
    const [size, count] = pair.split(":").map(Number);
    return { size, count };
  });
  const worker = asker(qaWorker);
  const at = (name) => part(root, name);
  const say = (name, text) => (at(name).textContent = text);
  const buttons = [...at("filter").querySelectorAll("button")];
  const title = document.title;
  let asked = 0;

  /* Which boards: those of all orbit sizes, or of one, stand in a row ------------------------------ */

  const among = (filter) => orbits.filter(({ size }) => filter === "" || size === Number(filter));
  const sizeOf = (filter) => among(filter).reduce((sum, { count }) => sum + count, 0);
  const pagesOf = (filter) => Math.ceil(sizeOf(filter) / perPage);

  /** Part of the row as ranks: of each orbit size the first one, from 1, and how many. */
  function ranges(filter, first, most) {
    let before = 0;
    return among(filter).flatMap(({ size, count }) => {
      const from = Math.max(first - before, 0);
      const to = Math.min(first + most - before, count);
      before += count;
      return from < to ? [{ size, all: count, rank: from + 1, count: to - from }] : [];
    });
  }

  function labelAt(filter, place) {
    const [{ size, rank }] = ranges(filter, place, 1);
    return `${n}.${size}.${rank}`;
  }

  /** The page that has the board with a label, of all boards or of those of a size that it has. */
  function pageWith(label, filter) {
    const [, size, rank] = label.split(".").map(Number);
    const kept = filter === `${size}` ? filter : "";
    const before = among(kept).filter((group) => group.size < size);
    const place = before.reduce((sum, { count }) => sum + count, rank - 1);
    return { filter: kept, page: Math.floor(place / perPage) + 1, label };
  }

  /** What is wrong with a label, or undefined. */
  function mistakeIn([label, of, size, rank]) {
    if (Number(of) !== n) return `${label} is a board of N = ${of}; these are of N = ${n}`;
    const count = orbits.find((group) => group.size === Number(size))?.count ?? 0;
    if (rank >= 1 && rank <= count) return undefined;
    return `there is no ${label}: N = ${n} has ${counted(count, "orbit")} of size ${size}`;
  }

  /* The address ---------------------------------------------------------------------------------- */

  function addressOf({ filter, page, label }) {
    const query = new URLSearchParams();
    if (filter) query.set("orbits", filter);
    if (page > 1 && !label) query.set("page", page);
    const asks = `${query}`;
    return location.pathname + (asks && "?") + asks + (label ? `#${label}` : "");
  }

  /** What an address asks for; of nonsense, the first page. */
  function asks() {
    const query = new URLSearchParams(location.search);
    const size = query.get("orbits") ?? "";
    const filter = orbits.some((group) => `${group.size}` === size) ? size : "";
    const label = LABEL.exec(location.hash.slice(1));
    if (label && !mistakeIn(label)) return pageWith(label[0], filter);
    const number = /^[0-9]{1,10}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
    return { filter, page: Math.min(Math.max(number, 1), pagesOf(filter)) };
  }

  /* What is shown ---------------------------------------------------------------------------------- */

  function link(state, text, attributes = {}) {
    return element("a", { href: addressOf(state), "data-qa-page": state.page, ...attributes }, text);
  }

  function showTools({ filter, page, label }) {
    const last = pagesOf(filter);
    const to = (number, text, attributes) => link({ filter, page: number }, text, attributes);
    const relation = (number) => ({ [page - 1]: { rel: "prev" }, [page + 1]: { rel: "next" } })[number] ?? {};
    const arrow = (number, text) =>
      number < 1 || number > last ? [] : [to(number, text, { ...relation(number), "aria-label": `page ${grouped(number)}` })];
    const place = element("a", { href: "#pages" }, `page ${grouped(page)} of ${grouped(last)}`);
    at("turn").replaceChildren(...arrow(page - 1, "←"), place, ...arrow(page + 1, "→"));

    const near = [...new Set([1, ...Array.from({ length: 2 * NEAR + 1 }, (_, away) => page - NEAR + away), last])];
    const shown = near.filter((number) => number >= 1 && number <= last);
    at("pager").replaceChildren(
      ...shown.flatMap((number, index) => {
        const gap = index && number > shown[index - 1] + 1 ? [element("span", { "aria-hidden": true }, "…")] : [];
        if (number === page) return [...gap, element("b", { "aria-current": "page" }, grouped(number))];
        return [...gap, to(number, grouped(number), relation(number))];
      }),
    );
    at("pager").hidden = last === 1;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.qaSize === filter));
    const words = page > 1 ? `, page ${grouped(page)}` : "";
    document.title = title.replace(/^[^:]*/, (queens) => (label ? `${queens}, ${label}` : `${queens}${words}`));
  }

  function cardOf(board, label) {
    const made = card(board, label, qaViews && `${qaViews}?label=${label}`, qaCoordinates !== undefined);
    made.id = label;
    return made;
  }

  function section({ size, all, rank, count }, boards) {
    const head = at(`head-${size}`).content.cloneNode(true);
    head.firstElementChild.id = `orbits-of-${size}`;
    if (count < all) part(head, "here").append(`; here ${grouped(rank)} to ${grouped(rank + count - 1)}`);
    const cards = boards.map((board, place) => cardOf(board, `${n}.${size}.${rank + place}`));
    return element("section", { class: "qa-group", "data-qa-size": size }, head, ...cards);
  }

  function mark(label) {
    root.querySelector(".qa-found")?.classList.remove("qa-found");
    const found = label && document.getElementById(label);
    if (!found) return;
    found.classList.add("qa-found");
    found.scrollIntoView({ block: "center" });
    found.querySelector("a")?.focus({ preventScroll: true });
  }

  function settle() {
    root.removeAttribute("aria-busy");
    delete root.dataset.qaComing;
  }

  /** Show a page; `isThere` tells that its boards stand in the page as it was sent. */
  async function show(state, isThere = false) {
    const { filter, page, label } = state;
    const mine = ++asked;
    say("mistake", "");
    showTools(state);
    if (!isThere) {
      root.setAttribute("aria-busy", "true");
      const wanted = ranges(filter, (page - 1) * perPage, perPage);
      const boards = await Promise.all(
        wanted.map(({ size, rank, count }) => worker.ask("ranked", [n, size, rank, count])),
      );
      if (mine !== asked) return; // the reader has gone on
      at("boards").replaceChildren(...wanted.map((range, place) => section(range, boards[place])));
    }
    settle();
    const first = (page - 1) * perPage + 1;
    const last = Math.min(page * perPage, sizeOf(filter));
    say("status", `Boards ${grouped(first)} to ${grouped(last)} of ${grouped(sizeOf(filter))}`);
    mark(label);
  }

  function complain(text) {
    settle();
    say("mistake", text);
  }

  const shown = (state, isThere) => show(state, isThere).catch(({ message }) => complain(message));

  /* What a reader asks for ------------------------------------------------------------------------ */

  function go(state) {
    history.pushState(null, "", addressOf(state));
    return shown(state);
  }

  async function turn(link) {
    const { rel } = link;
    const nav = link.closest("[data-qa-part]");
    await go({ filter: asks().filter, page: Number(link.dataset.qaPage) });
    if (nav === at("pager")) at("boards").scrollIntoView();
    const next = nav === at("turn") && nav.querySelector(`[rel=${rel}]`);
    (next || at("boards")).focus({ preventScroll: true });
  }

  function jump(event) {
    event.preventDefault();
    const { filter } = asks();
    const text = at("typed").value.trim();
    const label = LABEL.exec(text);
    if (label && Number(label[1]) !== n && qaViews) return location.assign(`${qaViews}?label=${text}`);
    if (label) return mistakeIn(label) ? complain(mistakeIn(label)) : go(pageWith(text, filter));
    const rank = RANK.test(text) ? Number(text.replace(/[, ]/g, "")) : 0;
    if (rank >= 1 && rank <= sizeOf(filter)) return go(pageWith(labelAt(filter, rank - 1), filter));
    return complain(`type a rank from 1 to ${grouped(sizeOf(filter))}, or a label such as ${labelAt(filter, 0)}`);
  }

  function random() {
    const { filter } = asks();
    return go(pageWith(labelAt(filter, Math.floor(Math.random() * sizeOf(filter))), filter));
  }

  function listen() {
    for (const button of buttons) button.addEventListener("click", () => go({ filter: button.dataset.qaSize, page: 1 }));
    at("jump").addEventListener("submit", jump);
    at("random").addEventListener("click", random);
    root.addEventListener("click", (event) => {
      const link = event.target.closest("a[data-qa-page]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      turn(link);
    });
    addEventListener("popstate", () => shown(asks()));
  }

  listen();
  for (const name of ["filter", "turn", "jump"]) at(name).hidden = false;
  const state = asks();
  shown(state, state.filter === "" && state.page === 1);
}

document.querySelectorAll("[data-qa-long]").forEach(start);
