/* `<queens-wall>`: all solutions of one N on a canvas that a reader zooms and moves. */

import "./queens-wall.css";
import { button, define, dropdown, Figure, html, nothing } from "#base";
import { galleryOf, pageOf } from "#shared/label-address.js";
import { badge, boardPicture } from "#shared/board-view.js";
import { saveText } from "#shared/files.js";
import { ARROWS } from "#shared/keys.js";
import { observeVisibility } from "#shared/sight.js";
import { columnsText } from "#shared/symmetry.js";
import { counted, grouped as withCommas } from "#shared/text.js";
import {
  enlargedSentence,
  groupCaption,
  meaningOf,
  nameOf,
  NONE_CHOSEN,
  seenSentence,
  sizeCaption,
  unknownLabel,
} from "./sentences.js";
import { AddressBar, readName } from "./wall-address.js";
import { OrbitWorker } from "#shared/wall-boards.js";
import { css, grouped, readPalette, TINTS } from "./wall-colours.js";
import { Layout } from "./wall-layout.js";
import { Overview } from "./wall-overview.js";
import { Painter } from "./wall-painter.js";
import { Pointers } from "./wall-pointer.js";
import { poster } from "./wall-poster.js";
import { Pace, View } from "./wall-view.js";

const FACTOR = 1.6; // of a zoom by a key or a button
const PAN = 0.3; // of the canvas, for a move by a key
const MAX_RATIO = 2; // pixels of the canvas in a CSS pixel
const RATIOS = [0.7, 1, 1.4, 2, 2.8]; // width and height of a wall: the nearest to its canvas
const SHEET = 1.4; // likewise, of a poster
const REACH = 0.35; // of a board: a finger need not hit exactly
const BAR = 40; // pixels of the highest bar of the legend

/** Scroll a strip of buttons, and not the page, until the one that is pressed is in sight. */
function showPressed(strip) {
  const { offsetLeft, offsetWidth } = strip.querySelector("[aria-pressed=true]");
  strip.scrollLeft = Math.min(
    Math.max(strip.scrollLeft, offsetLeft + offsetWidth - strip.clientWidth),
    offsetLeft,
  );
}

class QueensWall extends Figure {
  static properties = {
    n: { type: Number }, // shown first
    sizes: { type: Array },
    queen: { type: Object }, // the path of a queen, and the width of a square in its units
    light: { type: Object }, // the palette of a poster
    worker: {}, // the address of its script
    orbits: { state: true }, // of the N that is shown, once they are known
    layout: { state: true },
    frame: { state: true }, // width, height and pixels in a CSS pixel, of the canvas
    palette: { state: true },
    tint: { state: true },
    only: { state: true }, // the value of the group that is shown alone
    chosen: { state: true }, // a board
    pointed: { state: true },
    mistake: { state: true },
    seen: { state: true }, // after a move by a key or a button: which boards are seen
  };
  keys =
    "In the picture, arrow keys go from board to board, with Shift they move the wall. Plus and minus zoom, Enter or Space enlarges, Home shows all, Escape chooses none.";
  #search;
  #address;
  #asked; // the name that the reader has asked for last
  #painter;
  #colours;
  #overview;
  #view = new View();
  #pace = new Pace();
  #moved = -Infinity; // when a reader last moved the wall
  #request = 0; // of a frame
  #isSeen = true;
  #isTelling = false; // when the wall stands still: a key or a button has moved it
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  setup() {
    const { signal } = this;
    this.tint ??= "first";
    this.#search = new OrbitWorker(this.worker, signal);
    this.#address = new AddressBar(this, (name) => this.#open(name, false));
    signal.addEventListener("abort", () => this.#stop());
    this.#onParsed(signal);
  }

  async #onParsed(signal) {
    await this.updateComplete;
    if (signal.aborted) return;
    this.#overview = new Overview(this.#part("map"));
    const actions = {
      zoom: (factor, x, y, isNow) => this.#zoom(factor, x, y, isNow),
      drag: (across, down) => this.#drag(across, down),
      point: (place) => this.#point(place && this.#boardAt(place)),
      press: (place, isTouch) => this.#pick(place, isTouch),
      open: (place) => this.#enlarge(this.#boardAt(place, true)),
    };
    new Pointers(this.#part("canvas"), actions).listen(signal);
    this.#watch(signal);
    this.#open(readName(this.#address.name) ? this.#address.name : `${this.n}`, false);
  }

  #stop() {
    cancelAnimationFrame(this.#request);
    this.#painter?.close();
    this.#painter = this.layout = this.orbits = undefined;
    this.#request = 0;
  }

  /** Follow the size of the canvas, the colours of the page, and whether it is seen. */
  #watch(signal) {
    const sizes = new ResizeObserver(() => this.#resize());
    sizes.observe(this.#part("stage"));
    const recolour = () => {
      const probe = document.createElement("i");
      this.append(probe);
      this.palette = readPalette((property) => {
        probe.style.color = `var(${property})`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
    };
    const looks = new MutationObserver(recolour);
    for (const target of [document.documentElement, document.body])
      looks.observe(target, { attributes: true });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", recolour, { signal });
    recolour();
    const changed = (isSeen) => {
      this.#isSeen = isSeen;
      this.#draw();
    };
    observeVisibility(this, changed, signal);
    signal.addEventListener("abort", () =>
      [sizes, looks].forEach((observer) => observer.disconnect()),
    );
  }

  #part(name) {
    return this.querySelector(`[data-qa-part=${name}]`);
  }

  /* Where a reader goes ----------------------------------------------------------------------------- */

  /** Show what a name means, as a step of the history. */
  async #go(name) {
    const isThere = await this.#open(name, true);
    if (isThere) this.#address.write(this.#name, true);
    return isThere;
  }

  get #name() {
    return this.chosen ? nameOf(this.chosen) : `${this.layout.n}`;
  }

  /** Show the wall of an N, or one board of it; false if there is none of this name. */
  async #open(name, isMoving) {
    const { n, label, number } = readName(name) ?? { n: this.n };
    if (!this.sizes.includes(n)) return false;
    this.#asked = name;
    const orbits = await this.#search.orbits(n);
    if (this.signal.aborted || name !== this.#asked) return false;
    const orbit = orbits.find((each) => each.label === label);
    if (label && !(number <= orbit?.size)) return false;
    const isOther = orbits !== this.orbits;
    if (isOther)
      Object.assign(this, { orbits, chosen: undefined, only: undefined, layout: undefined });
    this.#resize();
    const board = label && this.layout?.boardNamed(label, number);
    if (!this.layout) return false;
    Object.assign(this, { chosen: board, pointed: undefined, mistake: undefined, seen: undefined });
    this.#move(
      board ? this.#view.around(this.#blockOf(board)) : this.#wholeView(),
      isMoving && !isOther,
    );
    return true;
  }

  #blockOf({ label }) {
    return this.layout.blocks.find((block) => block.label === label);
  }

  async #jump(event) {
    event.preventDefault();
    const { value } = this.#part("typed");
    this.muteAnnouncements(); // until it is known whether there is such a board
    const isThere = Boolean(readName(value)) && (await this.#go(value));
    Object.assign(this, { mistake: isThere ? undefined : unknownLabel(value), seen: undefined });
    if (isThere) this.#part("canvas").focus({ preventScroll: true });
    this.announceAgain(); // the same label again, too
  }

  /* The picture ------------------------------------------------------------------------------------- */

  /** Lay out the wall for its canvas. */
  #resize() {
    const { clientWidth, clientHeight } = this.#part("stage");
    if (!clientWidth || !this.orbits) return; // in a closed fold
    const pixels = Math.min(MAX_RATIO, devicePixelRatio || 1);
    const [width, height] = [clientWidth, clientHeight].map((length) =>
      Math.round(length * pixels),
    );
    if (this.layout && `${this.frame}` === `${[width, height, pixels]}`) return;
    const away = (ratio) => Math.abs(Math.log((ratio * height) / width));
    const ratio = RATIOS.toSorted((one, other) => away(one) - away(other))[0];
    if (this.layout?.ratio !== ratio) {
      this.layout = new Layout(this.orbits, ratio);
      this.pointed = undefined;
      this.chosen &&= this.layout.boardNamed(this.chosen.label, this.chosen.number);
    }
    this.frame = [width, height, pixels];
    this.#view.fit(this.layout, width, height);
  }

  /** Pixels of the canvas in a CSS pixel. */
  get #ratio() {
    return this.frame[2];
  }

  willUpdate(changed) {
    const { layout, palette, tint, only } = this;
    if (layout && ["layout", "palette", "tint", "only"].some((name) => changed.has(name)))
      this.#colours = grouped(layout.boards, tint, palette, only);
  }

  updated(changed) {
    const { layout, palette } = this;
    if (!layout) return;
    if (["layout", "frame", "palette", "tint", "only"].some((name) => changed.has(name))) {
      this.#painter?.close();
      this.#painter = new Painter(
        this.#part("canvas"),
        this.queen,
        this.#ratio,
        layout,
        this.#colours,
        palette,
      );
      this.#overview.open(layout, this.#ratio);
    }
    if (changed.has("layout")) showPressed(this.#part("sizes"));
    this.dataset.qaReady = layout.n;
    this.#draw();
  }

  #draw() {
    if (!this.#request && this.#isSeen && this.#painter)
      this.#request = requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now) {
    this.#request = 0;
    const isFlying = this.#view.step(now);
    const isMoving = isFlying || now - this.#moved < this.#pace.pause;
    const marked = [this.chosen, this.pointed].filter(Boolean);
    const times = this.#pace.times(now, isMoving, this.#ratio);
    const isUnfinished = this.#painter.draw(this.#view, marked, isMoving, times);
    const isMapUnfinished = this.#overview.draw(this.#view, this.#painter);
    this.dataset.qaScale = this.#view.scale.toFixed(3);
    this.#part("canvas").style.touchAction = this.#view.isWhole ? "pan-y" : "none"; // the page scrolls past the whole wall
    if (this.#isTelling && !isFlying) this.#tellView();
    if (isFlying || isUnfinished || isMapUnfinished || times > 1) this.#draw();
  }

  /* What a reader does ------------------------------------------------------------------------------ */

  #wholeView() {
    return [this.layout.width / 2, this.layout.height / 2, this.#view.whole];
  }

  #move(target, isSmooth = true) {
    if (isSmooth && !this.#calm.matches) this.#view.fly(...target);
    else this.#view.set(...target);
    this.#moved = performance.now();
    this.#draw();
  }

  /** Zoom by a key or a button, around the chosen board if it is seen. */
  #zoomBy(factor) {
    this.#isTelling = true;
    this.#zoom(factor, ...this.#focus());
  }

  #tellView() {
    const { boards } = this.layout;
    this.#tell(
      seenSentence(
        boards.filter((board) => this.#view.sees(board)),
        boards,
      ),
    );
  }

  /** Say what a key or a button did, even if that is the same as before. */
  #tell(text) {
    Object.assign(this, { seen: text, mistake: undefined });
    this.announceAgain();
    this.#isTelling = false;
  }

  /** Zoom around a CSS pixel, or around the middle. */
  #zoom(factor, x, y, isNow = false) {
    if (!this.layout) return;
    const goal = isNow ? factor : (factor * this.#view.goal) / this.#view.scale;
    const pixels = x === undefined ? [] : [x * this.#ratio, y * this.#ratio];
    this.#move(this.#view.zoomed(goal, ...pixels), !isNow);
  }

  #drag(across, down) {
    if (!this.layout) return;
    const { x, y, scale } = this.#view;
    this.#move(
      [x - (across * this.#ratio) / scale, y - (down * this.#ratio) / scale, scale],
      false,
    );
  }

  /** Go where a reader points on the map. */
  #follow(event) {
    if (!this.layout || !event.buttons) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#move([...this.#overview.pointAt(event), this.#view.scale], false);
  }

  #boardAt([x, y], isFinger = false) {
    const reach = isFinger ? REACH * (this.layout?.n ?? 0) : 0;
    return this.layout?.boardAt(...this.#view.pointAt(x * this.#ratio, y * this.#ratio), reach);
  }

  /** Screen readers do not hear where the pointer is. */
  #point(board) {
    if (board === this.pointed) return;
    this.muteAnnouncements();
    Object.assign(this, { pointed: board, seen: undefined });
  }

  /** Choose the board at a place; its name stands below the screen of some phones otherwise. */
  async #pick(place, isTouch) {
    this.#choose(this.#boardAt(place, isTouch));
    await this.updateComplete;
    if (isTouch) this.#part("name").scrollIntoView({ block: "nearest" });
  }

  #choose(board, isStep = true) {
    if (!this.layout) return;
    Object.assign(this, { chosen: board, mistake: undefined, seen: undefined });
    this.#address.write(this.#name, isStep);
  }

  /** Show the orbit of a board, or where it is already shown, the board. */
  #enlarge(board) {
    if (!board) return;
    if (board !== this.chosen) this.#choose(board);
    const orbit = this.#view.around(this.#blockOf(board));
    const isOrbit = this.#view.scale < orbit[2] * 0.95;
    this.#move(isOrbit ? orbit : [...this.#middleOf(board), this.#view.max]);
    this.#tell(enlargedSentence(board, isOrbit));
  }

  #middleOf({ x, y }) {
    return [x, y].map((at) => at + this.layout.n / 2);
  }

  #showWhole() {
    if (!this.layout) return;
    this.#isTelling = true;
    this.#move(this.#wholeView());
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.layout) return;
    const direction = ARROWS[event.key];
    const enlarge = () => (this.chosen ? this.#enlarge(this.chosen) : this.#tell(NONE_CHOSEN));
    const actions = {
      "+": () => this.#zoomBy(FACTOR),
      "=": () => this.#zoomBy(FACTOR),
      "-": () => this.#zoomBy(1 / FACTOR),
      Home: () => this.#showWhole(),
      Enter: enlarge,
      " ": enlarge,
      Escape: () => this.#choose(undefined),
    };
    const action = direction ? () => this.#step(direction, event.shiftKey) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** Where the chosen board is, in CSS pixels, if it is seen. */
  #focus() {
    if (!this.layout || !this.chosen || !this.#view.sees(this.chosen)) return [];
    const middle = this.#middleOf(this.chosen);
    return this.#view.origin.map(
      (start, axis) => (start + middle[axis] * this.#view.scale) / this.#ratio,
    );
  }

  /** Go to the next board, or with Shift move the wall. */
  #step([across, down], isPan) {
    const { x, y, scale, width, height } = this.#view;
    this.#isTelling = isPan;
    if (isPan)
      return this.#move([
        x + (across * PAN * width) / scale,
        y + (down * PAN * height) / scale,
        scale,
      ]);
    const start = this.layout.boardAt(x, y, this.layout.n) ?? this.layout.boards[0];
    const board = this.chosen ? this.layout.next(this.chosen, [across, down]) : start;
    if (!board) return undefined;
    this.pointed = undefined;
    this.#choose(board, false);
    return this.#view.sees(board) || this.#move([...this.#middleOf(board), scale]);
  }

  #savePoster() {
    if (!this.orbits) return;
    const palette = readPalette((property) => this.light[property]);
    const layout = new Layout(this.orbits, SHEET);
    const text = poster(layout, grouped(layout.boards, this.tint, palette, this.only), palette);
    const file = `queens-wall-${layout.n}.svg`;
    saveText(text, file, "image/svg+xml");
    Object.assign(this, { seen: `The poster is saved as ${file}.`, mistake: undefined });
    this.announceAgain();
  }

  /* What is shown ----------------------------------------------------------------------------------- */

  render() {
    const { layout, sizes, tint } = this;
    const size = (n) =>
      html`<button
        type="button"
        aria-label="N = ${n}"
        aria-pressed=${n === layout?.n}
        @click=${() => this.#go(`${n}`)}>${n}</button>`;
    const zoom = (name, label, sign, act) =>
      html`<button
        type="button"
        title=${label}
        data-qa-part=${name}
        @click=${act}><span aria-hidden="true">${sign}</span></button>`;
    const follow = (event) => this.#follow(event);
    const colour = (name) => {
      Object.assign(this, { tint: name, only: undefined });
      this.#tell(`Colour: ${TINTS[name].name}.`);
    };
    return html`<div class="qa-wall-bar">
        <div
          class="qa-wall-group"
          role="group"
          aria-label="Number of queens"
          data-qa-part="sizes">${sizes.map(size)}</div>
        <div class="qa-wall-zoom" role="group" aria-label="Zoom">
          ${zoom("in", "Zoom in", "+", () => this.#zoomBy(FACTOR))}
          ${zoom("out", "Zoom out", "−", () => this.#zoomBy(1 / FACTOR))}
          ${zoom("whole", "Show the whole wall", "⤢", () => this.#showWhole())}
        </div>
        ${button("poster", "Poster (SVG, A2)", () => this.#savePoster())}
      </div>
      <div class="qa-wall-stage" data-qa-part="stage">
        <canvas
          tabindex="0"
          role="application"
          aria-label="All solutions"
          aria-description=${this.keys}
          data-qa-part="canvas"
          @keydown=${(event) => this.#press(event)}></canvas>
        <div
          class="qa-wall-map"
          aria-hidden="true"
          data-qa-part="map"
          hidden
          @pointerdown=${follow}
          @pointermove=${follow}><canvas></canvas><i></i></div>
      </div>
      <div class="qa-wall-strip">
        <div>
          ${layout ? this.#caption() : nothing}
          <form class="qa-wall-bar qa-wall-jump" @submit=${(event) => this.#jump(event)}>
            <input
              aria-label="Label of a board"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              maxlength="20"
              data-qa-part="typed"
              placeholder=${this.orbits?.at(-1).label ?? ""}
              aria-invalid=${Boolean(this.mistake)}><button type="submit">Go</button></form>
        </div>
        <div data-qa-part="picture">${this.#shown ? boardPicture(this.#shown.columns, `Board ${nameOf(this.#shown)}`) : nothing}</div>
        <div class="qa-wall-colours">
          <div class="qa-wall-bar">${dropdown("Colour", Object.keys(TINTS), tint, colour, { text: (name) => TINTS[name].name })}</div>
          <div
            class="qa-wall-legend"
            role="group"
            aria-label="Show only"
            data-qa-part="legend">${layout ? this.#legend() : nothing}</div>
        </div>
      </div>
      <p class="qa-wall-help">Pinch to zoom, drag to move, choose a board to see what it is. <span>The wheel zooms, too. Keys: arrows go from board to board, Shift and arrows move the wall, + and − zoom, Enter enlarges, Home shows all.</span></p>`;
  }

  /** The board that the caption is about. */
  get #shown() {
    return this.pointed ?? this.chosen;
  }

  /** What is seen, or the board that is pointed at or chosen, with links. */
  #caption() {
    const { mistake, seen } = this;
    const board = this.#shown;
    const { name, meaning, links } = board ? this.#boardCaption(board) : this.#wallCaption();
    const columns = board
      ? html`<span aria-hidden="true" data-qa-part="columns">${columnsText(board.columns)}</span>`
      : nothing;
    const view = html`<span class="qa-wall-name" data-qa-part="name">${name}${board ? html` ${badge(board.size)}` : nothing}</span>${meaning ? html`<span class="qa-unseen">, </span>` : nothing}
      <span class="qa-wall-columns">${columns}</span><span data-qa-part="meaning">${meaning}</span>`;
    const look = "qa-wall-caption";
    const answer = mistake ?? seen; // it alone is heard
    const said = html`<span class=${mistake ? "qa-wall-mistake" : "qa-unseen"}>${answer}</span>`;
    return html`${answer ? this.message(answer, { view: said, more: view, look }) : this.message(name + meaning, { view, look })}
      <p class="qa-wall-links">${links.map(([href, text]) => html`<a href=${href}>${text}</a>`)}</p>`;
  }

  #boardCaption(board) {
    const { qaFinder } = this.dataset;
    const page = pageOf(board.label, this.dataset);
    const links = page ? [[page, "Page of its orbit"]] : [];
    if (qaFinder)
      links.push([
        `${qaFinder}?${new URLSearchParams({ q: columnsText(board.columns) })}`,
        "Open in Find",
      ]);
    return { name: nameOf(board), meaning: meaningOf(board), links };
  }

  #wallCaption() {
    const {
      layout: { n, boards },
      orbits,
    } = this;
    const only = this.#colours.groups.find(({ value }) => value === this.only);
    const gallery = galleryOf(n, this.dataset);
    const links = gallery ? [[gallery, `Gallery of N = ${n}`]] : [];
    if (this.dataset.qaFinder)
      links.push([`${this.dataset.qaFinder}?with=${n}#by-property`, "Find by property"]);
    return { ...(only ? groupCaption(only) : sizeCaption(n, boards, orbits)), links };
  }

  /** A bar for each group of boards, as high as the group is large; its buttons show one group only. */
  #legend() {
    const { groups } = this.#colours;
    const most = Math.max(...groups.map(({ count }) => count));
    const show = (value) =>
      Object.assign(this, {
        only: this.only === value ? undefined : value,
        chosen: undefined,
        seen: undefined,
        mistake: undefined,
      });
    return groups.map(({ value, text, count, meaning, full }) => {
      const name = `${text}: ${meaning}, ${counted(count, "board")}`;
      return html`<button
        type="button"
        title=${name}
        aria-pressed=${value === this.only}
        data-qa-value=${value}
        @click=${() => show(value)}><small aria-hidden="true">${withCommas(count)}</small><i
          aria-hidden="true"
          style="height:${2 + (BAR * count) / most}px;background:${css(full)}"></i><span aria-hidden="true">${text}</span></button>`;
    });
  }
}

define("queens-wall", QueensWall);
