/* A reader's progress with each figure, on whatever page it stands: kept in this browser, and nowhere else. */

import { isCount, isObject, readStored, writeStored } from "./storage.js";

const key = (figure) => `queens-atlas.chapter-${figure}`;

/** Return all values that are kept for a figure, given by its name; they may have any type. */
export const readProgress = (figure) => readStored(key(figure), [], isObject) ?? {};

/** Return the value that is kept for a figure at a `path` of names; undefined if it is missing or not as expected. */
export const readKept = (figure, path, isExpected) => readStored(key(figure), path, isExpected);

/** Keep `values` for a figure, beside the values that are kept already. */
export const saveProgress = (figure, values) =>
  writeStored(key(figure), { ...readProgress(figure), ...values });

/** Return the names that a reader has solved in a figure. */
export const readSolved = (figure) => readKept(figure, ["solved"], Array.isArray) ?? [];

/** Keep that `name` is solved in a figure. */
export const saveSolved = (figure, name) =>
  saveProgress(figure, { solved: [...new Set([...readSolved(figure), name])] });

// The figures that ask their reader something; each says as `isSolved` whether it has its answer.
const ASKING = "queens-question, queens-moving-attacks, queens-race-guess";
const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(isCount);

/** Keep how many questions of this page are solved, for the page of the course. */
export function savePage() {
  const solved = [...document.querySelectorAll(ASKING)].map(({ isSolved }) => isSolved);
  const counts = [solved.filter(Boolean).length, solved.length];
  saveProgress("pages", { [location.pathname]: counts });
}

/** How many questions of a page are solved, and how many it asks; undefined before the first is solved. */
export const readPage = (path) => readKept("pages", [path], isPair);
