/* The map of all solutions for an N: when a reader selects a point, the queens of the board glide
   to the squares of its solution. The parameters of the page's address:

   ?n=8&board=8.4.1     N, and the selected point: a label or columns */

import "./queens-map.css";
import {
  Address,
  define,
  dropdown,
  Figure,
  formatted,
  html,
  keyed,
  nothing,
  numberIn,
  svg,
} from "#base";
import { labelAddress } from "#shared/label-address.js";
import { pathLayer, tile } from "#shared/board-view.js";
import { glidingBoard } from "#shared/gliding-board.js";
import { ARROWS, pointToward } from "#shared/keys.js";
import { Player } from "#shared/player.js";
import { columnsText, WORDS } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import {
  linesOf,
  movedBetween,
  movedSquares,
  orbitsOf,
  pointAt,
  pointNamed,
  pointsOf,
  walkFrom,
} from "./solution-map.js";

// The side of the map, in the units of its points. The middle of the map is (0, 0).
const SIDE = 200;
// Milliseconds between two steps when a walk is played.
const PAUSE = 1500;
// Return the radius of a point. The more points there are, the smaller they are, so that they do
// not overlap.
const dotSize = (count) => Math.min(2.6, 22 / Math.sqrt(count));

// The lines of the map that the key explains: the class of a line, and its meaning.
const LINES = [
  ["qa-map-2", "2 queens move"],
  ["qa-map-3", "3 move"],
  ["qa-map-near", "the nearest"],
];
// The factor by which the points of the selected orbit are larger than other points.
const LARGER = 1.35;

const lineBetween = ([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`;

/** The figure: a map with a point for each solution of an N, and the board of the selected
    point. */
class SolutionMap extends Figure {
  static properties = {
    n: { type: Number },
    // For each N, the representative of each orbit and its point, as `pointsOf` reads them.
    maps: { type: Object },
    // The solutions of a walk from the selected one, as far as they have been computed.
    walk: { state: true },
  };
  keys = "On the map, arrow keys go to the next point, Home and End to the first and the last.";
  player = new Player(this, { pace: () => [PAUSE, 1], changed: () => this.#write() });
  // A generator of the solutions of the walk. Computing all of them at once would take too long
  // after a tap.
  #steps;
  // The points, orbits and lines of each N that the reader has opened.
  #cache = new Map();

  setup() {
    this.address = new Address(this, (query) => this.#read(query));
    if (!this.walk) this.#open(this.n);
    this.#read(this.address.query);
    this.address.show(["n", "board"]);
  }

  /** Open the map and select the point that the parameters of an address name. Ignore invalid
      parameters. */
  #read(query) {
    const n = numberIn(query, "n", 1, 99);
    if (n && this.maps[n]) this.#open(n);
    const point = pointNamed(this.map.points, query.get("board") ?? "");
    if (point) this.#choose(point);
  }

  get map() {
    if (!this.#cache.has(this.n)) {
      const points = pointsOf(this.maps[this.n]);
      this.#cache.set(this.n, {
        points,
        orbits: orbitsOf(points),
        lines: [2, 3].map((count) => [count, linesOf(points, count)]),
      });
    }
    return this.#cache.get(this.n);
  }

  #open(n) {
    this.n = n;
    this.#choose(this.map.points[0]);
  }

  /** Select a point, with which a new walk starts. */
  #choose(point) {
    const { points } = this.map;
    this.walk = [];
    this.#steps = walkFrom(points, point);
    this.player.set(0, points.length - 1);
  }

  get here() {
    return this.#stepAt(this.player.position);
  }

  /** Return the solution at a position of the walk, and compute the walk up to it if needed. */
  #stepAt(position) {
    while (this.walk.length <= position) this.walk.push(this.#steps.next().value);
    return this.walk[position];
  }

  /** Write N and the selected point into the address of the page. */
  #write() {
    const { n, here } = this;
    this.address.write({ n, board: here.symmetry ? columnsText(here.columns) : here.label });
  }

  /** Select a point, and move the keyboard focus to it. */
  async #go(point) {
    this.#choose(point);
    this.#write();
    // Announce the message even if it is the same as for the point before.
    this.announceAgain();
    await this.updateComplete;
    this.querySelector("[role=option][aria-selected=true]").focus({ preventScroll: true });
  }

  /** Select the first point of an orbit. The focus stays on the button of the orbit. */
  #chooseOrbit({ first }) {
    this.#choose(first);
    this.#write();
    this.announceAgain();
  }

  /** Select the point nearest to a click, because the points are too small to hit on a phone. */
  #click({ currentTarget, clientX, clientY }) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const coordinate = (pixels) => (pixels / width - 0.5) * SIDE;
    const point = pointAt(this.map.points, coordinate(clientX - left), coordinate(clientY - top));
    this.#go(point);
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { points } = this.map;
    const end = { Home: points[0], End: points.at(-1) }[event.key];
    const direction = ARROWS[event.key];
    if (!end && !direction) return;
    event.preventDefault();
    const next = end ?? pointToward(points, this.here, direction);
    if (next) this.#go(next);
  }

  /** Render the message. At the start of a walk it does not contain the name of the point: the
      point has the focus, so screen readers announce its name. Later in a walk it does, hidden from
      sight. */
  #message(name) {
    const { walk, here, player } = this;
    const { length } = this.map.points;
    if (!player.position) {
      const distance = length > 1 ? movedBetween(here, this.#stepAt(1)) : 0;
      const text = `Its nearest solution is ${counted(distance, "queen")} away.`;
      return this.message(text, { more: " Choose a point, or walk." });
    }
    const moved = counted(movedBetween(walk[player.position - 1], here), "queen");
    const seen = `${player.position + 1} of ${length} solutions seen.`;
    const text = `*${moved} moved.* ${seen}`;
    return this.message(`${name}: ${text}`, {
      view: html`<span class="qa-unseen">${name}: </span>${formatted(text)}`,
    });
  }

  render() {
    const { n, here, walk, player } = this;
    const address = labelAddress(here.label, this.dataset);
    const move = here.symmetry ? `, ${WORDS[here.symmetry]}` : "";
    const sizes = Object.keys(this.maps).map(Number);
    const open = (size) => {
      this.#open(size);
      this.#write();
    };
    const before = walk[player.position - 1];
    const title = `Solution ${here.label}`;
    const layers = pathLayer("qa-map-moved", movedSquares(here, before).map(tile));
    const board = glidingBoard(here.columns, title, layers);
    const name = address
      ? html`<a href=${address}>${title}</a>`
      : html`Solution <b>${here.label}</b>`;
    return html`<div class="qa-map-stage">
      <div class="qa-map-bar">
        ${dropdown("N", sizes, n, open)}
        ${player.buttons("Walk")}<span>Walk</span>
      </div>
      ${keyed(n, this.#points())}
      <div class="qa-map-side">
        <div class="qa-map-board">${keyed(n, board)}</div>
        <p data-qa-part="name">${name}${move}</p>
        ${this.#message(`${here.label}${move}`)}
      </div>
      ${this.#key()}
    </div>`;
  }

  /** Render the key: the kinds of lines, and a button for each orbit in its colour. */
  #key() {
    const { orbits } = this.map;
    const line = ([look, meaning]) => html`<li><svg
        viewBox="0 0 24 8"
        aria-hidden="true">${pathLayer(look, ["M0 4h24"])}</svg>${meaning}</li>`;
    const orbit = (one) => html`<button
      type="button"
      aria-label="Orbit ${one.label}"
      aria-pressed=${one.label === this.here.label}
      @click=${() => this.#chooseOrbit(one)}><svg
        viewBox="0 0 10 10"
        aria-hidden="true"><circle cx="5" cy="5" r="5" fill=${one.colour}></circle></svg>${one.rank}</button>`;
    const sizes = [...new Set(orbits.map(({ size }) => size))];
    const group = (
      size,
    ) => html`<div class="qa-map-orbits" role="group" aria-label="Orbits of ${size}">
      <span>Orbits of ${size}</span> ${orbits.filter((one) => one.size === size).map(orbit)}
    </div>`;
    return html`<div class="qa-map-key">
      <p>Each point is a solution; an orbit has one colour.</p>
      <ul>${LINES.map(line)}</ul>
      <div class="qa-map-groups">${sizes.map(group)}</div>
    </div>`;
  }

  #points() {
    const { here, walk, player } = this;
    const { points, lines, orbits } = this.map;
    const colours = new Map(orbits.map(({ label, colour }) => [label, colour]));
    const radius = dotSize(points.length);
    const seen = new Set(walk.slice(0, player.position + 1));
    const steps = [...seen].slice(1).map((point, index) => [walk[index], point]);
    const near = this.#near().map((point) => lineBetween([here, point]));
    const dot = (point) => svg`<circle
      cx=${point.x}
      cy=${point.y}
      r=${point.label === here.label ? LARGER * radius : radius}
      fill=${colours.get(point.label)}
      role="option"
      class=${seen.has(point) && point !== here ? "qa-map-seen" : nothing}
      aria-selected=${point === here}
      tabindex=${point === here ? 0 : -1}
      aria-label="${point.label}, ${WORDS[point.symmetry]}"></circle>`;
    return html`<svg
      class="qa-map-points"
      viewBox="${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}"
      @click=${(event) => this.#click(event)}
      @keydown=${(event) => this.#press(event)}>
      ${lines.map(([count, pairs]) => pathLayer(`qa-map-${count}`, pairs.map(lineBetween)))}
      ${pathLayer("qa-map-way", steps.map(lineBetween))}
      ${pathLayer("qa-map-near", near)}
      <g
        role="listbox"
        class="qa-map-dots"
        aria-label="All ${points.length} solutions of N = ${this.n}">${points.map(dot)}</g>
    </svg>`;
  }

  /** Return the solutions that differ from the selected one in the fewest queens. */
  #near() {
    const { here } = this;
    const others = this.map.points.filter((point) => point !== here);
    const distances = others.map((point) => movedBetween(here, point));
    const least = Math.min(...distances);
    return others.filter((_, index) => distances[index] === least);
  }
}

define("queens-map", SolutionMap);
