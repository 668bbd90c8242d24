/* `<queens-wall>`: all solutions of one N on a canvas that a reader zooms and moves. */

import "./queens-wall.css";
import { define, fill, QueensElement } from "../base/index.js";
import { saveText } from "../shared/files.js";
import { watchSight } from "../shared/sight.js";
import { AddressBar, readName } from "./wall-address.js";
import { nameOf } from "./wall-boards.js";
import { boardCaption, legend, wallCaption } from "./wall-caption.js";
import { grouped, readPalette } from "./wall-colours.js";
import { Layout } from "./wall-layout.js";
import { Overview } from "./wall-overview.js";
import { Painter } from "./wall-painter.js";
import { Pointers } from "./wall-pointer.js";
import { poster } from "./wall-poster.js";
import { Source } from "./wall-source.js";
import { Pace, View } from "./wall-view.js";

const FACTOR = 1.6; // of a zoom by a key or a button
const PAN = 0.3; // of the canvas, for a move by a key
const MAX_RATIO = 2; // pixels of the canvas in a CSS pixel
const RATIOS = [0.7, 1, 1.4, 2, 2.8]; // width and height of a wall: the nearest to its canvas
const SHEET = 1.4; // likewise, of a poster
const REACH = 0.35; // of a board: a finger need not hit exactly
const WORDS = ["mistake", "name", "columns", "meaning"]; // of the caption
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

class QueensWall extends QueensElement {
  #source;
  #address;
  #orbits;
  #layout;
  #painter;
  #palette;
  #colours;
  #view = new View();
  #pace = new Pace();
  #overview;
  #moved = -Infinity; // when a reader last moved the wall
  #n = 0;
  #loaded; // whether the wall of this N is there, when it is known
  #tint = "first";
  #only; // the value of the group that is shown alone
  #chosen;
  #pointed;
  #ratio = 1;
  #frame = 0;
  #isSeen = true;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  start() {
    this.whenParsed(() => this.#begin());
  }

  #begin() {
    this.#overview = new Overview(this.find("map"));
    this.#source = new Source(this.dataset.qaWorker, this.signal);
    this.#address = new AddressBar(this, (name) => this.#open(name, false));
    this.signal.addEventListener("abort", () => this.#stop());
    this.#listen();
    this.#watch();
    const isOurs = readName(this.#address.name);
    this.#open(isOurs ? this.#address.name : this.dataset.qaN, false);
  }

  #stop() {
    cancelAnimationFrame(this.#frame);
    this.#painter?.close();
    this.#painter = this.#layout = undefined;
    this.#frame = this.#n = 0;
  }

  #listen() {
    const { signal } = this;
    const on = (name, type, action) => this.find(name).addEventListener(type, action, { signal });
    on("sizes", "click", ({ target }) => target.value && this.#go(target.value));
    on("jump", "submit", (event) => this.#jump(event));
    on("tint", "change", ({ target }) => this.#colour(target.value));
    on("legend", "click", ({ target }) => this.#isolate(target.closest("button")));
    on("in", "click", () => this.#zoom(FACTOR));
    on("out", "click", () => this.#zoom(1 / FACTOR));
    on("whole", "click", () => this.#showWhole());
    on("poster", "click", () => this.#savePoster());
    on("canvas", "keydown", (event) => this.#press(event));
    const actions = {
      zoom: (factor, x, y, isNow) => this.#zoom(factor, x, y, isNow),
      drag: (across, down) => this.#drag(across, down),
      point: (place) => this.#point(place && this.#boardAt(place)),
      press: (place, isTouch) => this.#pick(place, isTouch),
      open: (place) => this.#enlarge(this.#boardAt(place, true)),
    };
    new Pointers(this.find("canvas"), actions).listen(signal);
    for (const type of ["pointerdown", "pointermove"]) on("map", type, (event) => this.#follow(event));
  }

  /** Follow the size of the canvas and the colours of the page. */
  #watch() {
    const { signal } = this;
    const sizes = new ResizeObserver(() => this.#layout && this.#resize());
    sizes.observe(this.find("stage"));
    const looks = new MutationObserver(() => this.#layout && this.#recolour());
    const changed = (isSeen) => {
      this.#isSeen = isSeen;
      if (this.#layout) this.#draw();
    };
    watchSight(this, changed, signal);
    for (const target of [document.documentElement, document.body]) looks.observe(target, { attributes: true });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#layout && this.#recolour(), { signal });
    signal.addEventListener("abort", () => [sizes, looks].forEach((observer) => observer.disconnect()));
  }

  /* Where a reader goes ----------------------------------------------------------------------------- */

  /** Show what a name means, as a step of the history. */
  async #go(name) {
    const isThere = await this.#open(name, true);
    if (isThere) this.#address.write(this.#name, true);
    return isThere;
  }

  get #name() {
    return this.#chosen ? nameOf(this.#chosen) : `${this.#n}`;
  }

  /** Show the wall of an N, or one board of it; false if there is none of this name. */
  async #open(name, isMoving) {
    const { n, label, number } = readName(name) ?? readName(this.dataset.qaN);
    if (!this.#button(n)) return false;
    const isOther = n !== this.#n;
    this.#n = n;
    if (isOther) this.#loaded = this.#load(n);
    if (!(await this.#loaded) || n !== this.#n) return false;
    const board = label && this.#layout.boardNamed(label, number);
    if (label && !board) return false;
    this.#chosen = board;
    this.#pointed = undefined;
    const target = board ? this.#view.around(this.#blockOf(board)) : this.#wholeView();
    this.#move(target, isMoving && !isOther);
    this.#describe(isMoving);
    return true;
  }

  async #load(n) {
    const orbits = await this.#source.orbits(n);
    if (this.signal.aborted || n !== this.#n) return false;
    this.#orbits = orbits;
    this.#chosen = this.#pointed = this.#only = undefined;
    for (const each of this.find("sizes").children) each.setAttribute("aria-pressed", each.value === `${n}`);
    this.find("typed").placeholder = orbits.at(-1).label;
    this.#layout = undefined;
    this.#resize();
    this.dataset.qaReady = n;
    return true;
  }

  #button(n) {
    return [...this.find("sizes").children].find(({ value }) => Number(value) === n);
  }

  #blockOf({ label }) {
    return this.#layout.blocks.find((block) => block.label === label);
  }

  async #jump(event) {
    event.preventDefault();
    const field = this.find("typed");
    const isThere = Boolean(readName(field.value)) && (await this.#go(field.value));
    field.setAttribute("aria-invalid", !isThere);
    if (isThere) return this.find("canvas").focus({ preventScroll: true });
    this.#tell(["mistake"], { mistake: "No board has this label. Write one such as 8.4.1 or 8.8.3/2." });
  }

  /* The picture ------------------------------------------------------------------------------------- */

  #resize() {
    const { clientWidth, clientHeight } = this.find("stage");
    if (!clientWidth) return; // in a closed fold
    this.#ratio = Math.min(MAX_RATIO, devicePixelRatio || 1);
    const [width, height] = [clientWidth, clientHeight].map((length) => Math.round(length * this.#ratio));
    const away = (ratio) => Math.abs(Math.log((ratio * height) / width));
    const ratio = RATIOS.toSorted((one, other) => away(one) - away(other))[0];
    if (this.#layout?.ratio !== ratio) this.#arrange(ratio);
    this.#view.fit(this.#layout, width, height);
    this.#recolour();
  }

  #arrange(ratio) {
    this.#layout = Object.assign(new Layout(this.#n, this.#orbits, ratio), { ratio });
    if (this.#chosen) this.#chosen = this.#layout.boardNamed(this.#chosen.label, this.#chosen.number);
  }

  #recolour() {
    const style = getComputedStyle(this);
    this.#palette = readPalette((property) => style.getPropertyValue(property));
    this.#colours = grouped(this.#layout.boards, this.#tint, this.#palette, this.#only);
    this.#painter?.close();
    this.#painter = new Painter(this.find("canvas"), this.dataset.qaGlyph, this.#ratio, this.#layout, this.#colours, this.#palette);
    this.#overview.open(this.#layout, this.#ratio);
    fill(this.find("legend"), legend(this.#colours.groups, this.#only));
    this.#describe();
    this.#draw();
  }

  #colour(tint) {
    this.#tint = tint;
    this.#only = undefined;
    if (this.#layout) this.#recolour();
  }

  /** Show one group only, or all again. */
  #isolate(button) {
    if (!button) return;
    const value = Number(button.dataset.qaValue);
    this.#only = this.#only === value ? undefined : value;
    this.#chosen = undefined;
    this.#recolour();
    this.#describe(true);
    this.find("legend").querySelector(`[data-qa-value="${value}"]`).focus();
  }

  #draw() {
    if (!this.#frame && this.#isSeen) this.#frame = requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now) {
    this.#frame = 0;
    const isFlying = this.#view.step(now);
    const isMoving = isFlying || now - this.#moved < this.#pace.pause;
    const marked = [this.#chosen, this.#pointed].filter(Boolean);
    const times = this.#pace.times(now, isMoving, this.#ratio);
    const isUnfinished = this.#painter.draw(this.#view, marked, isMoving, times);
    const isMapUnfinished = this.#overview.draw(this.#view, this.#painter);
    this.dataset.qaScale = this.#view.scale.toFixed(3);
    this.find("canvas").style.touchAction = this.#view.isWhole ? "pan-y" : "none"; // the page scrolls past the whole wall
    if (isFlying || isUnfinished || isMapUnfinished || times > 1) this.#draw();
  }

  /** Say what is seen; screen readers hear it in answer to what the reader does, not to where the pointer is. */
  #describe(isAnswer = false) {
    const shown = this.#pointed ?? this.#chosen;
    const only = this.#colours.groups.find(({ value }) => value === this.#only);
    const caption = shown ? boardCaption(this.dataset, shown) : wallCaption(this.#n, this.#orbits, only, this.#links);
    this.#tell(isAnswer ? WORDS : [], { mistake: "", ...caption });
  }

  /** Fill parts of the caption; some of them are heard now. */
  #tell(heard, contents) {
    for (const [part, content] of Object.entries(contents)) fill(this.find(part), content);
    for (const part of WORDS) this.find(heard.includes(part) ? "heard" : "found").append(this.find(part));
  }

  /** What leads from a wall to its gallery, and to its boards by property. */
  get #links() {
    const { qaGalleries, qaListed, qaViews } = this.dataset;
    const links = [];
    if (qaListed.split(" ").includes(`${this.#n}`)) links.push([qaGalleries.replace("/0/", `/${this.#n}/`), `Gallery of N = ${this.#n}`]);
    if (qaViews) links.push([`${qaViews}?with=${this.#n}#by-property`, "Find by property"]);
    return links;
  }

  /* What a reader does ------------------------------------------------------------------------------ */

  #wholeView() {
    return [this.#layout.width / 2, this.#layout.height / 2, this.#view.whole];
  }

  #move(target, isSmooth = true) {
    if (isSmooth && !this.#calm.matches) this.#view.fly(...target);
    else this.#view.set(...target);
    this.#moved = performance.now();
    this.#draw();
  }

  /** Zoom around a CSS pixel, or around the middle. */
  #zoom(factor, x, y, isNow = false) {
    if (!this.#layout) return;
    const goal = isNow ? factor : (factor * this.#view.goal) / this.#view.scale;
    const pixels = x === undefined ? [] : [x * this.#ratio, y * this.#ratio];
    this.#move(this.#view.zoomed(goal, ...pixels), !isNow);
  }

  #drag(across, down) {
    if (!this.#layout) return;
    const { x, y, scale } = this.#view;
    this.#move([x - (across * this.#ratio) / scale, y - (down * this.#ratio) / scale, scale], false);
  }

  /** Go where a reader points on the map. */
  #follow(event) {
    if (!this.#layout || !event.buttons) return;
    event.preventDefault();
    this.find("map").setPointerCapture(event.pointerId);
    this.#move([...this.#overview.pointAt(event), this.#view.scale], false);
  }

  #boardAt([x, y], isFinger = false) {
    const reach = isFinger ? REACH * (this.#layout?.n ?? 0) : 0;
    return this.#layout?.boardAt(...this.#view.pointAt(x * this.#ratio, y * this.#ratio), reach);
  }

  #point(board) {
    if (!this.#layout || board === this.#pointed) return;
    this.#pointed = board;
    this.#describe();
    this.#draw();
  }

  /** Choose the board at a place; on a phone its name stands below the screen otherwise. */
  #pick(place, isTouch) {
    this.#choose(this.#boardAt(place, isTouch));
    if (isTouch) this.find("name").scrollIntoView({ block: "nearest" });
  }

  #choose(board, isStep = true) {
    if (!this.#layout) return;
    this.#chosen = board;
    this.#describe(true);
    this.#draw();
    this.#address.write(this.#name, isStep);
  }

  /** Show the orbit of a board, or where it is already shown, the board. */
  #enlarge(board) {
    if (!board) return;
    this.#choose(board);
    const orbit = this.#view.around(this.#blockOf(board));
    const half = this.#layout.n / 2;
    this.#move(this.#view.scale < orbit[2] * 0.95 ? orbit : [board.x + half, board.y + half, this.#view.max]);
  }

  #showWhole() {
    if (this.#layout) this.#move(this.#wholeView());
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#layout) return;
    const direction = ARROWS[event.key];
    const actions = {
      "+": () => this.#zoom(FACTOR, ...this.#focus()),
      "=": () => this.#zoom(FACTOR, ...this.#focus()),
      "-": () => this.#zoom(1 / FACTOR, ...this.#focus()),
      Home: () => this.#showWhole(),
      Enter: () => this.#enlarge(this.#chosen),
      Escape: () => this.#choose(undefined),
    };
    const action = direction ? () => this.#step(direction, event.shiftKey) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** Where the chosen board is, in CSS pixels, if it is seen. */
  #focus() {
    if (!this.#chosen || !this.#view.sees(this.#chosen)) return [];
    const half = this.#layout.n / 2;
    const corner = [this.#chosen.x, this.#chosen.y];
    return this.#view.origin.map((start, axis) => (start + (corner[axis] + half) * this.#view.scale) / this.#ratio);
  }

  /** Go to the next board, or with Shift move the wall. */
  #step([across, down], isPan) {
    const { x, y, scale, width, height } = this.#view;
    if (isPan) return this.#move([x + (across * PAN * width) / scale, y + (down * PAN * height) / scale, scale]);
    const start = this.#layout.boardAt(x, y, this.#layout.n) ?? this.#layout.boards[0];
    const board = this.#chosen ? this.#layout.next(this.#chosen, [across, down]) : start;
    if (!board) return undefined;
    this.#pointed = undefined;
    this.#choose(board, false);
    const half = this.#layout.n / 2;
    return this.#view.sees(board) || this.#move([board.x + half, board.y + half, scale]);
  }

  #savePoster() {
    if (!this.#layout) return;
    const light = JSON.parse(this.dataset.qaLight);
    const palette = readPalette((property) => light[property]);
    const layout = new Layout(this.#n, this.#orbits, SHEET);
    const text = poster(layout, grouped(layout.boards, this.#tint, palette, this.#only), palette);
    saveText(text, `queens-wall-${this.#n}.svg`, "image/svg+xml");
  }
}

define("queens-wall", QueensWall);
