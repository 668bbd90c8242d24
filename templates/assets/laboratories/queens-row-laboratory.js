/* The row laboratory: bits to click, and formulas that follow them, computed place by place. */

import { keeper, listed, part, runner, startAll } from "../shared/runner.js";

const PAUSE = 700; // milliseconds from place to place
const MAX_WORTHS = 10; // bits; more have no room for what each is worth
const MINUS = "\u2212";

/* Arithmetic in so many bits: 16 or fewer, as JavaScript has 32 ---------------------------------- */

const popcount = (value) => value.toString(2).replaceAll("0", "").length;
const FORMULAS = {
  x: (x) => x,
  "~x": (x) => ~x,
  "-x": (x) => -x,
  "-x & x": (x) => -x & x,
  "x - 1": (x) => x - 1,
  "x & (x - 1)": (x) => x & (x - 1),
  "bit - 1": (x) => (-x & x) - 1,
  "popcount(bit - 1)": (x, all) => popcount(((-x & x) - 1) & all),
  "x + 1": (x) => x + 1,
  "(x + 1) & ~x": (x) => (x + 1) & ~x,
  "x << 1": (x) => x << 1,
  "x >> 1": (x) => x >> 1,
};
const mask = (width) => 2 ** width - 1;

/** What each line comes to, as a number without sign. */
function computed(x, width) {
  const all = mask(width);
  return Object.fromEntries(Object.entries(FORMULAS).map(([name, of]) => [name, of(x, all) & all]));
}

/** The place of the lowest bit that is `digit`; the width where there is none. */
function lowest(digit, x, width) {
  const found = [...Array(width).keys()].find((place) => ((x >> place) & 1) === digit);
  return found ?? width;
}

// Where the 1 stops that is added or taken away: `-x` is `~x + 1`.
const STOPS = {
  "-x": (x, width) => lowest(1, x, width),
  "x - 1": (x, width) => lowest(1, x, width),
  "bit - 1": (x, width) => lowest(1, x, width),
  "x + 1": (x, width) => lowest(0, x, width),
};

const written = (value, width) => value.toString(2).padStart(width, "0");
const worth = (place, width, isSigned) => (isSigned && place === width - 1 ? -1 : 1) * 2 ** place;
const read = (value, width, isSigned) => (isSigned && value >> (width - 1) ? value - 2 ** width : value);
const printed = (number) => `${number}`.replace("-", MINUS);

/** The number as the sum of what its bits are worth. */
function sum({ x, width, isSigned }) {
  const places = [...Array(width).keys()].reverse().filter((place) => (x >> place) & 1);
  const parts = places.map((place) => printed(worth(place, width, isSigned)));
  const value = printed(read(x, width, isSigned));
  return parts.length > 1 ? `x = ${parts.join(" + ")} = ${value}.` : `x = ${value}.`;
}

const named = (digit, { x, width }) => {
  const place = lowest(digit, x, width);
  return place < width ? `the lowest ${digit} is bit ${place}` : `there is no ${digit}`;
};

/** What is said of a number, or of the place that was computed last. */
function sentence(state, places, running) {
  const { x, width } = state;
  const lows = `${named(1, state)}, ${named(0, state)}.`;
  if (places === width) return `${sum(state)} ${lows[0].toUpperCase()}${lows.slice(1)}`;
  if (places === 0) return "Nothing is computed yet.";
  const runs = (name) => STOPS[name](x, width) >= places - 1;
  const [on, off] = [running.filter(runs), running.filter((name) => !runs(name))];
  const told = [on.length ? `the 1 still runs in ${listed(on)}` : "", off.length ? `it has stopped in ${listed(off)}` : ""];
  return `At bit ${places - 1} ${told.filter(Boolean).join("; ")}.`;
}

/* What is shown -------------------------------------------------------------------------------- */

function cell(name, text, looks) {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = ["qa-lab-bit", ...looks].join(" ");
  return made;
}

/** The cells of a line, of which those from `places` on are not computed yet, and where its 1 runs. */
function cells(value, width, places, stop) {
  const head = Math.min(stop, places - 1, width - 1);
  return [...written(value, width)].map((digit, index) => {
    const place = width - 1 - index;
    if (place >= places) return cell("span", "", ["qa-lab-later"]);
    const looks = digit === "1" ? ["qa-lab-set"] : [];
    if (place <= stop) looks.push("qa-lab-run-over");
    if (place === head) looks.push("qa-lab-run-head");
    return cell("span", digit, looks);
  });
}

function start(root) {
  const lines = [...root.querySelectorAll("[data-qa-line]")];
  const every = part(root, "every");
  const wait = runner(root, () => [PAUSE, 1], (at, most) => `${at} of ${most} places`, changed);
  const state = { x: 0, width: 0, isSigned: false, hasEvery: false };
  const running = () => lines.filter((line) => !line.hidden && STOPS[line.dataset.qaLine]).map((line) => line.dataset.qaLine);
  const places = () => (running().length ? wait.at() : state.width);

  /* The bits to click */

  const buttons = () => [...part(root, "bits").children];

  function build() {
    const made = [...Array(state.width).keys()].reverse().map((place) => {
      const button = cell("button", "", []);
      button.type = "button";
      button.tabIndex = place === state.width - 1 ? 0 : -1;
      button.addEventListener("click", () => {
        focus(state.width - 1 - place);
        set(state.x ^ (1 << place));
      });
      return button;
    });
    part(root, "bits").replaceChildren(...made);
    const sheet = part(root, "sheet");
    sheet.scrollLeft = sheet.scrollWidth; // bit 0 is where all begins
  }

  function focus(index) {
    const all = buttons();
    all.forEach((button) => (button.tabIndex = -1));
    const chosen = all[Math.min(Math.max(index, 0), all.length - 1)];
    chosen.tabIndex = 0;
    chosen.focus();
  }

  part(root, "bits").addEventListener("keydown", (event) => {
    const [all, index] = [buttons(), buttons().indexOf(event.target)];
    if (event.altKey || event.ctrlKey || event.metaKey || index < 0) return;
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "0" || event.key === "1") {
      const bit = 1 << (state.width - 1 - index);
      set(event.key === "1" ? state.x | bit : state.x & ~bit);
      focus(index + 1);
    } else if (target === undefined) return;
    else focus(target);
    event.preventDefault();
  });

  function drawBits() {
    const isPressed = (place) => ((state.x >> place) & 1) === 1;
    if (buttons().length !== state.width) build();
    buttons().forEach((button, index) => {
      const place = state.width - 1 - index;
      const value = printed(worth(place, state.width, state.isSigned));
      button.textContent = isPressed(place) ? "1" : "0";
      button.classList.toggle("qa-lab-set", isPressed(place));
      button.setAttribute("aria-pressed", isPressed(place));
      button.setAttribute("aria-label", `bit ${place}, worth ${value}`);
    });
    const hasWorths = state.width <= MAX_WORTHS;
    const heads = [...Array(state.width).keys()].reverse();
    const words = heads.map((place) => (hasWorths ? printed(worth(place, state.width, state.isSigned)) : `${place}`));
    part(root, "head").textContent = hasWorths ? "worth" : "bit";
    part(root, "worths").replaceChildren(...words.map((word) => cell("span", word, [])));
  }

  function drawLine(line, value) {
    const name = line.dataset.qaLine;
    const [, bits, decimal, hexadecimal] = line.cells;
    const { width, isSigned } = state;
    const isDone = places() === width;
    if (name.startsWith("popcount")) {
      bits.textContent = isDone && state.x ? `so it is bit ${value}` : "";
    } else if (name !== "x") {
      const stop = STOPS[name]?.(state.x, width) ?? -1;
      bits.firstChild.dataset.qaSign = isDone ? `\u2026${value >> (width - 1)}` : "";
      bits.firstChild.replaceChildren(...cells(value, width, places(), stop));
      bits.firstChild.setAttribute("aria-label", written(value, width).slice(width - places()) || "not computed yet");
    }
    const isKnown = isDone || name === "x";
    decimal.textContent = isKnown ? printed(name.startsWith("popcount") ? value : read(value, width, isSigned)) : "";
    hexadecimal.textContent = isKnown ? value.toString(16).toUpperCase() : "";
  }

  function draw() {
    const { x, width } = state;
    const values = computed(x, width);
    const table = root.querySelector("table");
    table.style.setProperty("--width", width);
    table.classList.toggle("qa-lab-signed", state.isSigned);
    part(root, "bits").dataset.qaSign = `\u2026${x >> (width - 1)}`;
    part(root, "width").value = width;
    part(root, "signed").checked = state.isSigned;
    if (every) every.checked = state.hasEvery;
    for (const line of lines) line.hidden = !state.hasEvery && "qaMore" in line.dataset;
    part(root, "runs").hidden = running().length === 0;
    drawBits();
    for (const line of lines) drawLine(line, values[line.dataset.qaLine]);
    part(root, "said").textContent = sentence(state, places(), running());
  }

  /* What a reader does */

  function changed() {
    draw();
    const { x, width, isSigned, hasEvery } = state;
    const at = places() < width ? places() : undefined;
    keep({ bits: written(x, width), places: at, signed: isSigned ? 1 : undefined, every: hasEvery ? 1 : undefined });
  }

  function take(told) {
    Object.assign(state, told);
    state.x &= mask(state.width);
    wait.put(state.width, state.width);
  }

  function set(x) {
    take({ x });
    changed();
  }

  /** Take up what an address has; what makes no sense is left out. */
  function asked(query) {
    const bits = /^[01]{4,16}$/.test(query.get("bits") ?? "") ? query.get("bits") : root.dataset.qaBits;
    const place = /^[0-9]{1,2}$/.test(query.get("places") ?? "") ? Number(query.get("places")) : bits.length;
    const [isSigned, hasEvery] = ["signed", "every"].map((name) => query.get(name) === "1");
    take({ x: Number.parseInt(bits, 2), width: bits.length, isSigned, hasEvery });
    wait.put(place, bits.length);
    draw();
  }

  const keep = keeper(root, ["bits", "places", "signed", "every"], asked);
  part(root, "width").addEventListener("change", (event) => {
    take({ width: Number(event.target.value) });
    changed();
  });
  part(root, "less").addEventListener("click", () => set(state.x - 1));
  part(root, "more").addEventListener("click", () => set(state.x + 1));
  part(root, "signed").addEventListener("change", (event) => {
    state.isSigned = event.target.checked;
    changed();
  });
  every?.addEventListener("change", () => {
    take({ hasEvery: every.checked });
    changed();
  });
}

export { computed, lowest };
startAll("row", start);
