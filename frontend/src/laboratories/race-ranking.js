/* Who is first in a race, and what to say about it. */

import { capitalized, grouped, listed } from "../shared/text.js";
import { nodesOf, timeOf, timeText } from "./race-clock.js";

/** @typedef {import("./race-clock.js").Lane} Lane */

/** The lanes by a value, the least first; lanes with the same value share a rank.
    @param {Lane[]} lanes
    @param {(lane: Lane) => number} valueOf
    @returns {[number, Lane[]][]} */
export function ranks(lanes, valueOf) {
  const groups = new Map();
  for (const lane of lanes) groups.set(valueOf(lane), [...(groups.get(valueOf(lane)) ?? []), lane]);
  return [...groups].toSorted(([one], [other]) => one - other);
}

/** A sentence about a race at a moment when some of its lanes have finished.
    @param {Lane[]} lanes
    @param {Lane[]} finished
    @param {boolean} isTimed
    @returns {string} */
export function sentence(lanes, finished, isTimed) {
  const [{ course }] = lanes;
  if (finished.length === lanes.length) return verdict(lanes, isTimed);
  if (finished.length === 0) return `Each runs until it has all ${course.total} solutions.`;
  return `${capitalized(namesOf(finished))} ${finished.length > 1 ? "have" : "has"} all ${course.total} solutions.`;
}

/** The order in which lanes finish, and who needs the fewest nodes and the least time.
    @param {Lane[]} lanes
    @param {boolean} isTimed
    @returns {string} */
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
  if (!others.length) return `All place equally many queens; ${namesOf([quickest])} takes the least time for each.`;
  const need = `${capitalized(namesOf(fewest))} ${fewest.length > 1 ? "need" : "needs"} the fewest nodes`;
  if (fewest.length === 1 && first === quickest) return `${need} and the least time.`;
  if (fewest.includes(quickest)) return `${need}; ${namesOf([quickest])} takes the least time.`;
  const times = Number((first.seconds / quickest.seconds).toPrecision(2));
  return `${need}, but ${namesOf([quickest])} the least time: a node of ${namesOf([first])} takes ${times} times as long.`;
}

const namesOf = (lanes) => listed(lanes.map(({ title }) => title.toLowerCase()));
