/* The race: two or three methods on boards side by side, at one clock. */

import "#shared/queens-laboratory.css";
import "./queens-race.css";
import {
  Address,
  choiceIn,
  define,
  dropdown,
  Figure,
  html,
  nothing,
  numberIn,
  svg,
  use,
} from "#base";
import { pathLayer, queensLayer, ring } from "#shared/board-view.js";
import { FRAME, framePath } from "#shared/drawing.js";
import { Player } from "#shared/player.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized, grouped } from "#shared/text.js";
import { nodesOf, RaceClock, ranks, sentence, timeOf, timeText } from "./race-clock.js";
import { courseLoader, layOutTrees, queensAt, solutionsAt, WIDTH } from "./race-courses.js";

const CLOCKS = ["nodes", "time"];
const PARAMETERS = ["race", "n", "clock", "tick"];
const MAX_MARKS = 60; // solutions that are marked on a track of full length
const ORDINALS = ["1st", "2nd", "3rd"];
const LANES = [0, 1, 2]; // the last may stay empty
const NO_METHOD = { key: "", title: "no third method" };
// Of each speed: the seconds of a whole race, and the fewest ticks in a second.
const SPEEDS = { slow: [Infinity, 2], normal: [20, 5], fast: [6, 20] };
const [PAUSE, CALM_PAUSE] = [50, 600]; // milliseconds from picture to picture; where less should move

/** What races, by one of the clocks.
    @typedef {{methods: string[], n: number, clock: string}} RaceChoice */

/** Methods that search side by side. */
class Race extends Figure {
  static properties = {
    n: { type: Number },
    raced: { type: Array }, // the methods that race at first
    methods: { type: Array }, // each that can be chosen: its key, title and maxN
    sizes: { type: Array },
    folder: {}, // of all courses
    nodeTimes: { type: Object, attribute: "node-times" }, // seconds of a node, by method; empty where none was measured
    note: {},
    timesPage: { attribute: "times-page" },
    choice: { state: true }, // what is shown or being loaded
    race: { state: true }, // what is shown: its choice, its lanes, and their clock
    failure: { state: true }, // why the choice is not shown
    speed: { state: true },
    guess: { state: true }, // the title of the method that the reader expects to finish first
  };
  keys = "Left and right arrow keys go a tick, Home and End to start and finish, Space plays.";
  player = new Player(this, { pace: () => this.pace, changed: () => this.#changed() });
  /** @type {Address} */
  #address;
  #courseOf;

  constructor() {
    super();
    this.speed = "normal";
  }

  async setup() {
    const { signal } = this;
    const preset = this.#preset;
    this.#courseOf = courseLoader(this.folder, signal);
    this.#address = new Address(this, (query) => this.#read(query));
    this.#address.show(PARAMETERS);
    // The race of the block, whose courses stand in the page, is shown until that of the address is loaded.
    const { query } = this.#address;
    await this.open(preset);
    const isLinked = PARAMETERS.some((name) => query.has(name));
    if (!signal.aborted && this.choice === preset && isLinked) this.#read(query);
  }

  /** A race that another figure opens leaves the address of the page alone. */
  get isFirst() {
    return super.isFirst && !this.#isWithinGuess;
  }

  get #isWithinGuess() {
    return this.parentElement.closest("queens-race-guess") !== null;
  }

  get #preset() {
    return this.#withinReach({ methods: this.raced, n: this.n, clock: "time" });
  }

  get #hasTimes() {
    return Object.keys(this.nodeTimes).length > 0;
  }

  /** The largest N that all of some methods take. */
  #maxN(methods) {
    return Math.min(
      ...this.methods.filter(({ key }) => methods.includes(key)).map(({ maxN }) => maxN),
    );
  }

  /** Whether a node of each method was measured. */
  #areTimed(methods) {
    return methods.every((method) => this.nodeTimes[method]);
  }

  /** A choice with an N that its methods take, by time only if all of them were measured. */
  #withinReach({ methods, n, clock }) {
    return {
      methods,
      n: Math.min(n, this.#maxN(methods)),
      clock: this.#areTimed(methods) ? clock : "nodes",
    };
  }

  /** Take up what an address has; what makes no sense there is as in the preset. */
  #read(query) {
    const { methods, n, clock } = this.#preset;
    const { sizes } = this;
    const named = (query.get("race") ?? "").split(",").map((name) => name.replaceAll("-", "_"));
    const isRace =
      [2, 3].includes(new Set(named).size) &&
      new Set(named).size === named.length &&
      named.every((name) => this.#racer(name));
    const choice = {
      methods: isRace ? named : methods,
      n: numberIn(query, "n", sizes[0], sizes.at(-1)) ?? n,
      clock: choiceIn(query, "clock", CLOCKS) ?? clock,
    };
    this.open(this.#withinReach(choice), numberIn(query, "tick", 0, Infinity));
  }

  async #choose(change) {
    if (await this.open(this.#withinReach({ ...this.choice, ...change }))) this.#changed();
  }

  #chooseMethod(lane, key) {
    const methods = [...this.choice.methods];
    methods[lane] = key;
    this.#choose({ methods: methods.filter(Boolean) });
  }

  /* From a choice to a race */

  get isBusy() {
    return this.choice !== this.race?.choice && !this.failure;
  }

  /** Show a race at a tick, once its courses are there; false if something else is shown in the end. */
  async open(choice, tick = 0) {
    const { signal } = this;
    Object.assign(this, { choice, failure: undefined, guess: undefined });
    this.player.hold();
    const courses = await this.#load(choice);
    if (signal.aborted || choice !== this.choice) return false; // meanwhile another was chosen
    if (courses) this.#show(choice, courses, tick);
    else this.#reportMissing(choice);
    return courses !== undefined;
  }

  async #load({ methods, n }) {
    try {
      return await Promise.all(methods.map((method) => this.#courseOf(`${method}/${n}`)));
    } catch {
      return undefined;
    }
  }

  #show(choice, courses, tick) {
    const trees = layOutTrees(courses);
    const lanes = choice.methods.map((key, at) => ({
      title: this.#racer(key).title,
      course: courses[at],
      tree: trees[at],
      seconds: this.nodeTimes[key],
    }));
    const clock = new RaceClock(lanes, choice.clock === "time");
    this.race = { choice, lanes, clock };
    this.player.set(tick, clock.max);
  }

  /** Go on with the race that is shown, if there is one. */
  #reportMissing({ n }) {
    if (this.race) {
      this.choice = this.race.choice;
      this.player.stop();
      this.player.set(this.player.position);
      this.#changed();
    }
    this.failure = `The courses for N = ${n} could not be loaded.`;
  }

  #racer(key) {
    return this.methods.find((method) => method.key === key);
  }

  /* The race */

  /** Run from here to the finish. */
  play(speed) {
    this.speed = speed;
    if (!this.player.isPlaying) this.player.toggle();
  }

  /** Go to the finish at once. */
  finish() {
    this.player.goTo(this.player.max);
  }

  get pace() {
    const [seconds, fewest] = SPEEDS[this.speed];
    const ticks = Math.max(this.player.max / seconds, fewest) / 1000; // in a millisecond
    const least = matchMedia("(prefers-reduced-motion: reduce)").matches ? CALM_PAUSE : PAUSE;
    const pause = Math.max(1 / ticks, least);
    return [pause, Math.max(Math.round(ticks * pause), 1)];
  }

  #changed() {
    const { position, max } = this.player;
    const { methods, n, clock } = this.race.choice;
    this.failure = undefined;
    this.#address.write({ race: methods.join(",").replaceAll("_", "-"), n, clock, tick: position });
    if (position === max) this.dispatchEvent(new Event("qa-race-finish", { bubbles: true }));
  }

  /** What stands at the clock now: the node of each lane, and the lanes by rank that have finished. */
  get #standing() {
    const { lanes, clock, choice } = this.race;
    const tick = this.player.position;
    const finished = lanes.filter((lane) => clock.finishOf(lane) <= tick);
    return {
      nodes: lanes.map((lane) => clock.nodeAt(lane, tick)),
      ranking: ranks(finished, choice.clock === "time" ? timeOf : nodesOf),
    };
  }

  #sentence(ranking, progress) {
    const { lanes, choice } = this.race;
    const finished = ranking.flatMap(([, group]) => group);
    const text = sentence(lanes, finished, choice.clock === "time");
    if (this.player.position > 0 && finished.length < lanes.length)
      return `${capitalized(progress)}. ${text}`;
    if (!this.guess || finished.length < lanes.length) return text;
    const isRight = ranking[0][1].some(({ title }) => title === this.guess);
    return `You guessed ${isRight ? "right" : this.guess.toLowerCase()}. ${text}`;
  }

  #tickText() {
    const { choice, lanes, clock } = this.race;
    if (choice.clock === "nodes") return "One tick is one node of each method.";
    const [quickest] = lanes.toSorted((one, other) => one.seconds - other.seconds);
    return `One tick is ${timeText(clock.tickLength)}, the time of a node of ${quickest.title.toLowerCase()}.`;
  }

  render() {
    const { choice, race, failure, player, note, timesPage } = this;
    const { nodes, ranking } = race ? this.#standing : { nodes: [], ranking: [] };
    const progress = race ? race.clock.text(player.position, player.max) : "";
    return html`<div
      class="qa-lab-live"
      aria-busy=${this.isBusy}
      @keydown=${(event) => player.press(event)}>
      ${this.#guessBar()}
      ${this.#message(failure ?? (race ? this.#sentence(ranking, progress) : ""))}
      <div class="qa-lab-bar">
        ${player.buttons("Race", { hasEnds: true })}
        ${this.#selects()}
      </div>
      <div class="qa-race-slider">${player.slider("Clock", progress)}</div>
      <div
        class="qa-race-lanes"
        data-qa-count=${choice.methods.length}>${LANES.map((at) => this.#lane(at, nodes[at] ?? 0))}</div>
      <ol
        class="qa-race-tracks"
        ?data-qa-started=${player.position > 0}
        data-qa-part="tracks"
        aria-label="How far each method is">
        ${race ? race.lanes.map((lane, at) => this.#track(lane, nodes[at], ranking)) : choice.methods.map(() => html`<li></li>`)}
      </ol>
      <p class="qa-note"><span data-qa-part="tick">${race ? this.#tickText() : nothing}</span> ${note} ${timesPage ? html`<a href=${timesPage}>All its times</a>` : nothing}</p>
      <p class="qa-note qa-race-keys" aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a tick, <kbd>Home</kbd> <kbd>End</kbd> start and finish, <kbd>Space</kbd> plays.</p>
    </div>`;
  }

  /** A guess around the race shows a failure, the start and the outcome, so that one of the two figures speaks. */
  #message(text) {
    if (!this.#isWithinGuess) return this.message(text, { look: "qa-lab-message" });
    const { position, max } = this.player;
    const isUnderWay = position > 0 && position < max;
    return this.message(isUnderWay ? text : "", { look: "qa-lab-message qa-unseen" });
  }

  /** The guess is open until the race starts. */
  #guessBar() {
    const isClosed = this.player.position > 0;
    const titles = this.choice.methods.map((key) => this.#racer(key).title);
    const button = (title) =>
      html`<button
        type="button"
        aria-pressed=${title === this.guess}
        aria-disabled=${isClosed}
        @click=${() => isClosed || (this.guess = title)}>${title}</button>`;
    return html`<div
      class="qa-lab-bar qa-race-guess"
      role="group"
      aria-label="Which finishes first?"
      data-qa-part="guess">
      <span>Guess: which finishes first?</span>${titles.map(button)}</div>`;
  }

  /** Every N that all methods take, the clock, and the speed. */
  #selects() {
    const { choice, sizes } = this;
    const isClock = (clock) => clock === "nodes" || this.#areTimed(choice.methods);
    const isSize = (n) => n <= this.#maxN(choice.methods);
    return html`${dropdown("N", sizes, choice.n, (n) => this.#choose({ n }), { isOffered: isSize })}
      ${this.#hasTimes ? dropdown("clock", CLOCKS, choice.clock, (clock) => this.#choose({ clock }), { isOffered: isClock }) : nothing}
      ${dropdown("speed", Object.keys(SPEEDS), this.speed, (speed) => (this.speed = speed))}`;
  }

  /** Each method can be chosen once. */
  #lane(at, node) {
    const { choice, race } = this;
    const chosen = choice.methods[at] ?? "";
    const offered = at === LANES.at(-1) ? [NO_METHOD, ...this.methods] : this.methods;
    const isTaken = (key) => key !== chosen && choice.methods.includes(key);
    const option = ({ key, title }) =>
      html`<option
        value=${key}
        .selected=${key === chosen}
        ?disabled=${isTaken(key)}>${title}</option>`;
    return html`<section aria-label="Lane ${at + 1}" data-qa-part="lane">
      <label class="qa-race-name"><span data-qa-part="name">${offered.find(({ key }) => key === chosen).title}</span><select
        aria-label="Method of lane ${at + 1}"
        autocomplete="off"
        data-qa-part="method"
        @change=${({ target }) => this.#chooseMethod(at, target.value)}>${offered.map(option)}</select></label>
      ${chosen ? laneView(race?.lanes[at], node, race?.choice.n ?? choice.n, this.#hasTimes) : nothing}
    </section>`;
  }

  #track(lane, node, ranking) {
    const { clock, choice } = this.race;
    const rank = ranking.findIndex(([, group]) => group.includes(lane));
    const value =
      choice.clock === "time" ? timeText(timeOf(lane)) : `${grouped(nodesOf(lane))} nodes`;
    return trackView(
      lane,
      node,
      clock.finishOf(lane) / clock.max,
      rank < 0 ? "" : `${ORDINALS[rank]}: ${value}`,
    );
  }
}

/** A lane at a node; without a lane, which is still being loaded, an empty board. */
function laneView(lane, node, n, hasTimes) {
  const time = (factor) => (lane?.seconds ? timeText(factor * lane.seconds) : "–");
  const counts = {
    nodes: grouped(node),
    solutions: lane ? `${solutionsAt(lane.course, node)}/${lane.course.total}` : "–",
    ...(hasTimes ? { time: time(node), "per node": time(1) } : {}),
  };
  return html`<div class="qa-race-board" data-qa-part="board">${laneBoard(lane, node, n)}</div>
    <div class="qa-race-branches" data-qa-part="tree">${lane ? treeView(lane.tree, lane.course, node) : nothing}</div>
    <dl>${Object.entries(counts).map(([name, text]) => html`<div><dt>${name}</dt><dd data-qa-part=${name}>${text}</dd></div>`)}</dl>`;
}

/** The new queen has an outline, and a solution a frame. */
function laneBoard(lane, node, n) {
  const queens = lane ? queensAt(lane.course, node) : [];
  const isSolution = lane?.course.found.some(([at]) => at === node);
  const outline = isSolution ? framePath(n) : queens.slice(-1).map(ring).join("");
  const squares = queens.map((queen) => squareOf(...queen, n)).join(" ") || "none";
  const side = n + 2 * FRAME;
  return html`<svg
    class="qa-state"
    role="img"
    viewBox="${-FRAME} ${-FRAME} ${side} ${side}"><title>${lane?.title ?? "Board"}, N = ${n}</title><desc>Queens: ${squares}.</desc>
    ${use(`squares-${n}`)}${pathLayer(`qa-act qa-act-${isSolution ? "solution" : "place"}`, [outline])}${queensLayer("", queens)}</svg>`;
}

/** How far a lane is on its way to the last solution, as a share of the longest track, and its rank there. */
function trackView({ title, course }, node, share, rank) {
  const marks =
    course.found.length > MAX_MARKS * share
      ? []
      : course.found.slice(0, -1).map(([at]) => `M${at} 0v1`);
  return html`<li><span>${title}</span><span style="--share: ${share}"><i style="width: ${(100 * node) / course.finish}%"></i><svg
    viewBox="0 0 ${course.finish} 1"
    preserveAspectRatio="none"
    aria-hidden="true">${svg`<path d=${marks.join("")} />`}</svg></span><b>${rank}</b></li>`;
}

/** A tree that has grown as far as a node, the way to this node, and the solutions. */
function treeView({ branches, whole, pointOf }, { n, above, found }, node) {
  const way = [];
  for (let at = node; at > 0; at = above[at]) way.push(pointOf(at));
  const solutions = found.filter(([at]) => at <= node);
  return html`<svg
    class="qa-race-tree"
    viewBox="0 -.1 ${WIDTH} ${n + 0.2}"
    preserveAspectRatio="none"
    aria-hidden="true">
    ${pathLayer("qa-race-all", [whole])}
    ${pathLayer("qa-race-grown", branches.slice(0, node + 1))}
    ${pathLayer("qa-race-path", way.length ? [`M${[...way, pointOf(0)].join("L")}`] : [])}
    ${pathLayer(
      "qa-race-solved",
      solutions.map(([at]) => `M${pointOf(at)}v-.5`),
    )}
  </svg>`;
}

define("queens-race", Race);
