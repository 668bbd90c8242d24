/* The race: two or three methods on boards side by side, at one clock. */

import "./queens-laboratory.css";
import "./queens-race.css";
import { Address, numberIn } from "../shared/address.js";
import { define, QueensElement } from "../shared/element.js";
import { Runner } from "../shared/runner.js";
import { grouped } from "../shared/text.js";
import { courseLoader } from "./courses.js";
import { areTimed, maxN, parametersOf, readChoice, withinReach } from "./race-choice.js";
import { nodesOf, RaceClock, timeOf, timeText } from "./race-clock.js";
import { RaceGuess } from "./race-guess.js";
import { LaneView } from "./race-lane.js";
import { ranks, sentence } from "./race-ranking.js";
import { drawTrack, trackOf } from "./race-track.js";
import { layOutTrees } from "./race-tree.js";

const PARAMETERS = ["race", "n", "clock", "tick"];
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };
const ORDINALS = ["1st", "2nd", "3rd"];
// Of each speed: the seconds of a whole race, and the fewest ticks in a second.
const SPEEDS = { slow: [Infinity, 2], normal: [20, 5], fast: [6, 20] };
const [FRAME, CALM_FRAME] = [50, 600]; // milliseconds from picture to picture; where less should move

/** Methods that search side by side. */
class QueensRace extends QueensElement {
  #race; // what is shown
  #wanted; // what is shown or being loaded
  #lanes = [];
  #clock;
  #views;
  #guess;
  #courseOf;
  #runner;
  #address;

  async start() {
    const { signal } = this;
    this.#views = [...this.querySelectorAll('[data-qa-part="lane"]')].map((section) => new LaneView(section));
    this.#guess = new RaceGuess(this.find("guess"), signal);
    this.#courseOf = courseLoader(this.dataset.qaCourses, signal);
    this.#runner = new Runner(this, {
      pace: (max) => this.#pace(max),
      describe: (tick, max) => this.#clock?.text(tick, max) ?? "",
      changed: () => this.#changed(),
    });
    this.#address = new Address(this, (query) => this.#read(query));
    this.#listen();
    await this.#openFirst();
  }

  /** Show another race at its start; false if something else is shown in the end.
      @param {import("./race-choice.js").RaceChoice} choice */
  open(choice) {
    return this.#open(choice, 0);
  }

  /** Run from here to the finish.
      @param {keyof typeof SPEEDS} speed */
  play(speed) {
    this.find("speed").value = speed;
    if (this.find("play").getAttribute("aria-pressed") === "false") this.find("play").click();
  }

  /** Go to the finish at once. */
  finish() {
    this.find("last").click();
  }

  /** A race that another figure opens leaves the address of the page alone. */
  get isFirst() {
    return super.isFirst && !this.parentElement.closest("queens-race-guess");
  }

  /** Show the race of the block, whose courses stand in the page, until that of the address is loaded. */
  async #openFirst() {
    const [{ signal }, preset, { query }] = [this, this.#preset, this.#address];
    this.#address.show(PARAMETERS);
    await this.#open(preset, 0);
    const isLinked = PARAMETERS.some((name) => query.has(name));
    if (!signal.aborted && this.#wanted === preset && isLinked) this.#read(query);
  }

  #listen() {
    const on = (target, event, action) => target?.addEventListener(event, action, { signal: this.signal });
    on(this, "keydown", (event) => this.#press(event));
    on(this.find("n"), "change", ({ target }) => this.#choose({ n: Number(target.value) }));
    on(this.find("clock"), "change", ({ target }) => this.#choose({ isTimed: target.value === "time" }));
    for (const { select } of this.#views) {
      on(select, "change", () => this.#choose({ methods: this.#views.map((view) => view.select.value).filter(Boolean) }));
    }
  }

  /** The keys, unless they have work to do where the focus is. */
  #press(event) {
    const name = KEYS[event.key];
    const busy = event.key === " " ? "select, button, a" : "select, [type=range]";
    if (!name || event.altKey || event.ctrlKey || event.metaKey || event.target.closest(busy)) return;
    event.preventDefault();
    this.find(name).click();
  }

  /* What can be chosen */

  get #preset() {
    const methods = this.dataset.qaMethods.split(" ");
    return { methods, n: Number(this.dataset.qaN), isTimed: areTimed(methods, this.#nodeTimes) };
  }

  get #nodeTimes() {
    return JSON.parse(this.dataset.qaNodeTimes);
  }

  get #options() {
    return [...this.#views[0].select.options];
  }

  /** Take up what an address has. */
  #read(query) {
    const tick = numberIn(query, "tick", 0, Infinity) ?? 0;
    this.#open(readChoice(query, this.#preset, this.#options, this.#nodeTimes), tick);
  }

  async #choose(change) {
    const choice = { ...this.#wanted, ...change }; // also what is still being loaded
    if (await this.#open(withinReach(choice, this.#options, this.#nodeTimes), 0)) this.#changed();
  }

  /** Each method can be chosen once, and every N that all of them take. */
  #showChoice({ methods, n, isTimed }) {
    this.#views.forEach((view, at) => view.choose(methods[at] ?? "", methods));
    const most = maxN(methods, this.#options);
    for (const option of this.find("n").options) option.disabled = Number(option.value) > most;
    this.find("n").value = n;
    const clock = this.find("clock");
    if (!clock) return;
    clock.value = isTimed ? "time" : "nodes";
    clock.options[1].disabled = !areTimed(methods, this.#nodeTimes);
  }

  /* From a choice to a race */

  /** Show a race at a tick, once its courses are there; false if something else is shown in the end. */
  async #open(choice, tick) {
    const { signal } = this;
    this.#wanted = choice;
    this.#runner.hold();
    this.#showChoice(choice);
    this.setAttribute("aria-busy", "true");
    const courses = await this.#load(choice);
    if (signal.aborted || choice !== this.#wanted) return false; // meanwhile another was chosen
    if (courses) this.#show(choice, courses, tick);
    else await this.#reportMissing(choice);
    return courses !== undefined;
  }

  async #load({ methods, n }) {
    try {
      return await Promise.all(methods.map((method) => this.#courseOf(`${method}/${n}`)));
    } catch {
      return undefined;
    }
  }

  /** Go on with the race that is shown, if there is one. */
  async #reportMissing({ n }) {
    if (!this.#race) this.removeAttribute("aria-busy");
    else if (await this.#open(this.#race, this.#runner.position)) this.#changed();
    this.find("message").textContent = `The courses for N = ${n} could not be loaded.`;
  }

  #show(race, courses, tick) {
    this.#race = race;
    this.removeAttribute("aria-busy");
    this.#lanes = this.#lanesOf(race, courses);
    this.#clock = new RaceClock(this.#lanes, race.isTimed);
    this.#lanes.forEach((lane, at) => this.#views[at].layOut(lane));
    this.#guess.ask(this.#lanes.map(({ title }) => title));
    const tracks = this.#lanes.map((lane) => trackOf(lane, this.#clock.finishOf(lane) / this.#clock.max));
    this.find("tracks").replaceChildren(...tracks);
    this.find("lanes").dataset.qaCount = race.methods.length;
    this.find("tick").textContent = this.#tickText();
    this.#runner.set(tick, this.#clock.max);
    this.#draw();
  }

  #lanesOf({ methods }, courses) {
    const [trees, nodeTimes, options] = [layOutTrees(courses), this.#nodeTimes, this.#options];
    const titleOf = (method) => options.find(({ value }) => value === method).text;
    return methods.map((method, at) => ({ title: titleOf(method), course: courses[at], tree: trees[at], seconds: nodeTimes[method] }));
  }

  #tickText() {
    if (!this.#race.isTimed) return "One tick is one node of each method.";
    const [quickest] = this.#lanes.toSorted((one, other) => one.seconds - other.seconds);
    return `One tick is ${timeText(this.#clock.tickLength)}, the time of a node of ${quickest.title.toLowerCase()}.`;
  }

  /* The race */

  #pace(max) {
    const [seconds, fewest] = SPEEDS[this.find("speed").value];
    const ticks = Math.max(max / seconds, fewest) / 1000; // in a millisecond
    const frame = matchMedia("(prefers-reduced-motion: reduce)").matches ? CALM_FRAME : FRAME;
    const pause = Math.max(1 / ticks, frame);
    return [pause, Math.max(Math.round(ticks * pause), 1)];
  }

  #changed() {
    this.#draw();
    this.#address.write(parametersOf(this.#race, this.#runner.position));
    if (this.#runner.position === this.#clock.max) this.dispatchEvent(new Event("qa-race-finish", { bubbles: true }));
  }

  #draw() {
    const tick = this.#runner.position;
    const finished = this.#lanes.filter((lane) => this.#clock.finishOf(lane) <= tick);
    const ranking = ranks(finished, this.#race.isTimed ? timeOf : nodesOf);
    this.#lanes.forEach((lane, at) => {
      const node = this.#clock.nodeAt(lane, tick);
      this.#views[at].draw(node);
      const rank = ranking.findIndex(([, group]) => group.includes(lane));
      drawTrack(this.find("tracks").children[at], node / nodesOf(lane), this.#rankText(lane, rank));
    });
    const isOver = finished.length === this.#lanes.length;
    const guess = isOver ? this.#guess.verdict(ranking.map(([, group]) => group.map(({ title }) => title))) : "";
    const text = guess + sentence(this.#lanes, ranking.flatMap(([, group]) => group), this.#race.isTimed);
    this.#guess.isOpen = tick === 0;
    this.find("tracks").toggleAttribute("data-qa-started", tick > 0);
    if (this.find("message").textContent !== text) this.find("message").textContent = text;
  }

  #rankText(lane, rank) {
    if (rank < 0) return "";
    const value = this.#race.isTimed ? timeText(timeOf(lane)) : `${grouped(nodesOf(lane))} nodes`;
    return `${ORDINALS[rank]}: ${value}`;
  }
}

define("queens-race", QueensRace);
