/* The messages of the wall: about a board, about the boards of an N, and after an action by a key
   or a button. */

import { WORDS } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { SIZES } from "#shared/wall-boards.js";

/** Return the name of a board: the label of its orbit, followed by the number of the image unless
    it is the first: `8.8.3/2`. */
export const nameOf = ({ label, number }) => (number === 1 ? label : `${label}/${number}`);

/** Return a sentence that says which image of its orbit a board is. */
export const meaningOf = ({ symmetry, size, number }) =>
  `Image ${number} of ${size}: ${symmetry ? WORDS[symmetry] : "the representative of its orbit"}.`;

/** Return the caption of the wall of an N: the number of its boards, and the numbers of its
    orbits. */
export function sizeCaption(n, boards, orbits) {
  const counts = SIZES.map((size) => [orbits.filter((orbit) => orbit.size === size).length, size]);
  const terms = counts
    .filter(([count]) => count)
    .map(([count, size]) => `${counted(count, "orbit")} of ${size}`);
  return { name: `N = ${n}: ${counted(boards.length, "board")}`, meaning: `${terms.join(", ")}.` };
}

/** Return the caption of the wall if it shows one group of the legend. */
export const groupCaption = ({ count, meaning }) => ({
  name: `${counted(count, "board")}: ${meaning}`,
  meaning: "",
});

/** Return a sentence that says how many boards are in view.
    @param {object[]} inView  the boards in view
    @param {object[]} boards  all boards of the wall */
export function viewSentence(inView, boards) {
  if (inView.length === boards.length) return "All boards are in view.";
  if (!inView.length) return "No board is in view: an arrow key leads to one.";
  const count = `${grouped(inView.length)} of ${counted(boards.length, "board")}`;
  return `${count} in view, the first is ${nameOf(inView[0])}.`;
}

export const enlargedSentence = (board, isOrbit) =>
  `${isOrbit ? "The orbit of board" : "Board"} ${nameOf(board)} is enlarged.`;

export const NO_SELECTION = "No board is chosen: an arrow key chooses one.";

export const unknownLabel = (text) =>
  `The wall has no board “${text}”. Write one such as 8.4.1 or 8.8.3/2.`;
