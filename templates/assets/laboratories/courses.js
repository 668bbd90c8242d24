/* The courses of a race: where each method is at a tick of the clock, and who needs the least. */

import { listed } from "../shared/runner.js";

const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
const UNITS = [[1, "s"], [1e-3, "ms"], [1e-6, "µs"], [1e-9, "ns"]];
const TINY = 1e-6; // what rounding may take from a node that is just done

/** A course as `cy_core` traced it. Of each node, counted from 1, it has the square, how many queens
    stand then, and the node above: that of the queen before. */
function decode({ n, squares, depths, found }) {
  const [square, depth, above, latest] = [[-1], [0], [0], [0]];
  [...squares].forEach((sign, at) => {
    const place = SIGNS.indexOf(sign);
    const queens = depths ? Number(depths[at]) : Math.floor(place / n) + 1;
    latest[queens] = at + 1;
    square.push(place);
    depth.push(queens);
    above.push(latest[queens - 1]);
  });
  const [finish, total] = found.at(-1);
  return { n, square, depth, above, found, finish, total };
}

/** The rows and columns of the queens after so many nodes, in the order of placing. */
function queens({ n, square, above }, node) {
  const placed = [];
  for (let at = node; at > 0; at = above[at]) placed.unshift([Math.floor(square[at] / n), square[at] % n]);
  return placed;
}

const solutions = ({ found }, node) => found.findLast(([at]) => at <= node)?.[1] ?? 0;

/** Where the nodes stand in a picture of the tree, counted in leaves from the left; the root first. */
function across({ depth, above }) {
  const [x, left, right] = [[], [], []];
  let leaves = 0;
  depth.forEach((queens, node) => {
    if (!(depth[node + 1] > queens)) x[node] = (leaves += 1) - 0.5;
  });
  for (let node = depth.length - 1; node >= 0; node -= 1) {
    x[node] ??= (left[node] + right[node]) / 2;
    right[above[node]] ??= x[node];
    left[above[node]] = x[node];
  }
  return { x, leaves };
}

const nodesOf = ({ course }) => course.finish;
const timeOf = ({ course, seconds }) => course.finish * seconds;

/** A clock for lanes, each with its course and the seconds of a node: at every tick one node each,
    or the time that the quickest needs for one. It is read in nodes, or in seconds. */
function clock(lanes, isTimed) {
  const slice = isTimed ? Math.min(...lanes.map(({ seconds }) => seconds)) : 1;
  const cost = ({ seconds }) => (isTimed ? seconds / slice : 1);
  const tickOf = (lane, node) => Math.ceil(node * cost(lane) - TINY);
  const most = Math.max(...lanes.map((lane) => tickOf(lane, lane.course.finish)));
  const nodesAt = (lane, tick) => Math.min(Math.floor(tick / cost(lane) + TINY), lane.course.finish);
  const longest = isTimed ? Math.max(...lanes.map(timeOf)) : most;
  const read = (tick) => Math.min(tick * slice, longest);
  return { slice, most, tickOf, nodesAt, read };
}

/** Seconds in three figures, with their unit. */
function written(seconds) {
  if (!seconds) return "0 ns";
  const rounded = Number(seconds.toPrecision(3));
  const [least, unit] = UNITS.find(([least]) => rounded >= least) ?? UNITS.at(-1);
  return `${(seconds / least).toPrecision(3)} ${unit}`;
}

/** The lanes by a value, the least first, and those that share one together. */
function ranks(lanes, value) {
  const groups = new Map();
  for (const lane of lanes) groups.set(value(lane), [...(groups.get(value(lane)) ?? []), lane]);
  return [...groups].sort(([one], [other]) => one - other);
}

const called = (lanes) => listed(lanes.map(({ title }) => title.toLowerCase()));
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const grouped = (count) => count.toLocaleString("en");

/** Who has come to the last solution, while others have not. */
function reached(lanes) {
  const [{ course }] = lanes;
  return `${capital(called(lanes))} ${lanes.length > 1 ? "have" : "has"} all ${course.total} solutions.`;
}

/** The order in which lanes finish, in a sentence, and who needs the fewest nodes and the least time. */
function verdict(lanes, isTimed) {
  const [value, unit] = isTimed ? [timeOf, written] : [nodesOf, grouped];
  const order = ranks(lanes, value).map(([its, group]) => `${called(group)} ${unit(its)}`);
  const told = `${isTimed ? "Time" : "Nodes"} to the last solution: ${order.join(", ")}.`;
  return lanes[0].seconds ? `${told} ${conclusion(lanes)}` : told;
}

function conclusion(lanes) {
  const [[, fewest], ...more] = ranks(lanes, nodesOf);
  const [[, [quickest]]] = ranks(lanes, timeOf);
  const [first] = fewest;
  const need = `${capital(called(fewest))} ${fewest.length > 1 ? "need" : "needs"} the fewest nodes`;
  const times = Number((first.seconds / quickest.seconds).toPrecision(2));
  if (!more.length) return `All place equally many queens; ${called([quickest])} takes the least time for each.`;
  if (fewest.length === 1 && first === quickest) return `${need} and the least time.`;
  if (fewest.includes(quickest)) return `${need}; ${called([quickest])} takes the least time.`;
  return `${need}, but ${called([quickest])} the least time: a node of ${called([first])} takes ${times} times as long.`;
}

export { decode, queens, solutions, across, clock, written, grouped, ranks, reached, verdict };
