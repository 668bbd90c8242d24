/* The positions that a reader has played, stored in this browser only. If the browser stores
   nothing, they are lost with the page. */

import { readProgress, readProgressAt, saveProgress } from "#shared/progress.js";
import { isCount, isObject, isText } from "#shared/storage.js";
import { LEVEL_NAMES, shifted, today, weeksOf } from "#shared/days.js";

/** A played position: a digit for each square, the signs of the result, the number of hints, the keys
    of the rules that they named, and for some games the seconds. Records of earlier versions have no
    rules.
    @typedef {{ cells: string, trail: string, hints: number, rules?: string[], isSolved: boolean,
      seconds?: number }} Record */

/** Whether a value is a `Record`. */
const isRecord = (value) =>
  isObject(value) &&
  isText(value.cells) &&
  isText(value.trail) &&
  /^[■□▣]*$/.test(value.trail) &&
  isCount(value.hints) &&
  (value.rules === undefined || (Array.isArray(value.rules) && value.rules.every(isText))) &&
  typeof value.isSolved === "boolean" &&
  isCount(value.seconds ?? 0);

/** The records of all positions of a game, by day and level. */
export class Records {
  // The records that this page has saved.
  #savedHere = {};

  /** @param {string} name  of the game */
  constructor(name) {
    this.name = name;
  }

  /** Return a record. A solved game in the browser's storage takes precedence over the page's own
      record.
      @param {string} key  such as 2026-11-24/easy */
  get(key) {
    const stored = readProgressAt(this.name, [key], isRecord);
    return stored?.isSolved ? stored : (this.#savedHere[key] ?? stored);
  }

  /** Return the keys of all solved games. The browser's storage is read once, because a reader may
      have played thousands. */
  solvedKeys() {
    const stored = readProgress(this.name);
    const records = [stored, this.#savedHere].flatMap(Object.entries);
    const solved = records.filter(([, record]) => isRecord(record) && record.isSolved);
    return new Set(solved.map(([key]) => key));
  }

  /** Store a record, unless another tab has solved the position meanwhile. */
  set(key, record) {
    if (this.get(key)?.isSolved) return;
    this.#savedHere[key] = record;
    saveProgress(this.name, { [key]: record });
  }
}

/** Return the levels of a day that are among the keys of solved games. */
export const solvedOn = (day, keys) => LEVEL_NAMES.filter((level) => keys.has(`${day}/${level}`));

/** Return the days of a month, up to today, on which a level is not among the keys of solved games.
    @param {string} month  its first day */
export const unsolvedIn = (month, level, keys) =>
  weeksOf(month)
    .flat()
    .filter((day) => day && day <= today() && !keys.has(`${day}/${level}`));

/** Return the number of consecutive days, up to today or yesterday, with a solved game.
    @param {Set<string>[]} solved  for each kind of game, the keys of solved games */
export function streakOf(solved) {
  const isSolved = (day) => solved.some((keys) => solvedOn(day, keys).length > 0);
  let day = isSolved(today()) ? today() : shifted(today(), -1);
  let count = 0;
  while (isSolved(day)) {
    count += 1;
    day = shifted(day, -1);
  }
  return count;
}
