/* Stores a reader's progress with each figure, on any page, in this browser only. */

import { isCount, isObject, readStored, writeStored } from "./storage.js";

const key = (figure) => `queens-atlas.chapter-${figure}`;

/** Return all stored values of a figure as an object, which is empty without them. The values may
    have any type.
    @param {string} figure  its name */
export const readProgress = (figure) => readStored(key(figure), [], isObject) ?? {};

/** Return the stored value of a figure, or undefined if it is missing or not as expected.
    @param {string} figure  its name
    @param {string[]} path  the names that lead to the value
    @param {(value: unknown) => boolean} isExpected  returns whether a value has the right type */
export const readProgressAt = (figure, path, isExpected) =>
  readStored(key(figure), path, isExpected);

/** Store `values`, an object, for a figure. Stored values with other names stay. */
export const saveProgress = (figure, values) =>
  writeStored(key(figure), { ...readProgress(figure), ...values });

/** Return the names of the tasks that a reader has solved in a figure. */
export const readSolved = (figure) => readProgressAt(figure, ["solved"], Array.isArray) ?? [];

/** Store that the task `name` is solved in a figure. */
export const saveSolved = (figure, name) =>
  saveProgress(figure, { solved: [...new Set([...readSolved(figure), name])] });

// Selects the figures that ask a question. The property `isSolved` of each tells whether the reader
// has answered it.
const ASKING = "queens-question, queens-moving-attacks, queens-race-guess";
const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(isCount);

/** Store how many questions of this page are solved, for the page of the course. */
export function savePage() {
  const solved = [...document.querySelectorAll(ASKING)].map(({ isSolved }) => isSolved);
  const counts = [solved.filter(Boolean).length, solved.length];
  saveProgress("pages", { [location.pathname]: counts });
}

/** Return how many questions of a page are solved and how many it has, as a pair; undefined if this
    is not stored.
    @param {string} path  of the page */
export const readPage = (path) => readProgressAt("pages", [path], isPair);
