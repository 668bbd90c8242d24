/* Which methods race at which N, by nodes or by time. */

import { choiceIn, numberIn } from "../base/index.js";

const CLOCKS = ["nodes", "time"];
const [MIN_N, MAX_N] = [4, 8];

/** A method that can race: its key, its name, and the largest N that it takes.
    @typedef {{key: string, title: string, maxN: number}} Racer */

/** @typedef {{methods: string[], n: number, isTimed: boolean}} RaceChoice */

/** The largest N that all methods take.
    @param {string[]} methods
    @param {Racer[]} racers  all that can be chosen */
export const maxN = (methods, racers) => Math.min(...racers.filter(({ key }) => methods.includes(key)).map((racer) => racer.maxN));

/** A choice with an N that its methods take, by time only if all of them were measured.
    @param {RaceChoice} choice
    @param {Racer[]} racers
    @param {Record<string, number>} nodeTimes  seconds of a node, by method
    @returns {RaceChoice} */
export function withinReach({ methods, n, isTimed }, racers, nodeTimes) {
  return { methods, n: Math.min(n, maxN(methods, racers)), isTimed: isTimed && areTimed(methods, nodeTimes) };
}

/** Whether a node of each method was measured.
    @param {string[]} methods
    @param {Record<string, number>} nodeTimes  seconds of a node, by method */
export const areTimed = (methods, nodeTimes) => methods.every((method) => nodeTimes[method]);

/** The choice of an address; what makes no sense there is as in the preset.
    @param {URLSearchParams} query
    @param {RaceChoice} preset
    @param {Racer[]} racers
    @param {Record<string, number>} nodeTimes  seconds of a node, by method
    @returns {RaceChoice} */
export function readChoice(query, preset, racers, nodeTimes) {
  const methods = readMethods(query.get("race") ?? "", racers) ?? preset.methods;
  const n = numberIn(query, "n", MIN_N, MAX_N) ?? preset.n;
  const clock = choiceIn(query, "clock", CLOCKS);
  const isTimed = clock ? clock === "time" : preset.isTimed;
  return withinReach({ methods, n, isTimed }, racers, nodeTimes);
}

function readMethods(text, racers) {
  const methods = text.split(",").map((name) => name.replaceAll("-", "_"));
  const areKnown = methods.every((method) => racers.some(({ key }) => key === method));
  const areTwoOrThree = methods.length === 2 || methods.length === 3;
  return areKnown && areTwoOrThree && new Set(methods).size === methods.length ? methods : undefined;
}

/** A choice and a tick as parameters of the address.
    @param {RaceChoice} choice
    @param {number} tick */
export function parametersOf({ methods, n, isTimed }, tick) {
  const race = methods.map((method) => method.replaceAll("_", "-")).join(",");
  return { race, n, clock: isTimed ? "time" : "nodes", tick };
}
