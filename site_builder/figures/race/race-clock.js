/* The clock of a race, and numbers and times as text. */

import TIME_UNITS from "../../values/time_units.json" with { type: "json" };
import { capitalized, grouped, listed } from "#shared/text.js";

const UNITS = TIME_UNITS.filter(({ symbol }) => symbol);
const ROUNDING = 1e-6; // what rounding may take from a node that is just done

/** One method in a race, with the seconds of a node if they were measured.
    @typedef {{title: string, course: import("./race-courses.js").Course, seconds?: number}} Lane */

/** Seconds in three figures, with their unit. */
export function timeText(seconds) {
  if (!seconds) return "0 ns";
  const rounded = Number(seconds.toPrecision(3));
  const unit = UNITS.find((each) => rounded >= each.seconds) ?? UNITS.at(-1);
  return `${(seconds / unit.seconds).toPrecision(3)} ${unit.symbol}`;
}

/** The nodes of a lane until its last solution. */
export const nodesOf = ({ course }) => course.finish;

/** The seconds of a lane until its last solution. */
export const timeOf = ({ course, seconds }) => course.finish * seconds;

/** At each tick every lane does one node; with time, what it can do while the quickest does one. */
export class RaceClock {
  #isTimed;
  #longest;

  constructor(lanes, isTimed) {
    this.#isTimed = isTimed;
    /** The seconds of a tick, or 1 without time. */
    this.tickLength = isTimed ? Math.min(...lanes.map(({ seconds }) => seconds)) : 1;
    /** The tick at which the last lane finishes. */
    this.max = Math.max(...lanes.map((lane) => this.finishOf(lane)));
    this.#longest = isTimed ? Math.max(...lanes.map(timeOf)) : this.max;
  }

  /** The tick at which a lane finishes. */
  finishOf(lane) {
    return Math.ceil(nodesOf(lane) * this.#ticksOfNode(lane) - ROUNDING);
  }

  /** The node of a lane at a tick. */
  nodeAt(lane, tick) {
    return Math.min(Math.floor(tick / this.#ticksOfNode(lane) + ROUNDING), nodesOf(lane));
  }

  /** A tick beside the last one: `node 2 of 127`. */
  text(tick, max) {
    const [now, end] = [tick, max].map((each) => Math.min(each * this.tickLength, this.#longest));
    return this.#isTimed
      ? `${timeText(now)} of ${timeText(end)}`
      : `node ${grouped(now)} of ${grouped(end)}`;
  }

  #ticksOfNode({ seconds }) {
    return this.#isTimed ? seconds / this.tickLength : 1;
  }
}

/** The lanes by a value, the least first; lanes with the same value share a rank. */
export function ranks(lanes, valueOf) {
  const groups = new Map();
  for (const lane of lanes) groups.set(valueOf(lane), [...(groups.get(valueOf(lane)) ?? []), lane]);
  return [...groups].toSorted(([one], [other]) => one - other);
}

/** A sentence about a race at a moment when some of its lanes have finished. */
export function sentence(lanes, finished, isTimed) {
  const [{ course }] = lanes;
  if (finished.length === lanes.length) return verdict(lanes, isTimed);
  if (finished.length === 0) return `Each runs until it has all ${course.total} solutions.`;
  return `${capitalized(namesOf(finished))} ${finished.length > 1 ? "have" : "has"} all ${course.total} solutions.`;
}

/** The order in which lanes finish, and who needs the fewest nodes and the least time. */
export function verdict(lanes, isTimed) {
  const [valueOf, text] = isTimed ? [timeOf, timeText] : [nodesOf, grouped];
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
  const need = `${capitalized(namesOf(fewest))} ${fewest.length > 1 ? "need" : "needs"} the fewest nodes`;
  if (fewest.length === 1 && first === quickest) return `${need} and the least time.`;
  if (fewest.includes(quickest)) return `${need}; ${namesOf([quickest])} takes the least time.`;
  const times = Number((first.seconds / quickest.seconds).toPrecision(2));
  return `${need}, but ${namesOf([quickest])} the least time: a node of ${namesOf([first])} takes ${times} times as long.`;
}

const namesOf = (lanes) => listed(lanes.map(({ title }) => title.toLowerCase()));
