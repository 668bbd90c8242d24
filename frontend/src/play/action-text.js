/* What a reader has done to a square, for both games. */

import { squareOf } from "../shared/symmetry.js";
import { EMPTY, QUEEN } from "./game.js";

/** A sentence on a square, and how many queens stand: `Queen on *c7*, attacked by c5 along the column. 4 of 7.`
    @param {import("./position.js").Square} square
    @param {number} value  what is there now
    @param {{n: number, count: number, clash?: string}} position  the queens that stand; and what is wrong with the
      queen, if there is something */
export function actionText(square, value, { n, count, clash }) {
  const name = `*${squareOf(...square, n)}*`;
  if (value === QUEEN) return `Queen on ${name}${clash ? `, ${clash}` : ""}. ${count} of ${n}.`;
  return value === EMPTY ? `${name} is empty. ${count} of ${n}.` : `Mark on ${name}.`;
}
