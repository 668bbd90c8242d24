/* The search of the theme queens-atlas. It is loaded when its dialog opens for the first time. */

import { oneSolution } from "../shared/construction.js";
import { loadScript, loadStyle } from "../shared/files.js";
import { read } from "../shared/notations.js";
import { isText, readStored, writeStored } from "../shared/storage.js";
import { counted } from "../shared/text.js";
import { buildIndex, excerpt, search } from "./index.js";
import { offerFor } from "./offers.js";

/** Return a board with n queens as SVG; without queens if n has no solution. */
function pictureOf(n) {
  const squares = Array.from({ length: n * n }, (_, index) => [index % n, Math.floor(index / n)]);
  const dark = squares.filter(([x, y]) => (x + y + n) % 2).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  const columns = n === 2 || n === 3 ? [] : oneSolution(n);
  const queens = columns.map((x, y) => `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".36"/>`);
  const board = `<path d="${dark.join("")}"/>`;
  return `<svg viewBox="0 0 ${n} ${n}" aria-hidden="true">${board}${queens.join("")}</svg>`;
}

const MAX_RESULTS = 12;
// Milliseconds after the last typed letter until a message is announced.
const ANNOUNCE_DELAY = 600;
const KEY = "atlas-search";

const dialog = document.querySelector(".atlas-search");
const field = dialog.querySelector("input");
const list = dialog.querySelector("ol");
const message = dialog.querySelector("p");
const status = dialog.querySelector("[role=status]");
const base = new URL(`${dialog.dataset.base.replace(/\/$/, "")}/`, location.href);
const site = {
  find: dialog.dataset.find,
  counts: dialog.dataset.counts,
};

const load = (path) => loadScript(new URL(path, base).href);

/** A promise of the index. Its data are loaded by a script element, because a page opened from disk
    must not fetch. */
const loading = (async () => {
  await Promise.all([
    load("assets/minisearch.js"),
    load("search/search_index.js"),
    loadStyle(new URL("assets/atlas-search.css", base).href),
  ]);
  return buildIndex(globalThis.MiniSearch, globalThis.atlasIndex.docs);
})();

const element = (name, ...children) => {
  const created = document.createElement(name);
  created.append(...children);
  return created;
};

let announcing;

/** Show a message immediately, and announce `announced` when the reader stops typing, so that a
    screen reader does not speak after every letter. An empty text clears the message. */
function showMessage(text, announced = text) {
  message.textContent = text;
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    status.textContent = announced;
  }, ANNOUNCE_DELAY);
}

/** Return a list item with a link to a result: its picture, its title, its page, and a snippet with
    the matches marked. Spaces separate these parts in the accessible name of the link.
    @param {object} result  of `search` or `offerFor`; `picture` is the text of an SVG
    @param {string[]} [terms]  the words to mark */
function itemOf({ url, title, page = "", text, picture = "" }, terms = []) {
  const sentence = element("small");
  for (const [part, isFound] of excerpt(text, terms))
    sentence.append(isFound ? element("mark", part) : part);
  const link = element(
    "a",
    element("b", title),
    ...(page ? [" ", element("i", `in ${page}`)] : []),
    " ",
    sentence,
  );
  link.href = new URL(url, base);
  link.insertAdjacentHTML("afterbegin", picture);
  return element("li", link);
}

/** Return list items with links to the sections of the site, to show when nothing was found. */
const sectionLinks = () =>
  Array.from(document.querySelectorAll(".atlas-tabs a"), ({ textContent, href }) =>
    itemOf({ url: href, title: textContent, text: "" }),
  );

/** Show the results for the words in the field. If the words change while the index is loading,
    show nothing: otherwise each letter typed meanwhile would be a search, all of them at once. */
async function show() {
  const words = field.value.trim();
  // Store the words, so that they are in the field again when the reader comes back to the search.
  writeStored(KEY, words, "sessionStorage");
  const index = await loading;
  if (words !== field.value.trim()) return;
  const { galleries } = globalThis.atlasIndex;
  const offer = offerFor(words, { ...site, galleries }, read, index.sections);
  const results = words ? search(index, words) : [];
  const others = results.filter(({ url }) => url !== offer?.url).slice(0, MAX_RESULTS);
  const items = others.map((result) => itemOf(result, result.terms));
  if (offer) items.unshift(itemOf({ ...offer, picture: offer.n ? pictureOf(offer.n) : "" }));
  list.replaceChildren(...items);
  if (!words || list.childElementCount)
    return showMessage("", words && `${counted(list.childElementCount, "result")}.`);
  list.append(...sectionLinks());
  showMessage(`Nothing has “${words}”. Other words may find it, or look here:`);
}

async function update() {
  try {
    await show();
  } catch (error) {
    list.replaceChildren();
    showMessage(`The search does not work: ${error.message}.`);
  }
}

const links = () => Array.from(list.querySelectorAll("a"));

function move(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || links().length === 0) return;
  const stops = [field, ...links()];
  const next = stops.indexOf(document.activeElement) + step;
  stops[(next + stops.length) % stops.length].focus();
  event.preventDefault();
}

/** Follow the first result, because the reader pressed Enter. Wait for the index if it has not been
    loaded yet. */
async function submit() {
  await update();
  links()[0]?.click();
}

field.value ||= readStored(KEY, [], isText, "sessionStorage") ?? "";
field.select();
field.addEventListener("input", update);
dialog.addEventListener("keydown", move);
dialog.querySelector("form").addEventListener("submit", submit);
// Close the dialog, because a link to a section of the same page would leave it open.
list.addEventListener("click", (event) => event.target.closest("a") && dialog.close());
update();
