/* All boards of a gallery as tiles on one screen. #wall opens it, so that the back button closes it. */

import { badge, element, part, picture, shape } from "../shared/drawing.js";
import { columnsText } from "../shared/symmetry.js";
import { asker } from "../shared/worker.js";

const HERE = "#wall";
const GAP = 2; // between tiles, in pixels, as in the style sheet
const MOST = 144; // side of a tile, in pixels
const LEAST = matchMedia("(pointer: coarse)").matches ? 24 : 16; // a finger needs more

/** A board of a few pixels: its queens are the round ends of lines without length. */
function tile(board, label, size) {
  const n = board.length;
  const dots = board.map((column, row) => `M${column + 0.5} ${row + 0.5}h0`).join("");
  const drawn = shape("svg", { viewBox: `0 0 ${n} ${n}`, "aria-hidden": true }, shape("path", { d: dots }));
  return element("button", { type: "button", class: `qa-tile qa-orbit-${size}`, tabindex: -1, "aria-label": label }, drawn);
}

/** The side of the largest tiles of which so many fill a room; where they would be too small, it scrolls. */
function sideOf(count, width, height) {
  let side = MOST;
  while (side > LEAST && Math.ceil(count / Math.floor(width / side)) * side > height) side--;
  return side;
}

function start(wall) {
  const { qaN, qaOrbits, qaPerPage, qaWorker, qaLeaves, qaPages, qaViews } = wall.dataset;
  const n = Number(qaN);
  const at = (name) => part(wall, name);
  const boards = []; // of all: columns, size, label
  let current = 0;
  let loaded; // promises that all are there

  async function load() {
    const worker = asker(qaWorker);
    for (const pair of qaOrbits.split(" ")) {
      const [size, count] = pair.split(":").map(Number);
      const found = await worker.ask("ranked", [n, size, 1, count]);
      boards.push(...found.map((columns, place) => ({ columns, size, label: `${n}.${size}.${place + 1}` })));
    }
    worker.stop();
    at("tiles").replaceChildren(...boards.map(({ columns, label, size }) => tile(columns, label, size)));
    choose(0);
  }

  function fit() {
    const { clientWidth, clientHeight } = at("tiles");
    const side = sideOf(boards.length, clientWidth, clientHeight);
    wall.style.setProperty("--across", Math.floor(clientWidth / side));
    wall.style.setProperty("--side", `${side - GAP}px`);
  }

  const tilesAcross = () => Number(wall.style.getPropertyValue("--across"));

  /** Make one tile the one that the keyboard is at. */
  function choose(place) {
    const tiles = at("tiles").children;
    tiles[current].tabIndex = -1;
    current = Math.min(Math.max(place, 0), boards.length - 1);
    tiles[current].tabIndex = 0;
  }

  function focusTile(place) {
    choose(place);
    at("tiles").children[current].focus();
  }

  /** What leads away from a board: its page or its place in the gallery, and its view. */
  function linksOf({ label }) {
    const leaf = qaLeaves.split(" ")[Math.floor(current / Number(qaPerPage))];
    const own = qaPages ? [qaPages.replace(`${n}.0.0`, label), "Its page"] : [`${leaf}#${label}`, "In the gallery"];
    const view = qaViews && [`${qaViews}?label=${label}`, "Its eight images"];
    return [own, view].filter(Boolean).map(([href, text]) => element("a", { href }, text));
  }

  function enlarge(place) {
    choose((place + boards.length) % boards.length);
    const { columns, size, label } = boards[current];
    at("label").replaceChildren(`${label} `, badge(size));
    at("picture").replaceChildren(picture(columns, `Solution ${label}`, { coordinates: true }));
    at("columns").textContent = columnsText(columns);
    at("links").replaceChildren(...linksOf(boards[current]));
    if (!at("enlarged").open) at("enlarged").showModal();
    if (!at("enlarged").contains(document.activeElement)) at("links").firstElementChild.focus();
  }

  async function open() {
    if (location.hash !== HERE) return wall.close();
    if (wall.open) return undefined;
    wall.showModal();
    try {
      await (loaded ??= load());
    } catch ({ message }) {
      return at("tiles").replaceChildren(`They could not be found: ${message}.`);
    }
    fit();
    return focusTile(current);
  }

  function keys(event) {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -tilesAcross(), ArrowDown: tilesAcross(), Home: -current, End: boards.length };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!at("enlarged").open) focusTile(current + step);
    else if (Math.abs(step) === 1) enlarge(current + step);
  }

  function listen() {
    addEventListener("hashchange", open);
    addEventListener("resize", () => wall.open && fit());
    wall.addEventListener("keydown", keys);
    at("tiles").addEventListener("click", (event) => {
      const place = [...at("tiles").children].indexOf(event.target.closest(".qa-tile"));
      if (place >= 0) enlarge(place);
    });
    at("before").addEventListener("click", () => enlarge(current - 1));
    at("after").addEventListener("click", () => enlarge(current + 1));
    at("back").addEventListener("click", () => at("enlarged").close());
    at("enlarged").addEventListener("close", () => wall.open && focusTile(current));
    at("close").addEventListener("click", () => wall.close());
    wall.addEventListener("close", () => {
      at("enlarged").close();
      if (location.hash === HERE) history.replaceState(null, "", location.pathname + location.search);
    });
  }

  listen();
  open();
}

document.querySelectorAll("[data-qa-wall]").forEach(start);
