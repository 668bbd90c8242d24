/* Records of the games that a reader has played. They are stored in the browser only. If the
   browser stores nothing, they are lost when the reader leaves the page. */

import { readProgress, readProgressAt, saveProgress } from "#shared/progress.js";
import { isCount, isObject, isText } from "#shared/storage.js";
import { LEVEL_NAMES, shifted, today, weeksOf } from "#shared/days.js";

/** The record of a game: a digit for each square, the signs of the result, the number of hints, the
    keys of the rules that hints have named, and the seconds of a game with a clock. Records of earlier
    versions have no rules.
    @typedef {{ cells: string, trail: string, hints: number, rules?: string[], isSolved: boolean,
      seconds?: number }} Record */

/** Return whether a value is a `Record`. */
const isRecord = (value) =>
  isObject(value) &&
  isText(value.cells) &&
  isText(value.trail) &&
  /^[■□▣]*$/.test(value.trail) &&
  isCount(value.hints) &&
  (value.rules === undefined || (Array.isArray(value.rules) && value.rules.every(isText))) &&
  typeof value.isSolved === "boolean" &&
  isCount(value.seconds ?? 0);

/** The records of all games of one kind, by key. The key of a day's game is its day and level. */
export class Records {
  // The records that this page has saved, by key.
  #savedHere = {};

  /** @param {string} name  the name under which the browser stores the records */
  constructor(name) {
    this.name = name;
  }

  /** Return the record of a game; undefined if it has not been played. If the browser has stored
      the game as solved, that record takes precedence over the record of this page.
      @param {string} key  such as 2026-11-24/easy */
  get(key) {
    const stored = readProgressAt(this.name, [key], isRecord);
    return stored?.isSolved ? stored : (this.#savedHere[key] ?? stored);
  }

  /** Return the keys of all solved games. All records are read from the browser in one go, because
      a reader may have played thousands of games. */
  solvedKeys() {
    const stored = readProgress(this.name);
    const records = [stored, this.#savedHere].flatMap(Object.entries);
    const solved = records.filter(([, record]) => isRecord(record) && record.isSolved);
    return new Set(solved.map(([key]) => key));
  }

  /** Store the record of a game, unless the game has been solved meanwhile in another tab. */
  set(key, record) {
    if (this.get(key)?.isSolved) return;
    this.#savedHere[key] = record;
    saveProgress(this.name, { [key]: record });
  }
}

/** Return the levels of a day whose keys are among the keys of solved games. */
export const solvedOn = (day, keys) => LEVEL_NAMES.filter((level) => keys.has(`${day}/${level}`));

/** Return the days of a month, up to today, on which the game of a level is not solved.
    @param {string} month  the first day of the month
    @param {Set<string>} keys  the keys of solved games */
export const unsolvedIn = (month, level, keys) =>
  weeksOf(month)
    .flat()
    .filter((day) => day && day <= today() && !keys.has(`${day}/${level}`));

/** Return the number of days in a row, up to today or yesterday, that have a solved game.
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
