/* The points of all solutions for an N, the lines between them, and walks from point to point. */

import { columnsText, imagesOf, movedTo, rowsApart } from "#shared/symmetry.js";

/** A solution as a point of the map. The map is 200 units wide, and its middle is (0, 0). `label`
    is the label of its orbit, and `symmetry` the index of the symmetry that moves the
    representative to it.
    @typedef {{ columns: number[], label: string, symmetry: number, x: number, y: number }} Point */

/** Return the points of all solutions, orbit by orbit. They are computed from the point of each
    orbit's representative, because a symmetry moves a point as it moves a square.
    @param {[string, number, number][]} orbits  for each orbit the columns of its representative, as
      digits, and x and y of its point
    @returns {Point[]} */
export function pointsOf(orbits) {
  const ranks = {};
  return orbits.flatMap(([digits, x, y]) => {
    const images = imagesOf([...digits].map(Number));
    const size = images.length;
    ranks[size] = (ranks[size] ?? 0) + 1;
    const label = `${digits.length}.${size}.${ranks[size]}`;
    return images.map(({ columns, symmetry }, index) => {
      const [down, right] = size === 8 ? movedTo([y, x], symmetry, 1) : rotated(x, y, index / size);
      return { columns, label, symmetry, x: right, y: down };
    });
  });
}

// The difference in hue between two orbits that follow each other, in degrees.
const HUE_STEP = 30;
// The lightness in OKLCH: one orbit is dark, the next one light. Both have a contrast of 3 to 1
// with the page, in the light and in the dark scheme.
const LIGHTNESS = [0.52, 0.66];

/** Return the orbits of all points. An orbit has its label, its size and rank from the label, its
    first point and its colour. The colours repeat after twelve orbits.
    @param {Point[]} points  all points, orbit by orbit */
export function orbitsOf(points) {
  const firsts = points.filter(({ label }, index) => label !== points[index - 1]?.label);
  return firsts.map((first, index) => {
    const [, size, rank] = first.label.split(".").map(Number);
    const lightness = LIGHTNESS[index % LIGHTNESS.length];
    const colour = `oklch(${lightness} 0.13 ${(index * HUE_STEP) % 360})`;
    return { label: first.label, size, rank, first, colour };
  });
}

/** Rotate a point by the fraction `part` of a full turn. Return the new coordinates in the order y,
    x. */
function rotated(x, y, part) {
  const cos = Math.cos(2 * Math.PI * part);
  const sin = Math.sin(2 * Math.PI * part);
  return [x * sin + y * cos, x * cos - y * sin];
}

/** Return the number of queens that differ between two boards. */
export const movedBetween = (one, other) => rowsApart(one.columns, other.columns);

/** Return all pairs of points whose boards differ in exactly `count` queens. */
export const linesOf = (points, count) =>
  points.flatMap((one, index) => {
    const later = points.slice(index + 1);
    return later.filter((other) => movedBetween(one, other) === count).map((other) => [one, other]);
  });

/** Return the point among `others` whose board differs from the board of `from` in the fewest
    queens; the first of them if there are several. */
const nearest = (from, others) =>
  others.reduce((best, other) =>
    movedBetween(from, other) < movedBetween(from, best) ? other : best,
  );

/** Yield all points in the order of a walk from `start`. Each step goes to the nearest point that
    the walk has not reached yet. */
export function* walkFrom(points, start) {
  const left = new Set(points);
  let here = start;
  while (here) {
    yield here;
    left.delete(here);
    here = left.size ? nearest(here, [...left]) : undefined;
  }
}

/** Return the point of the map that is nearest to (x, y), in the units of the map. */
export function pointAt(points, x, y) {
  const distance = (point) => Math.hypot(point.x - x, point.y - y);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

/** Return the point whose label or columns `text` names, the first of an orbit for a label. If
    there is no such point, return undefined. */
export const pointNamed = (points, text) =>
  points.find(({ label, columns }) => label === text || columnsText(columns) === text);

/** Return the squares of the queens of a point that another point does not have. If `other` is
    undefined, return an empty list. */
export const movedSquares = ({ columns }, other) =>
  other
    ? columns.flatMap((column, row) => (column === other.columns[row] ? [] : [[row, column]]))
    : [];
