/* The finder: what a reader typed or clicked, its answer, and both in the address. */

import { counted, element, fillSolution, grouped, part } from "../shared/drawing.js";
import { nameOf, read } from "../shared/notations.js";
import { empty, named, remaining, startPuzzle } from "../shared/puzzle.js";
import { isWhole, orbit } from "../shared/symmetry.js";
import { asker } from "../shared/worker.js";
import { begun, begunTitle, drawn, titleOf, written } from "./copies.js";
import { addButtons } from "./queens-copy.js";
import { addressOf, addressOfText, forbiddenIn, MAX_N, sizeIn, textOf, viewOf } from "./queries.js";

const SIZES = [1, 2, 4, 8];
const MAX_OPEN = 16; // rows without a queen: with more a search takes minutes
const MAX_SHOWN = 24;

/** Why all solutions of a board are not searched for; nothing where they are. */
function refusal(board) {
  const missing = board.filter((column) => column === null).length - MAX_OPEN;
  return missing > 0 && `Place ${counted(missing, "queen")} first: all solutions of so large a board take minutes.`;
}

/* One finder ----------------------------------------------------------------------------------- */

function start(root) {
  const { qaWorker, qaPages, qaPaged, qaDiagonal, qaGallery, qaGalleries } = root.dataset;
  const isLinked = root === document.querySelector("[data-qa-find]");
  const [paged, galleries] = [qaPaged.split(" "), qaGalleries.split(" ")];
  const worker = asker(qaWorker);
  const at = (name) => part(root, name);
  const say = (name, text) => (at(name).textContent = text);
  const show = (name, isShown) => (at(name).hidden = !isShown);
  const puzzle = startPuzzle(root, Number(root.dataset.qaN), changed);
  let wish;

  /** The page of a solution, or its view. */
  function placeOf(label) {
    const [n] = label.split(".");
    return paged.includes(n) ? qaPages.replace("/0/0.0.0", `/${n}/${label}`) : viewOf(label);
  }

  /* Answers: each is dropped where another is wished for meanwhile */

  async function ask(name, ...values) {
    const mine = wish;
    try {
      const answer = await worker.ask(name, values, (done) => mine === wish && showProgress(done));
      return mine === wish ? answer : undefined;
    } catch (error) {
      if (mine === wish) complain(`It could not be found: ${error.message}.`);
      return undefined;
    } finally {
      if (mine === wish) show("busy", false);
    }
  }

  function begin() {
    if (worker.isBusy()) worker.stop();
    wish = Symbol();
    show("busy", false);
    for (const name of ["solution", "copies", "other", "facts"]) show(name, false);
  }

  function showProgress(done) {
    show("busy", true);
    at("progress").value = done;
    say("done", `${Math.floor(100 * done)} %`);
  }

  function complain(text) {
    say("mistake", text);
    at("typed").setAttribute("aria-invalid", text !== "");
  }

  /** What is typed in the box, shown as text, and the board as it is. */
  function draw(text) {
    at("typed").value = text;
    at("n").value = puzzle.state().board.length;
    complain("");
    say("said", "");
    puzzle.draw();
  }

  /* A solution */

  /** Where a label stands among all of its N, and its neighbours. */
  function placeAmong(n, size, rank, counts) {
    const all = SIZES.flatMap((each) => (counts[each] ? { size: each, count: counts[each] } : []));
    const mine = all.findIndex((group) => group.size === size);
    const sum = (groups) => groups.reduce((total, group) => total + group.count, 0);
    const label = (group, number) => group && `${n}.${group.size}.${number}`;
    const before = rank > 1 ? label(all[mine], rank - 1) : label(all[mine - 1], all[mine - 1]?.count);
    const after = rank < all[mine].count ? label(all[mine], rank + 1) : label(all[mine + 1], 1);
    return { label: label(all[mine], rank), position: sum(all.slice(0, mine)) + rank, count: sum(all), before, after };
  }

  /** Fill in a solution, or only its images where the board is one of them. */
  async function showSolution(first, { n, size, rank }, symmetry) {
    const counts = await ask("census", n);
    if (!counts) return undefined;
    const place = placeAmong(n, size, rank, counts);
    fillSolution(at("solution"), first, place, symmetry);
    const way = (relation, label) => (label ? [element("a", { rel: relation, href: viewOf(label) }, label)] : []);
    const up = galleries.includes(`${n}`) ? [element("a", { href: qaGallery.replace("/0", `/${n}`) }, `N = ${n}`)] : [];
    at("steps").replaceChildren(...way("prev", place.before), ...up, ...way("next", place.after));
    const page = paged.includes(`${n}`) ? [element("a", { href: placeOf(place.label) }, "Its page"), " · "] : [];
    at("links").replaceChildren(...page, element("a", { href: addressOf(first) }, "Place its queens on the board"));
    show("view", symmetry === undefined);
    show("eight", true);
    show("solution", true);
    return { ...place, counts };
  }

  /* To take along */

  /** The texts and the picture of a board, which `make` writes of the one with its queens on the diagonal. */
  async function showCopies(board, file, title, make) {
    const mine = wish;
    const answer = await fetch(qaDiagonal.replace("-0.", `-${board.length}.`)).catch(() => undefined);
    const diagonal = answer?.ok && (await answer.text());
    if (!diagonal || mine !== wish) return;
    const rows = make(diagonal).map(([name, text]) => {
      const cell = element("td", {}, element("code", {}, text));
      return element("tr", {}, element("th", { scope: "row" }, name), cell);
    });
    at("notations").replaceChildren(...rows);
    addButtons(at("notations"));
    at("svg").href = `data:image/svg+xml,${encodeURIComponent(drawn(diagonal, board, title))}`;
    at("svg").download = `${file}.svg`;
    show("copies", true);
  }

  function copySolution(board, label) {
    const title = titleOf(label, board);
    const isPaged = paged.includes(`${board.length}`) && !title.includes(",");
    const page = new URL(placeOf(label), location.href).href;
    const picture = isPaged ? page.replace(/(\/|\.html)$/, ".svg") : "";
    showCopies(board, label, title, (diagonal) => written(board, { label, page, picture, diagonal }));
  }

  function copyBegun() {
    const { board, forbidden } = puzzle.state();
    const page = new URL(addressOf(board, forbidden), location.href).href;
    for (const name of ["view", "eight"]) show(name, false);
    show("solution", true);
    showCopies(board, `board-${board.length}`, begunTitle(board), (diagonal) => begun(board, { page, diagonal }));
  }

  async function showWhole() {
    const columns = puzzle.state().board;
    const found = await ask("labelled", columns);
    if (!found) return;
    const { representative, symmetry, symmetryClass, size } = orbit(columns);
    const place = await showSolution(representative, found, symmetry);
    if (!place) return;
    say("said", named(place.label, columns));
    at("name").replaceChildren(element("a", { href: placeOf(place.label) }, place.label));
    say("kind", symmetryClass);
    say("mates", counted(size, "board"));
    say("rank", `${grouped(found.rank)} of ${counted(place.counts[size], "orbit")} of ${size}`);
    show("facts", true);
    copySolution(columns, place.label);
  }

  /** Whether there is such a label; what is wrong with it is told. */
  async function isLabel({ n, size, rank }) {
    if (n < 1 || n > MAX_N) return complain(`n must be between 1 and ${MAX_N}, got ${n}`);
    const counts = await ask("census", n);
    const count = counts?.[size] ?? 0;
    if (rank >= 1 && rank <= count) return true;
    if (counts) complain(`there is no ${n}.${size}.${rank}: N = ${n} has ${counted(count, "orbit")} of size ${size}`);
    return false;
  }

  async function showLabel({ n, size, rank }) {
    const [columns] = (await ask("ranked", n, size, rank, 1)) ?? [];
    if (!columns) return;
    puzzle.open(columns, []);
    puzzle.draw();
    show("scene", false);
    const place = await showSolution(columns, { n, size, rank });
    if (!place) return;
    say("said", `Solution ${place.label}, ${place.position} of ${place.count}`);
    copySolution(columns, place.label);
  }

  /* A part of a board */

  async function showPart() {
    const { board, forbidden } = puzzle.state();
    if (refusal(board)) return say("said", refusal(board));
    const answer = await ask("completed", board, forbidden, MAX_SHOWN);
    return answer && puzzle.know(answer, (label, each) => addressOf(each));
  }

  async function showBoard() {
    show("scene", true);
    const mine = wish;
    const mistake = puzzle.mistake();
    if (mistake) say("said", mistake);
    else if (isWhole(puzzle.state().board)) return showWhole();
    else await showPart();
    if (mine === wish) copyBegun();
  }

  /* What a reader asks for */

  /** Show what an address asks for. */
  async function open(query) {
    const text = (query.get("label") ?? query.get("q") ?? "").trim();
    const n = sizeIn(query);
    const { board, forbidden } = puzzle.state();
    begin();
    puzzle.open(board, forbidden);
    show("scene", true);
    const { readings, error } = text ? read(text, n) : { readings: [{ columns: empty(n ?? board.length), forbidden: [] }] };
    if (error) {
      if (n) puzzle.open(empty(n), []);
      draw(text);
      return complain(error);
    }
    const chosen = readings.find(({ notation }) => notation === query.get("as")) ?? readings[0];
    if (chosen.label) {
      draw(text);
      if (await isLabel(chosen.label)) return showLabel(chosen.label);
      return readings[1] ? take(readings[1], readings.slice(1), text, query) : undefined;
    }
    return take(chosen, readings, text, query);
  }

  /** Take up a board that was read. */
  async function take(chosen, readings, text, query) {
    const n = chosen.columns.length;
    if (n > MAX_N) {
      draw(text);
      return complain(`boards are found here up to N = ${MAX_N}, got ${n}`);
    }
    puzzle.open(chosen.columns, [...chosen.forbidden, ...forbiddenIn(query, n)]);
    draw(text);
    await showBoard();
    return showOther(readings, chosen, text);
  }

  async function wordsOf({ columns, forbidden }) {
    if (refusal(columns)) return refusal(columns);
    const found = await ask("completed", columns, forbidden, 1);
    return found && (isWhole(columns) ? `it is ${found.labels[0]}.` : `${remaining(found.total)}.`);
  }

  /** What could be read two ways is answered both ways. */
  async function showOther(readings, chosen, text) {
    const others = readings.filter((reading) => reading !== chosen);
    if (!others.length) return;
    const paragraphs = others.map(({ notation, n }) => {
      const link = element("a", { href: `?${new URLSearchParams({ n, q: text, as: notation })}` }, `As ${nameOf(notation)}`);
      return element("p", {}, link, ": ", element("span", {}, "…"));
    });
    at("other").replaceChildren(`Read as ${nameOf(chosen.notation)}.`, ...paragraphs);
    show("other", true);
    for (const [place, other] of others.entries()) {
      const words = await wordsOf(other);
      if (!words) return;
      paragraphs[place].lastChild.textContent = words;
    }
  }

  /** Follow a link or a form: another page of the history. */
  function follow(address) {
    if (isLinked) history.pushState(null, "", address);
    open(new URL(address, location.href).searchParams);
  }

  /** Answer to a board that was changed by hand; it has the same place in the history. */
  function changed() {
    const { board, forbidden } = puzzle.state();
    begin();
    if (isLinked) history.replaceState(null, "", addressOf(board, forbidden));
    draw(textOf(board));
    showBoard();
  }

  async function random() {
    const n = puzzle.state().board.length;
    begin();
    const counts = await ask("census", n);
    if (!counts) return;
    let left = Math.floor(Math.random() * SIZES.reduce((sum, size) => sum + counts[size], 0));
    for (const size of SIZES) {
      if (left < counts[size]) return follow(viewOf(`${n}.${size}.${left + 1}`));
      left -= counts[size];
    }
    complain(`N = ${n} has no solution`);
  }

  function listen() {
    at("box").addEventListener("submit", (event) => {
      event.preventDefault();
      follow(addressOfText(at("typed").value.trim(), Number(at("n").value)));
    });
    const clicked = {
      random,
      stop: () => {
        worker.stop();
        begin();
        say("said", "Stopped.");
      },
    };
    for (const [name, act] of Object.entries(clicked)) at(name).addEventListener("click", act);
    at("n").addEventListener("change", (event) => puzzle.edit(empty(Number(event.target.value))));
    root.addEventListener("click", (event) => {
      const link = event.target.closest("a[href^='?']");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      follow(link.getAttribute("href"));
    });
    if (isLinked) addEventListener("popstate", () => open(new URLSearchParams(location.search)));
  }

  listen();
  show("still", false);
  show("live", true);
  if (isLinked && window.queensAddress) history.replaceState(history.state, "", window.queensAddress);
  open(new URLSearchParams(isLinked ? location.search : ""));
}

document.querySelectorAll("[data-qa-find]").forEach(start);
