/* The search of the theme queens-atlas: loaded when its dialog is opened for the first time. */

import { oneSolution } from "../shared/construction.js";
import { loadScript } from "../shared/files.js";
import { read } from "../shared/notations.js";
import { isText, readStored, writeStored } from "../shared/storage.js";
import { counted } from "../shared/text.js";
import { buildIndex, excerpt, search } from "./index.js";
import { offerFor } from "./offers.js";

/** A board with n queens, as SVG; without queens where none has a solution. */
function pictureOf(n) {
  const squares = Array.from({ length: n * n }, (_, index) => [index % n, Math.floor(index / n)]);
  const dark = squares.filter(([x, y]) => (x + y + n) % 2).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  const columns = n === 2 || n === 3 ? [] : oneSolution(n);
  const queens = columns.map((x, y) => `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".36"/>`);
  return `<svg viewBox="0 0 ${n} ${n}" aria-hidden="true"><path d="${dark.join("")}"/>${queens.join("")}</svg>`;
}

const MOST = 12;
const PAUSE = 600; // milliseconds without another letter
const KEY = "atlas-search";

const dialog = document.querySelector(".atlas-search");
const field = dialog.querySelector("input");
const list = dialog.querySelector("ol");
const message = dialog.querySelector("p");
const status = dialog.querySelector("[role=status]");
const base = new URL(`${dialog.dataset.base.replace(/\/$/, "")}/`, location.href);
const site = {
  galleries: JSON.parse(dialog.dataset.galleries),
  find: dialog.dataset.find,
  counts: dialog.dataset.counts,
};

const load = (path) => loadScript(new URL(path, base).href);

/** The index is a script, as a page that is opened from disk may not fetch. */
const loading = (async () => {
  await Promise.all([load("assets/minisearch.js"), load("search/search_index.js")]);
  return buildIndex(globalThis.MiniSearch, globalThis.atlasIndex.docs);
})();

const element = (name, ...children) => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

let announcing;

/** Show a message at once, and announce it or another text when the reader stops typing, so that a screen reader does not
    hear it for every letter. */
function say(text, announced = text) {
  message.textContent = text;
  clearTimeout(announcing);
  announcing = setTimeout(() => (status.textContent = announced), PAUSE);
}

/** A result: its title, its page, and an excerpt with the words. Blanks part them in the name of the link. */
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

/** The sections of the site, where nothing was found. */
const waysOn = () =>
  [...document.querySelectorAll(".atlas-tabs a")].map(({ textContent, href }) =>
    itemOf({ url: href, title: textContent, text: "" }),
  );

/** What to show for the words in the field; the results of older words never replace those of newer. */
async function show() {
  const words = field.value.trim();
  writeStored(KEY, words, "sessionStorage"); // so that they come back with the reader
  const index = await loading;
  if (words !== field.value.trim()) return;
  const offer = offerFor(words, site, read, index.sections);
  const found = words ? search(index, words) : [];
  const others = found.filter(({ url }) => url !== offer?.url).slice(0, MOST);
  const offered = offer && { ...offer, picture: offer.n ? pictureOf(offer.n) : "" };
  list.replaceChildren(
    ...(offered ? [itemOf(offered)] : []),
    ...others.map((each) => itemOf(each, each.terms)),
  );
  if (!words || list.childElementCount)
    return say("", words && `${counted(list.childElementCount, "result")}.`);
  list.append(...waysOn());
  say(`Nothing has “${words}”. Other words may find it, or look here:`);
}

async function update() {
  try {
    await show();
  } catch (error) {
    list.replaceChildren();
    say(`The search does not work: ${error.message}.`);
  }
}

const links = () => [...list.querySelectorAll("a")];

function move(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || links().length === 0) return;
  const stops = [field, ...links()];
  stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
  event.preventDefault();
}

/** Enter follows the first result, also where it is pressed before the index is there. */
async function submit() {
  await update();
  links()[0]?.click();
}

field.value ||= readStored(KEY, [], isText, "sessionStorage") ?? "";
field.select();
field.addEventListener("input", update);
dialog.addEventListener("keydown", move);
dialog.querySelector("form").addEventListener("submit", submit);
// A link to a place on the same page leaves the dialog open otherwise.
list.addEventListener("click", (event) => event.target.closest("a") && dialog.close());
update();
