/* The wall: all solutions for an N on a canvas that a reader zooms and moves. */

import "./queens-wall.css";
import { button, define, dropdown, Figure, html, nothing } from "#base";
import { galleryOf, pageOf } from "#shared/label-address.js";
import { badge, boardPicture } from "#shared/board-view.js";
import { saveText } from "#shared/files.js";
import { ARROWS } from "#shared/keys.js";
import { observeColours, readColour } from "#shared/page-colours.js";
import { observeVisibility } from "#shared/sight.js";
import { columnsText } from "#shared/symmetry.js";
import { counted, grouped as withCommas } from "#shared/text.js";
import {
  enlargedSentence,
  groupCaption,
  meaningOf,
  nameOf,
  NO_SELECTION,
  viewSentence,
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
import { insideOf, Pace, View } from "./wall-view.js";

// The factor by which a key or a button zooms.
const FACTOR = 1.6;
// The part of the canvas's width or height by which an arrow key moves the wall.
const PAN = 0.3;
// The most pixels of the canvas for one CSS pixel.
const MAX_RATIO = 2;
// The wall is laid out for shapes that differ by this step, in the logarithm of width / height. If
// a canvas changes less, its layout stays, because a new layout takes long.
const SHAPE_STEP = 0.08;
// The width of a poster divided by its height.
const SHEET = 1.4;
// How far a finger may miss a board, as a part of the board's side.
const REACH = 0.35;
// The height of the highest bar of the legend, in pixels.
const BAR = 40;

const HELP = "Pinch to zoom, drag to move, choose a board to see what it is.";
const KEY_HELP =
  "The wheel zooms, too. Keys: arrows go from board to board, Shift and arrows move the wall, " +
  "+ and − zoom, Enter enlarges, Home shows all.";

// The icon of the button that shows the whole wall. It is drawn as four corners, because few fonts
// have such a sign.
const WHOLE_ICON = html`<svg class="qa-wall-corners" viewBox="0 0 16 16"><path
    d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"></path></svg>`;

/** Scroll a strip of buttons so that the pressed button is in view. The page does not scroll. */
function showPressed(strip) {
  const { offsetLeft, offsetWidth } = strip.querySelector("[aria-pressed=true]");
  strip.scrollLeft = Math.min(
    Math.max(strip.scrollLeft, offsetLeft + offsetWidth - strip.clientWidth),
    offsetLeft,
  );
}

class QueensWall extends Figure {
  static properties = {
    // The N of the wall that is shown first.
    n: { type: Number },
    sizes: { type: Array },
    // The path of a queen, and the width of a square in the units of the path.
    queen: { type: Object },
    // The colours of the light scheme by CSS property. A poster has them even if the page is dark.
    light: { type: Object },
    // The address of the worker's script.
    worker: {},
    // The orbits of the current N; undefined until they are known.
    orbits: { state: true },
    // The layout of the boards; undefined until the orbits are known and the canvas has a size.
    layout: { state: true },
    // The width and the height of the canvas in device pixels, and the device pixels in a CSS
    // pixel.
    frame: { state: true },
    // The colours of the page, each as channels, as `readPalette` returns them.
    palette: { state: true },
    // The property by which boards are coloured: a key of `TINTS`.
    tint: { state: true },
    // The value of the only group of boards that is not faded; undefined if no group is faded.
    only: { state: true },
    // The board that the reader has selected; undefined if there is no such board.
    selectedBoard: { state: true },
    // The board under the pointer; undefined if there is no such board.
    hoveredBoard: { state: true },
    // The message about a label that the wall does not have; otherwise undefined.
    mistake: { state: true },
    // The message after an action by a key or a button; otherwise undefined.
    moveMessage: { state: true },
  };
  keys =
    "In the picture, arrow keys go from board to board, with Shift they move the wall. " +
    "Plus and minus zoom, Enter or Space enlarges, Home shows all, Escape chooses none.";
  #search;
  #address;
  // The name for which the reader asked last. If an older request is answered later, the answer is
  // dropped.
  #lastName;
  #painter;
  #colours;
  #overview;
  #view = new View();
  #pace = new Pace();
  // The time of the last move of the wall, as by `performance.now`.
  #lastMove = -Infinity;
  // The id of the requested animation frame; 0 if no frame is requested.
  #request = 0;
  #isVisible = true;
  // Whether to announce which boards are in view once the wall stands still, because a key or a
  // button has moved it.
  #willAnnounceView = false;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  setup() {
    const { signal } = this;
    this.tint ??= "first";
    this.#search = new OrbitWorker(this.worker, signal);
    this.#address = new AddressBar(this, (name) => this.#open(name, false));
    signal.addEventListener("abort", () => this.#stop());
    this.#startWall(signal);
  }

  async #startWall(signal) {
    await this.updateComplete;
    if (signal.aborted) return;
    this.#overview = new Overview(this.#part("map"));
    const actions = {
      zoom: (factor, x, y, isNow) => this.#zoom(factor, x, y, isNow),
      drag: (across, down) => this.#drag(across, down),
      point: (point) => this.#point(point && this.#boardAt(point)),
      press: (point, isTouch) => this.#pick(point, isTouch),
      open: (point) => this.#enlarge(this.#boardAt(point, true)),
    };
    new Pointers(this.#part("canvas"), actions).listen(signal);
    this.#watch(signal);
    this.#open(readName(this.#address.name) ? this.#address.name : `${this.n}`, false);
  }

  #stop() {
    cancelAnimationFrame(this.#request);
    this.#painter?.close();
    this.#painter = undefined;
    this.layout = undefined;
    this.orbits = undefined;
    this.#request = 0;
  }

  /** Observe the size of the canvas, the colours of the page, and whether the figure is visible.
      Stop when `signal` aborts. */
  #watch(signal) {
    const sizes = new ResizeObserver(() => this.#resize());
    sizes.observe(this.#part("stage"));
    const recolour = () => {
      this.palette = readPalette((property) => readColour(this.#part("canvas"), property));
    };
    observeColours(recolour, signal);
    recolour();
    const changed = (isVisible) => {
      this.#isVisible = isVisible;
      this.#draw();
    };
    observeVisibility(this, changed, signal);
    signal.addEventListener("abort", () => sizes.disconnect());
  }

  #part(name) {
    return this.querySelector(`[data-qa-part=${name}]`);
  }

  // Methods that go to parts of the wall.

  /** Show the part of the wall that has a name, and add it to the browser's history. Resolve to
      false if the wall has no such part, otherwise to true. */
  async #go(name) {
    const isThere = await this.#open(name, true);
    if (isThere) this.#address.write(this.#name, true);
    return isThere;
  }

  get #name() {
    return this.selectedBoard ? nameOf(this.selectedBoard) : `${this.layout.n}`;
  }

  /** Show the wall of an N, or one of its boards. Resolve to false if there is no such part, or if
      the reader has asked for another part meanwhile; otherwise to true.
      @param {string} name  such as `8` or `8.4.1/3`
      @param {boolean} isMoving  whether the view moves there, if the N stays */
  async #open(name, isMoving) {
    const { n, label, number } = readName(name) ?? { n: this.n };
    if (!this.sizes.includes(n)) return false;
    this.#lastName = name;
    const orbits = await this.#search.orbits(n);
    if (this.signal.aborted || name !== this.#lastName) return false;
    const orbit = orbits.find((other) => other.label === label);
    if (label && !(number <= orbit?.size)) return false;
    const isOther = orbits !== this.orbits;
    if (isOther)
      Object.assign(this, { orbits, selectedBoard: undefined, only: undefined, layout: undefined });
    this.#resize();
    const board = label && this.layout?.boardNamed(label, number);
    if (!this.layout) return false;
    Object.assign(this, {
      selectedBoard: board,
      hoveredBoard: undefined,
      mistake: undefined,
      moveMessage: undefined,
    });
    const target = board ? this.#view.around(this.#blockOf(board)) : this.#view.opening;
    this.#move(target, isMoving && !isOther);
    return true;
  }

  #blockOf({ label }) {
    return this.layout.blocks.find((block) => block.label === label);
  }

  async #jump(event) {
    event.preventDefault();
    const { value } = this.#part("typed");
    // Do not announce anything until it is known whether the board exists.
    this.muteAnnouncements();
    const isThere = Boolean(readName(value)) && (await this.#go(value));
    Object.assign(this, {
      mistake: isThere ? undefined : unknownLabel(value),
      moveMessage: undefined,
    });
    if (isThere) this.#part("canvas").focus({ preventScroll: true });
    // Announce the message even if the same label has been typed again.
    this.announceAgain();
  }

  // Methods for the picture.

  /** Adapt the layout and the view if the size of the canvas has changed. */
  #resize() {
    const { clientWidth, clientHeight } = this.#part("stage");
    // In a closed fold the figure has no size. Keep the layout as it is.
    if (!clientWidth || !this.orbits) return;
    const pixels = Math.min(MAX_RATIO, devicePixelRatio || 1);
    const width = Math.round(clientWidth * pixels);
    const height = Math.round(clientHeight * pixels);
    if (this.layout && `${this.frame}` === `${[width, height, pixels]}`) return;
    const { across, down } = insideOf(width, height);
    const ratio = Math.exp(Math.round(Math.log(across / down) / SHAPE_STEP) * SHAPE_STEP);
    if (this.layout?.ratio !== ratio) {
      this.layout = new Layout(this.orbits, ratio);
      this.hoveredBoard = undefined;
      this.selectedBoard &&= this.layout.boardNamed(
        this.selectedBoard.label,
        this.selectedBoard.number,
      );
    }
    this.frame = [width, height, pixels];
    this.#view.fit(this.layout, width, height, pixels);
  }

  /** The number of the canvas's pixels in a CSS pixel. */
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
    if (!this.#request && this.#isVisible && this.#painter)
      this.#request = requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now) {
    this.#request = 0;
    const isFlying = this.#view.step(now);
    const isMoving = isFlying || now - this.#lastMove < this.#pace.pause;
    const markedBoards = [this.selectedBoard, this.hoveredBoard].filter(Boolean);
    const times = this.#pace.times(now, isMoving, this.#ratio);
    const isUnfinished = this.#painter.draw(this.#view, markedBoards, isMoving, times);
    const isMapUnfinished = this.#overview.draw(this.#view, this.#painter);
    this.dataset.qaScale = this.#view.scale.toFixed(3);
    // While the view is as the wall opened, or shows the whole wall, a swipe up or down scrolls the
    // page.
    const { isWhole, isOpening } = this.#view;
    this.#part("canvas").style.touchAction = isWhole || isOpening ? "pan-y" : "none";
    if (this.#willAnnounceView && !isFlying) this.#announceView();
    if (isFlying || isUnfinished || isMapUnfinished || times > 1) this.#draw();
  }

  // Methods for the actions of the reader.

  #wholeView() {
    return [this.layout.width / 2, this.layout.height / 2, this.#view.whole];
  }

  #move(target, isSmooth = true) {
    if (isSmooth && !this.#calm.matches) this.#view.fly(...target);
    else this.#view.set(...target);
    this.#lastMove = performance.now();
    this.#draw();
  }

  /** Zoom by a key or a button: around the selected board if it is in view, otherwise around the
      middle. */
  #zoomBy(factor) {
    this.#willAnnounceView = true;
    this.#zoom(factor, ...this.#focus());
  }

  #announceView() {
    const { boards } = this.layout;
    const inView = boards.filter((board) => this.#view.sees(board));
    this.#announce(viewSentence(inView, boards));
  }

  /** Announce a text after an action by a key or a button, even if it is the same as before. */
  #announce(text) {
    Object.assign(this, { moveMessage: text, mistake: undefined });
    this.announceAgain();
    this.#willAnnounceView = false;
  }

  /** Zoom by a factor around a point in CSS pixels. If `x` and `y` are undefined, zoom around the
      middle.
      @param {number} [x]
      @param {number} [y]
      @param {boolean} [isNow]  whether the view jumps instead of gliding, as for pinches */
  #zoom(factor, x, y, isNow = false) {
    if (!this.layout) return;
    const goal = isNow ? factor : (factor * this.#view.goal) / this.#view.scale;
    const pixels = x === undefined ? [] : [x * this.#ratio, y * this.#ratio];
    this.#move(this.#view.zoomed(goal, ...pixels), !isNow);
  }

  #drag(across, down) {
    if (!this.layout) return;
    const { x, y, scale } = this.#view;
    const newX = x - (across * this.#ratio) / scale;
    const newY = y - (down * this.#ratio) / scale;
    this.#move([newX, newY, scale], false);
  }

  /** Move the view to the point of the small map at which the reader points. */
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

  /** Show the name of the board under the pointer, which may be undefined, without announcing
      it. */
  #point(board) {
    if (board === this.hoveredBoard) return;
    this.muteAnnouncements();
    Object.assign(this, { hoveredBoard: board, moveMessage: undefined });
  }

  /** Select the board at a point of the canvas. After a touch, scroll to its name, which may be
      below the screen on a phone. */
  async #pick(point, isTouch) {
    this.#choose(this.#boardAt(point, isTouch));
    await this.updateComplete;
    if (isTouch) this.#part("name").scrollIntoView({ block: "nearest" });
  }

  #choose(board, isStep = true) {
    if (!this.layout) return;
    Object.assign(this, { selectedBoard: board, mistake: undefined, moveMessage: undefined });
    this.#address.write(this.#name, isStep);
  }

  /** Zoom to the orbit of a board. If the view is as close as that already, zoom to the board
      itself. */
  #enlarge(board) {
    if (!board) return;
    if (board !== this.selectedBoard) this.#choose(board);
    const orbit = this.#view.around(this.#blockOf(board));
    const isOrbit = this.#view.scale < orbit[2] * 0.95;
    this.#move(isOrbit ? orbit : [...this.#middleOf(board), this.#view.max]);
    this.#announce(enlargedSentence(board, isOrbit));
  }

  #middleOf({ x, y }) {
    const half = this.layout.n / 2;
    return [x + half, y + half];
  }

  #showWhole() {
    if (!this.layout) return;
    this.#willAnnounceView = true;
    this.#move(this.#wholeView());
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.layout) return;
    const direction = ARROWS[event.key];
    const enlarge = () =>
      this.selectedBoard ? this.#enlarge(this.selectedBoard) : this.#announce(NO_SELECTION);
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

  /** Return the middle of the selected board in CSS pixels of the canvas. If it is not in view,
      return an empty list. */
  #focus() {
    if (!this.layout || !this.selectedBoard || !this.#view.sees(this.selectedBoard)) return [];
    const middle = this.#middleOf(this.selectedBoard);
    return this.#view.origin.map(
      (start, axis) => (start + middle[axis] * this.#view.scale) / this.#ratio,
    );
  }

  /** Select the next board in a direction. With `isPan`, move the view in this direction
      instead. */
  #step([across, down], isPan) {
    const { x, y, scale, width, height } = this.#view;
    this.#willAnnounceView = isPan;
    if (isPan) {
      const newX = x + (across * PAN * width) / scale;
      const newY = y + (down * PAN * height) / scale;
      return this.#move([newX, newY, scale]);
    }
    const start = this.layout.boardAt(x, y, this.layout.n) ?? this.layout.boards[0];
    const board = this.selectedBoard ? this.layout.next(this.selectedBoard, [across, down]) : start;
    if (!board) return undefined;
    this.hoveredBoard = undefined;
    this.#choose(board, false);
    if (!this.#view.sees(board)) this.#move([...this.#middleOf(board), scale]);
    return undefined;
  }

  #savePoster() {
    if (!this.orbits) return;
    const palette = readPalette((property) => this.light[property]);
    const layout = new Layout(this.orbits, SHEET);
    const text = poster(layout, grouped(layout.boards, this.tint, palette, this.only), palette);
    const file = `queens-wall-${layout.n}.svg`;
    saveText(text, file, "image/svg+xml");
    Object.assign(this, { moveMessage: `The poster is saved as ${file}.`, mistake: undefined });
    this.announceAgain();
  }

  // Methods that render the figure.

  render() {
    const { layout, sizes } = this;
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
    const board = this.#captionedBoard;
    const picture = board ? boardPicture(board.columns, `Board ${nameOf(board)}`) : nothing;
    return html`<div class="qa-wall-bar">
        <div
          class="qa-wall-group"
          role="group"
          aria-label="Number of queens"
          data-qa-part="sizes">${sizes.map(size)}</div>
        <div class="qa-wall-zoom" role="group" aria-label="Zoom">
          ${zoom("in", "Zoom in", "+", () => this.#zoomBy(FACTOR))}
          ${zoom("out", "Zoom out", "−", () => this.#zoomBy(1 / FACTOR))}
          ${zoom("whole", "Show the whole wall", WHOLE_ICON, () => this.#showWhole())}
        </div>
        ${button("poster", "Poster (SVG, A2)", () => this.#savePoster())}
      </div>
      <div class="qa-wall-body">
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
          <div data-qa-part="picture">${picture}</div>
          ${this.#colourChoice()}
        </div>
        <p class="qa-wall-help">${HELP} <span>${KEY_HELP}</span></p>
      </div>`;
  }

  /** Render the list of properties by which boards are coloured, and the legend of the colours. */
  #colourChoice() {
    const colour = (name) => {
      Object.assign(this, { tint: name, only: undefined });
      this.#announce(`Colour: ${TINTS[name].name}.`);
    };
    const tintNames = Object.keys(TINTS);
    const tintList = dropdown("Colour", tintNames, this.tint, colour, {
      text: (name) => TINTS[name].name,
    });
    return html`<div class="qa-wall-colours">
      <div class="qa-wall-bar">${tintList}</div>
      <div
        class="qa-wall-legend"
        role="group"
        aria-label="Show only"
        data-qa-part="legend">${this.layout ? this.#legend() : nothing}</div>
    </div>`;
  }

  /** The board that the caption describes: the board under the pointer, or else the selected one.
      If it is undefined, the caption describes the wall. */
  get #captionedBoard() {
    return this.hoveredBoard ?? this.selectedBoard;
  }

  /** Render the caption of the wall or of a board, with links. */
  #caption() {
    const { mistake, moveMessage } = this;
    const board = this.#captionedBoard;
    const { name, meaning, links } = board ? this.#boardCaption(board) : this.#wallCaption();
    const columns = board
      ? html`<span aria-hidden="true" data-qa-part="columns">${columnsText(board.columns)}</span>`
      : nothing;
    const size = board ? html` ${badge(board.size)}` : nothing;
    const comma = meaning ? html`<span class="qa-unseen">, </span>` : nothing;
    const view = html`<span class="qa-wall-name" data-qa-part="name">${name}${size}</span>${comma}
      <span class="qa-wall-columns">${columns}</span><span data-qa-part="meaning">${meaning}</span>`;
    const look = "qa-wall-caption";
    // If there is a message after an action, only the message is announced.
    const answer = mistake ?? moveMessage;
    const answerView = html`<span
      class=${mistake ? "qa-wall-mistake" : "qa-unseen"}>${answer}</span>`;
    const message = answer
      ? this.message(answer, { view: answerView, more: view, look })
      : this.message(name + meaning, { view, look });
    return html`${message}
      <p class="qa-wall-links">${links.map(([href, text]) => html`<a href=${href}>${text}</a>`)}</p>`;
  }

  #boardCaption(board) {
    const { qaFinder } = this.dataset;
    const page = pageOf(board.label, this.dataset);
    const links = page ? [[page, "Page of its orbit"]] : [];
    if (qaFinder) {
      const query = new URLSearchParams({ q: columnsText(board.columns) });
      links.push([`${qaFinder}?${query}`, "Open in Find"]);
    }
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

  /** Render the legend: for each group of boards a bar whose height stands for the number of
      boards. A press on a bar fades all other groups. */
  #legend() {
    const { groups } = this.#colours;
    const most = Math.max(...groups.map(({ count }) => count));
    const show = (value) =>
      Object.assign(this, {
        only: this.only === value ? undefined : value,
        selectedBoard: undefined,
        moveMessage: undefined,
        mistake: undefined,
      });
    return groups.map(({ value, text, count, meaning, full }) => {
      const name = `${text}: ${meaning}, ${counted(count, "board")}`;
      const height = 2 + (BAR * count) / most;
      return html`<button
        type="button"
        title=${name}
        aria-pressed=${value === this.only}
        data-qa-value=${value}
        @click=${() => show(value)}><small aria-hidden="true">${withCommas(count)}</small><i
          aria-hidden="true"
          style="height:${height}px;background:${css(full)}"></i><span
          aria-hidden="true">${text}</span></button>`;
    });
  }
}

define("queens-wall", QueensWall);
