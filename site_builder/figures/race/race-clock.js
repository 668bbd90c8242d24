/* The clock of a race, and numbers and times as text. */

import TIME_UNITS from "../../values/time_units.json" with { type: "json" };
import { capitalized, grouped, listed } from "#shared/text.js";

const UNITS = TIME_UNITS.filter(({ symbol }) => symbol);
// The most that rounding may take from a node that has just been reached.
const ROUNDING = 1e-6;

/** One method in a race, with the seconds of a node if they were measured.
    @typedef {{title: string, course: import("./race-courses.js").Course, seconds?: number}} Lane */

/** Return seconds with three significant digits and their unit. */
export function timeText(seconds) {
  if (!seconds) return "0 ns";
  const rounded = Number(seconds.toPrecision(3));
  const unit = UNITS.find((candidate) => rounded >= candidate.seconds) ?? UNITS.at(-1);
  return `${(seconds / unit.seconds).toPrecision(3)} ${unit.symbol}`;
}

/** Return the nodes of a lane until its last solution. */
export const nodesOf = ({ course }) => course.finish;

/** Return the seconds of a lane until its last solution. */
export const timeOf = ({ course, seconds }) => course.finish * seconds;

/** The clock of a race. At each tick every lane visits one node, or, if the clock is timed, as many
    nodes as it can while the fastest visits one. */
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

  /** Return the node of a lane at a tick. */
  nodeAt(lane, tick) {
    return Math.min(Math.floor(tick / this.#ticksOfNode(lane) + ROUNDING), nodesOf(lane));
  }

  /** Return a tick and the last one as text: `node 2 of 127`. */
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

/** Sort the lanes by a value, in ascending order. Return pairs of a value and the lanes that share
    it. */
export function ranks(lanes, valueOf) {
  const groups = new Map();
  for (const lane of lanes) {
    const value = valueOf(lane);
    groups.set(value, [...(groups.get(value) ?? []), lane]);
  }
  return [...groups].toSorted(([one], [other]) => one - other);
}

/** Return the message about a race in which the lanes `finished` have finished. */
export function sentence(lanes, finished, isTimed) {
  const [{ course }] = lanes;
  if (finished.length === lanes.length) return verdict(lanes, isTimed);
  if (finished.length === 0) return `Each runs until it has all ${course.total} solutions.`;
  const verb = finished.length > 1 ? "have" : "has";
  return `${capitalized(namesOf(finished))} ${verb} all ${course.total} solutions.`;
}

/** Return the order in which lanes finish, and which need the fewest nodes and the least time. */
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
