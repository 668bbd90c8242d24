/* A reader's progress with each figure, on any page, stored in this browser only. */

import { isCount, isObject, readStored, writeStored } from "./storage.js";

const key = (figure) => `queens-atlas.chapter-${figure}`;

/** Return all stored values of a figure, given by its name; they may have any type. */
export const readProgress = (figure) => readStored(key(figure), [], isObject) ?? {};

/** Return the stored value of a figure at a `path` of names; undefined if it is missing or not as
    expected. */
export const readProgressAt = (figure, path, isExpected) =>
  readStored(key(figure), path, isExpected);

/** Store `values` for a figure, in addition to the values that are already stored. */
export const saveProgress = (figure, values) =>
  writeStored(key(figure), { ...readProgress(figure), ...values });

/** Return the names that a reader has solved in a figure. */
export const readSolved = (figure) => readProgressAt(figure, ["solved"], Array.isArray) ?? [];

/** Store that `name` is solved in a figure. */
export const saveSolved = (figure, name) =>
  saveProgress(figure, { solved: [...new Set([...readSolved(figure), name])] });

// The figures that ask questions; the property `isSolved` of each tells whether its question is
// answered.
const ASKING = "queens-question, queens-moving-attacks, queens-race-guess";
const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(isCount);

/** Store how many questions of this page are solved, for the page of the course. */
export function savePage() {
  const solved = [...document.querySelectorAll(ASKING)].map(({ isSolved }) => isSolved);
  const counts = [solved.filter(Boolean).length, solved.length];
  saveProgress("pages", { [location.pathname]: counts });
}

/** Return how many questions of a page are solved, and how many it has; undefined before the first
    is solved. */
export const readPage = (path) => readProgressAt("pages", [path], isPair);
