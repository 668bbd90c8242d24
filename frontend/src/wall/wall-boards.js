/* All boards of one N: orbits in the order of their labels, each with its different images. */

import { image, isSame, NAMES, WORDS } from "../shared/symmetry.js";

/** The sizes of the orbits of boards of N > 1. */
export const SIZES = [2, 4, 8];

/** The different images of a representative, in the order of the symmetries. */
function imagesOf(representative) {
  const images = [];
  for (let symmetry = 0; symmetry < NAMES.length; symmetry++) {
    const columns = image(representative, symmetry);
    if (!images.some((other) => isSame(other.columns, columns))) images.push({ columns, symmetry });
  }
  return images;
}

/** The orbits of one N, each with its label, its size and its boards.
    @param {Record<number, number[][]>} representatives  by the size of their orbits, in the order of their ranks */
export function orbitsOf(n, representatives) {
  return SIZES.flatMap((size) =>
    representatives[size].map((representative, index) => {
      const label = `${n}.${size}.${index + 1}`;
      const boards = imagesOf(representative).map((each, place) => ({ ...each, label, size, number: place + 1 }));
      return { label, size, boards };
    }),
  );
}

/** The name of a board: its label, and the number of the image unless it is the first. */
export const nameOf = ({ label, number }) => (number === 1 ? label : `${label}/${number}`);

/** What a board is, in a sentence without its name. */
export function meaningOf({ symmetry, size, number, label }) {
  const what = symmetry === 0 ? "the representative of its orbit" : `${label} ${WORDS[symmetry]}`;
  return `Image ${number} of ${size}: ${what}.`;
}
