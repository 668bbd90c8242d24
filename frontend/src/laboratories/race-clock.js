/* The clock of a race, and numbers and times as text. */

import { grouped } from "../shared/text.js";

const UNITS = [[1, "s"], [1e-3, "ms"], [1e-6, "µs"], [1e-9, "ns"]];
const ROUNDING = 1e-6; // what rounding may take from a node that is just done

/** One method in a race, with the seconds of a node if they were measured.
    @typedef {{title: string, course: import("./courses.js").Course, seconds?: number}} Lane */

/** Seconds in three figures, with their unit.
    @param {number} seconds
    @returns {string} */
export function timeText(seconds) {
  if (!seconds) return "0 ns";
  const rounded = Number(seconds.toPrecision(3));
  const [size, unit] = UNITS.find(([least]) => rounded >= least) ?? UNITS.at(-1);
  return `${(seconds / size).toPrecision(3)} ${unit}`;
}

/** The nodes of a lane until its last solution.
    @param {Lane} lane */
export const nodesOf = ({ course }) => course.finish;

/** The seconds of a lane until its last solution.
    @param {Lane} lane */
export const timeOf = ({ course, seconds }) => course.finish * seconds;

/** At each tick every lane does one node; with time, what it can do while the quickest does one. */
export class RaceClock {
  #isTimed;
  #longest;

  /** @param {Lane[]} lanes
      @param {boolean} isTimed */
  constructor(lanes, isTimed) {
    this.#isTimed = isTimed;
    /** The seconds of a tick, or 1 without time. */
    this.tickLength = isTimed ? Math.min(...lanes.map(({ seconds }) => seconds)) : 1;
    /** The tick at which the last lane finishes. */
    this.max = Math.max(...lanes.map((lane) => this.finishOf(lane)));
    this.#longest = isTimed ? Math.max(...lanes.map(timeOf)) : this.max;
  }

  /** The tick at which a lane finishes.
      @param {Lane} lane */
  finishOf(lane) {
    return Math.ceil(nodesOf(lane) * this.#ticksOfNode(lane) - ROUNDING);
  }

  /** The node of a lane at a tick.
      @param {Lane} lane
      @param {number} tick */
  nodeAt(lane, tick) {
    return Math.min(Math.floor(tick / this.#ticksOfNode(lane) + ROUNDING), nodesOf(lane));
  }

  /** A tick beside the last one: `node 2 of 127`.
      @param {number} tick
      @param {number} max */
  text(tick, max) {
    const [now, end] = [tick, max].map((each) => Math.min(each * this.tickLength, this.#longest));
    return this.#isTimed ? `${timeText(now)} of ${timeText(end)}` : `node ${grouped(now)} of ${grouped(end)}`;
  }

  #ticksOfNode({ seconds }) {
    return this.#isTimed ? seconds / this.tickLength : 1;
  }
}
