/* The race: two or three methods search on boards side by side, driven by one clock. */

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
// The most solutions that have a mark on the track of a lane.
const MAX_MARKS = 60;
const ORDINALS = ["1st", "2nd", "3rd"];
// The indices of the lanes. The last lane may have no method.
const LANES = [0, 1, 2];
const NO_METHOD = { key: "", title: "no third method" };
// For each speed, the seconds that a whole race should take, and the least number of ticks in a
// second.
const SPEEDS = { slow: [Infinity, 2], normal: [20, 5], fast: [6, 20] };
// The milliseconds between two pictures, and the longer pause if the reader has asked for reduced
// motion.
const PAUSE = 50;
const CALM_PAUSE = 600;

/** A choice of the methods that race, N, and the clock, which counts nodes or time.
    @typedef {{methods: string[], n: number, clock: string}} RaceChoice */

const KEY_HELP = html`<p
  class="qa-note qa-race-keys"
  aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a tick, <kbd>Home</kbd> <kbd>End</kbd> start and finish, <kbd
  >Space</kbd> plays.</p>`;

/** The figure: methods that search side by side. */
class Race extends Figure {
  static properties = {
    n: { type: Number },
    // The methods of the race that is shown first.
    raced: { type: Array },
    // The methods that a reader can choose: the key, the title and the largest N (`maxN`) of each.
    methods: { type: Array },
    sizes: { type: Array },
    // The address of the folder with all courses. A course is the record of a method's search for
    // an N.
    folder: {},
    // The seconds that a node takes, by method; empty if no method was measured.
    nodeTimes: { type: Object, attribute: "node-times" },
    note: {},
    timesPage: { attribute: "times-page" },
    // The choice whose race is shown or being loaded.
    choice: { state: true },
    // The race that is shown: its choice, its lanes, and their clock. It is undefined until the
    // first race has been loaded.
    race: { state: true },
    // The reason why the race of the reader's choice is not shown; undefined if it is shown.
    failure: { state: true },
    speed: { state: true },
    // The title of the method that the reader expects to finish first; undefined without a guess.
    guess: { state: true },
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
    // Show the race of the block first, because its courses are in the page. The race of the
    // address has to be loaded.
    const { query } = this.#address;
    await this.open(preset);
    const isLinked = PARAMETERS.some((name) => query.has(name));
    if (!signal.aborted && this.choice === preset && isLinked) this.#read(query);
  }

  /** Whether the figure uses the address of the page. A race within `<queens-race-guess>` does
      not. */
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

  /** Return the largest N that all of these methods can count. */
  #maxN(methods) {
    const chosen = this.methods.filter(({ key }) => methods.includes(key));
    return Math.min(...chosen.map(({ maxN }) => maxN));
  }

  /** Return whether the time of a node was measured for each of these methods. */
  #areTimed(methods) {
    return methods.every((method) => this.nodeTimes[method]);
  }

  /** Return a choice that is possible: with an N that its methods can count, and with the clock
      `nodes` if a method was not measured. */
  #withinReach({ methods, n, clock }) {
    return {
      methods,
      n: Math.min(n, this.#maxN(methods)),
      clock: this.#areTimed(methods) ? clock : "nodes",
    };
  }

  /** Open the race that an address names. Missing and invalid parameters have the values of the
      first race. */
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

  // Methods that load and show a race.

  get isBusy() {
    return this.choice !== this.race?.choice && !this.failure;
  }

  /** Load the courses of a race, and show the race at a tick. Resolve to false if the reader has
      chosen another race meanwhile, or if loading fails; otherwise to true. */
  async open(choice, tick = 0) {
    const { signal } = this;
    Object.assign(this, { choice, failure: undefined, guess: undefined });
    this.player.hold();
    const courses = await this.#load(choice);
    // The reader has chosen another race while this one was being loaded.
    if (signal.aborted || choice !== this.choice) return false;
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
    const lanes = choice.methods.map((key, index) => ({
      title: this.#racer(key).title,
      course: courses[index],
      tree: trees[index],
      seconds: this.nodeTimes[key],
    }));
    const clock = new RaceClock(lanes, choice.clock === "time");
    this.race = { choice, lanes, clock };
    this.player.set(tick, clock.max);
  }

  /** Say that courses could not be loaded, and go back to the race that is shown, if there is
      one. */
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

  // Methods that run a race.

  /** Play the race from the current tick to the finish at a speed. */
  play(speed) {
    this.speed = speed;
    if (!this.player.isPlaying) this.player.toggle();
  }

  /** Show the finish of the race. */
  finish() {
    this.player.goTo(this.player.max);
  }

  get pace() {
    const [seconds, fewest] = SPEEDS[this.speed];
    // The number of ticks in a millisecond.
    const ticks = Math.max(this.player.max / seconds, fewest) / 1000;
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

  /** The state at the current tick: the node of each lane, and the lanes that have finished, by
      rank. */
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
    if (this.player.position === 0) return `${text} Guess which finishes first, then press play.`;
    if (!this.guess || finished.length < lanes.length) return text;
    const isRight = ranking[0][1].some(({ title }) => title === this.guess);
    return `You guessed ${isRight ? "right" : this.guess.toLowerCase()}. ${text}`;
  }

  #tickText() {
    const { choice, lanes, clock } = this.race;
    if (choice.clock === "nodes") return "One tick is one node of each method.";
    const [quickest] = lanes.toSorted((one, other) => one.seconds - other.seconds);
    const title = quickest.title.toLowerCase();
    return `One tick is ${timeText(clock.tickLength)}, the time of a node of ${title}.`;
  }

  render() {
    const { choice, race, failure, player, note, timesPage } = this;
    const { nodes, ranking } = race ? this.#standing : { nodes: [], ranking: [] };
    const progress = race ? race.clock.text(player.position, player.max) : "";
    const sentenceNow = race ? this.#sentence(ranking, progress) : "";
    const lanes = LANES.map((index) => this.#lane(index, nodes[index] ?? 0));
    const tracks = race
      ? race.lanes.map((lane, index) => this.#track(lane, nodes[index], ranking))
      : choice.methods.map(() => html`<li></li>`);
    const tickText = race ? this.#tickText() : nothing;
    const timesLink = timesPage ? html`<a href=${timesPage}>All its times</a>` : nothing;
    return html`<div
      class="qa-lab-live"
      aria-busy=${this.isBusy}
      @keydown=${(event) => player.press(event)}>
      ${this.#message(failure ?? sentenceNow)}
      <div class="qa-lab-bar">
        ${player.buttons("Race", { hasEnds: true })}
        ${this.#selects()}
      </div>
      <div class="qa-race-slider">${player.slider("Clock", progress)}</div>
      <div
        class="qa-race-lanes"
        data-qa-count=${choice.methods.length}>${lanes}</div>
      <ol
        class="qa-race-tracks"
        ?data-qa-started=${player.position > 0}
        data-qa-part="tracks"
        aria-label="How far each method is">
        ${tracks}
      </ol>
      <p class="qa-note"><span data-qa-part="tick">${tickText}</span> ${note} ${timesLink}</p>
      ${KEY_HELP}
    </div>`;
  }

  /** Render the message. Within a guess it has only the progress of the race, because the guess
      itself announces the start, the outcome and failures. */
  #message(text) {
    if (!this.#isWithinGuess) return this.message(text, { look: "qa-lab-message" });
    const { position, max } = this.player;
    const isUnderWay = position > 0 && position < max;
    return this.message(isUnderWay ? text : "", { look: "qa-lab-message qa-unseen" });
  }

  /** Render the button with which a reader guesses that a method finishes first. It does nothing
      after the race has started. */
  #guessButton(title) {
    const isClosed = this.player.position > 0;
    const choose = () => {
      if (!isClosed) this.guess = title;
    };
    return html`<button
      type="button"
      aria-label="Guess: ${title.toLowerCase()} finishes first"
      aria-pressed=${title === this.guess}
      aria-disabled=${isClosed}
      data-qa-part="guess"
      @click=${choose}>guess</button>`;
  }

  /** Render the lists of N, of clocks and of speeds. If no method was measured, the list of clocks
      is left out. */
  #selects() {
    const { choice, sizes } = this;
    const isClock = (clock) => clock === "nodes" || this.#areTimed(choice.methods);
    const isSize = (n) => n <= this.#maxN(choice.methods);
    const chooseClock = (clock) => this.#choose({ clock });
    const clockList = dropdown("clock", CLOCKS, choice.clock, chooseClock, { isOffered: isClock });
    const chooseSpeed = (speed) => {
      this.speed = speed;
    };
    return html`${dropdown("N", sizes, choice.n, (n) => this.#choose({ n }), { isOffered: isSize })}
      ${this.#hasTimes ? clockList : nothing}
      ${dropdown("speed", Object.keys(SPEEDS), this.speed, chooseSpeed)}`;
  }

  /** Render a lane with its list of methods. A method that another lane has cannot be chosen.
      @param {number} index  the index of the lane
      @param {number} node  the number of nodes that its method has visited */
  #lane(index, node) {
    const { choice, race } = this;
    const chosen = choice.methods[index] ?? "";
    const offered = index === LANES.at(-1) ? [NO_METHOD, ...this.methods] : this.methods;
    const name = offered.find(({ key }) => key === chosen).title;
    const n = race?.choice.n ?? choice.n;
    const choose = ({ target }) => this.#chooseMethod(index, target.value);
    const isTaken = (key) => key !== chosen && choice.methods.includes(key);
    const option = ({ key, title }) =>
      html`<option
        value=${key}
        .selected=${key === chosen}
        ?disabled=${isTaken(key)}>${title}</option>`;
    const hasGuess = chosen && !this.#isWithinGuess;
    return html`<section aria-label="Lane ${index + 1}" data-qa-part="lane">
      <div class="qa-race-head">
        <label class="qa-race-name"><span data-qa-part="name">${name}</span><select
          aria-label="Method of lane ${index + 1}"
          autocomplete="off"
          data-qa-part="method"
          @change=${choose}>${offered.map(option)}</select></label>
        ${hasGuess ? this.#guessButton(name) : nothing}
      </div>
      ${chosen ? laneView(race?.lanes[index], node, n, this.#hasTimes) : nothing}
    </section>`;
  }

  #track(lane, node, ranking) {
    const { clock, choice } = this.race;
    const rank = ranking.findIndex(([, group]) => group.includes(lane));
    const value =
      choice.clock === "time" ? timeText(timeOf(lane)) : `${grouped(nodesOf(lane))} nodes`;
    const share = clock.finishOf(lane) / clock.max;
    return trackView(lane, node, share, rank < 0 ? "" : `${ORDINALS[rank]}: ${value}`);
  }
}

/** Render the board, the tree and the counts of a lane after `node` nodes. While its data are
    loading, `lane` is undefined and an empty board is rendered.
    @param {import("./race-clock.js").Lane | undefined} lane
    @param {boolean} hasTimes  whether the time of a node was measured for any method */
function laneView(lane, node, n, hasTimes) {
  const time = (factor) => (lane?.seconds ? timeText(factor * lane.seconds) : "–");
  const counts = {
    nodes: grouped(node),
    solutions: lane ? `${solutionsAt(lane.course, node)}/${lane.course.total}` : "–",
    ...(hasTimes ? { time: time(node), "per node": time(1) } : {}),
  };
  const items = Object.entries(counts).map(
    ([name, text]) => html`<div><dt>${name}</dt><dd data-qa-part=${name}>${text}</dd></div>`,
  );
  const tree = lane ? treeView(lane.tree, lane.course, node) : nothing;
  return html`<div class="qa-race-board" data-qa-part="board">${laneBoard(lane, node, n)}</div>
    <div class="qa-race-branches" data-qa-part="tree">${tree}</div>
    <dl>${items}</dl>`;
}

/** Render the board of a lane after `node` nodes. The last queen has a ring around her; if the
    board is a solution, it has a frame instead. */
function laneBoard(lane, node, n) {
  const queens = lane ? queensAt(lane.course, node) : [];
  const isSolution = lane?.course.found.some(([solutionNode]) => solutionNode === node);
  const outline = isSolution ? framePath(n) : queens.slice(-1).map(ring).join("");
  const squares = queens.map((queen) => squareOf(...queen, n)).join(" ") || "none";
  const side = n + 2 * FRAME;
  const act = pathLayer(`qa-act qa-act-${isSolution ? "solution" : "place"}`, [outline]);
  const title = lane?.title ?? "Board";
  return html`<svg
    class="qa-state"
    role="img"
    viewBox="${-FRAME} ${-FRAME} ${side} ${side}"><title>${title}, N = ${n}</title><desc>Queens: ${squares}.</desc>
    ${use(`squares-${n}`)}${act}${queensLayer("", queens)}</svg>`;
}

/** Render the track of a lane, which shows its progress to its last solution.
    @param {import("./race-clock.js").Lane} lane
    @param {number} node  the number of nodes that its method has visited
    @param {number} share  the length of the track as a share of the longest track
    @param {string} rank  a text on its rank, or "" before it has finished */
function trackView({ title, course }, node, share, rank) {
  const isCrowded = course.found.length > MAX_MARKS * share;
  const marked = isCrowded ? [] : course.found.slice(0, -1);
  const marks = marked.map(([solutionNode]) => `M${solutionNode} 0v1`);
  const done = (100 * node) / course.finish;
  return html`<li><span>${title}</span><span
    style="--share: ${share}"><i style="width: ${done}%"></i><svg
    viewBox="0 0 ${course.finish} 1"
    preserveAspectRatio="none"
    aria-hidden="true">${svg`<path d=${marks.join("")} />`}</svg></span><b>${rank}</b></li>`;
}

/** Render the tree of a search. Highlight the branches up to `node`, the path to this node, and the
    solutions so far. */
function treeView({ branches, whole, pointOf }, { n, above, found }, node) {
  const path = [];
  for (let current = node; current > 0; current = above[current]) path.push(pointOf(current));
  const solutions = found.filter(([solutionNode]) => solutionNode <= node);
  const solutionMarks = solutions.map(([solutionNode]) => `M${pointOf(solutionNode)}v-.5`);
  return html`<svg
    class="qa-race-tree"
    viewBox="0 -.1 ${WIDTH} ${n + 0.2}"
    preserveAspectRatio="none"
    aria-hidden="true">
    ${pathLayer("qa-race-all", [whole])}
    ${pathLayer("qa-race-grown", branches.slice(0, node + 1))}
    ${pathLayer("qa-race-path", path.length ? [`M${[...path, pointOf(0)].join("L")}`] : [])}
    ${pathLayer("qa-race-solved", solutionMarks)}
  </svg>`;
}

define("queens-race", Race);
