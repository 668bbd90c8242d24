/* What a reader has played: kept in this browser and nowhere else, and for this page if the browser keeps nothing. */

import { readKept, saveProgress } from "#shared/progress.js";
import { isCount, isObject, isText } from "#shared/storage.js";
import { LEVEL_NAMES, shifted, today } from "#shared/days.js";

/** A played position: a digit for each square, the symbols of the result, how many hints were given, and of some games
    the seconds.
    @typedef {{ cells: string, trail: string, hints: number, isSolved: boolean, seconds?: number }} Record */

/** Whether a value is a record. */
const isRecord = (value) =>
  isObject(value) &&
  isText(value.cells) &&
  isText(value.trail) &&
  /^[■□▣]*$/.test(value.trail) &&
  isCount(value.hints) &&
  typeof value.isSolved === "boolean" &&
  isCount(value.seconds ?? 0);

/** The records of all positions of a game, by day and level. */
export class Records {
  #here = {}; // what this page has saved

  /** @param {string} name  of the game */
  constructor(name) {
    this.name = name;
  }

  /** @param {string} key  such as 2026-11-24/easy */
  get(key) {
    const kept = readKept(this.name, [key], isRecord);
    return kept?.isSolved ? kept : (this.#here[key] ?? kept);
  }

  /** Keep a record, unless another tab has solved the position meanwhile. */
  set(key, record) {
    if (this.get(key)?.isSolved) return;
    this.#here[key] = record;
    saveProgress(this.name, { [key]: record });
  }
}

/** The levels of a day that are solved. */
export const solvedOn = (day, records) =>
  LEVEL_NAMES.filter((level) => records.get(`${day}/${level}`)?.isSolved);

/** How many days in a row, up to today or yesterday, have a solved game. */
export function streakOf(records) {
  const isSolved = (day) => solvedOn(day, records).length > 0;
  let day = isSolved(today()) ? today() : shifted(today(), -1);
  let count = 0;
  for (; isSolved(day); day = shifted(day, -1)) count += 1;
  return count;
}
