/* The clock of a race, the order in which methods finish, and texts with numbers and times. */

import TIME_UNITS from "../../values/time_units.json" with { type: "json" };
import { capitalized, grouped, listed } from "#shared/text.js";

const UNITS = TIME_UNITS.filter(({ symbol }) => symbol);
// The number of nodes by which a result may be off because of rounding, when a node has just been
// reached.
const ROUNDING = 1e-6;

/** A method in a race. `seconds` is the time of a node, undefined if it was not measured.
    @typedef {{title: string, course: import("./race-courses.js").Course, seconds?: number}} Lane */

/** Return a time as a text with three significant digits and a unit: `1.25 ms`. */
export function timeText(seconds) {
  if (!seconds) return "0 ns";
  const rounded = Number(seconds.toPrecision(3));
  const unit = UNITS.find((candidate) => rounded >= candidate.seconds) ?? UNITS.at(-1);
  return `${(seconds / unit.seconds).toPrecision(3)} ${unit.symbol}`;
}

/** Return the number of nodes that a lane has until its last solution. */
export const nodesOf = ({ course }) => course.finish;

/** Return the number of seconds that a lane takes until its last solution. */
export const timeOf = ({ course, seconds }) => course.finish * seconds;

/** The clock of a race. At each tick every lane visits one node. If the clock is timed, only the
    lane with the fastest nodes visits one; a tick takes the time of this node, and slower lanes
    need several ticks for a node. */
export class RaceClock {
  #isTimed;
  #longest;

  constructor(lanes, isTimed) {
    this.#isTimed = isTimed;
    /** The seconds of a tick; 1 if the clock is not timed. */
    this.tickLength = isTimed ? Math.min(...lanes.map(({ seconds }) => seconds)) : 1;
    /** The tick at which the last lane finishes. */
    this.max = Math.max(...lanes.map((lane) => this.finishOf(lane)));
    this.#longest = isTimed ? Math.max(...lanes.map(timeOf)) : this.max;
  }

  /** Return the tick at which a lane finishes. */
  finishOf(lane) {
    return Math.ceil(nodesOf(lane) * this.#ticksOfNode(lane) - ROUNDING);
  }

  /** Return the number of nodes that a lane has visited at a tick, at most as many as it has. */
  nodeAt(lane, tick) {
    return Math.min(Math.floor(tick / this.#ticksOfNode(lane) + ROUNDING), nodesOf(lane));
  }

  /** Return as text how far the race is at a tick; `max` is the last tick: `node 2 of 127`, or
      times. */
  text(tick, max) {
    const valueOf = (ticks) => Math.min(ticks * this.tickLength, this.#longest);
    const now = valueOf(tick);
    const end = valueOf(max);
    return this.#isTimed
      ? `${timeText(now)} of ${timeText(end)}`
      : `node ${grouped(now)} of ${grouped(end)}`;
  }

  #ticksOfNode({ seconds }) {
    return this.#isTimed ? seconds / this.tickLength : 1;
  }
}

/** Return pairs of a value and the lanes that share it, in ascending order of the values.
    @param {Lane[]} lanes
    @param {(lane: Lane) => number} valueOf */
export function ranks(lanes, valueOf) {
  const groups = new Map();
  for (const lane of lanes) {
    const value = valueOf(lane);
    groups.set(value, [...(groups.get(value) ?? []), lane]);
  }
  return [...groups].toSorted(([one], [other]) => one - other);
}

/** Return the message about a race in which the lanes of `finished` have finished. */
export function sentence(lanes, finished, isTimed) {
  const [{ course }] = lanes;
  if (finished.length === lanes.length) return verdict(lanes, isTimed);
  if (finished.length === 0) return `Each runs until it has all ${course.total} solutions.`;
  const verb = finished.length > 1 ? "have" : "has";
  return `${capitalized(namesOf(finished))} ${verb} all ${course.total} solutions.`;
}

/** Return the sentences on a race that is over: the order in which the lanes finished, and which of
    them need the fewest nodes and the least time. */
export function verdict(lanes, isTimed) {
  const valueOf = isTimed ? timeOf : nodesOf;
  const text = isTimed ? timeText : grouped;
  const order = ranks(lanes, valueOf).map(([value, group]) => `${namesOf(group)} ${text(value)}`);
  const first = `${isTimed ? "Time" : "Nodes"} to the last solution: ${order.join(", ")}.`;
  return lanes.every(({ seconds }) => seconds) ? `${first} ${comparison(lanes)}` : first;
}

function comparison(lanes) {
  const [[, fewest], ...others] = ranks(lanes, nodesOf);
  const [[, [quickest]]] = ranks(lanes, timeOf);
  const [first] = fewest;
  if (!others.length)
    return `All place equally many queens; ${namesOf([quickest])} takes the least time for each.`;
  const verb = fewest.length > 1 ? "need" : "needs";
  const need = `${capitalized(namesOf(fewest))} ${verb} the fewest nodes`;
  if (fewest.length === 1 && first === quickest) return `${need} and the least time.`;
  if (fewest.includes(quickest)) return `${need}; ${namesOf([quickest])} takes the least time.`;
  const times = Number((first.seconds / quickest.seconds).toPrecision(2));
  const reason = `a node of ${namesOf([first])} takes ${times} times as long`;
  return `${need}, but ${namesOf([quickest])} the least time: ${reason}.`;
}

const namesOf = (lanes) => listed(lanes.map(({ title }) => title.toLowerCase()));
