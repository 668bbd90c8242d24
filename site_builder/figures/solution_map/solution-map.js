/* The points of all solutions of an N, the lines between them, and walks from one to the next. */

import { columnsText, imagesOf, movedTo, rowsApart } from "#shared/symmetry.js";

/** A solution on the map, in units of which the map is 200 wide, from its middle.
    @typedef {{ columns: number[], label: string, symmetry: number, x: number, y: number }} Point */

/** All solutions, orbit by orbit. A symmetry moves a point as it moves a square.
    @param {[string, number, number][]} orbits  the representative of each, and its point */
export function pointsOf(orbits) {
  const ranks = {};
  return orbits.flatMap(([digits, x, y]) => {
    const images = imagesOf([...digits].map(Number));
    const size = images.length;
    ranks[size] = (ranks[size] ?? 0) + 1;
    const label = `${digits.length}.${size}.${ranks[size]}`;
    return images.map(({ columns, symmetry }, place) => {
      const [down, right] = size === 8 ? movedTo([y, x], symmetry, 1) : rotated(x, y, place / size);
      return { columns, label, symmetry, x: right, y: down };
    });
  });
}

/** Where a point comes to by a part of a turn, down and to the right. */
function rotated(x, y, part) {
  const [cos, sin] = [Math.cos(2 * Math.PI * part), Math.sin(2 * Math.PI * part)];
  return [x * sin + y * cos, x * cos - y * sin];
}

/** How many queens move from one board to another. */
export const movedBetween = (one, other) => rowsApart(one.columns, other.columns);

/** Which points are joined, by the queens that move. */
export const linesOf = (points, count) =>
  points.flatMap((one, at) =>
    points
      .slice(at + 1)
      .flatMap((other) => (movedBetween(one, other) === count ? [[one, other]] : [])),
  );

/** The nearest of some points, the first of them if there are several. */
const nearest = (from, others) =>
  others.reduce((best, other) =>
    movedBetween(from, other) < movedBetween(from, best) ? other : best,
  );

/** All points in the order of a walk, which always goes on by the smallest step that is new. */
export function walkFrom(points, start) {
  const [walk, left] = [[start], new Set(points)];
  left.delete(start);
  while (left.size) {
    walk.push(nearest(walk.at(-1), [...left]));
    left.delete(walk.at(-1));
  }
  return walk;
}

/** The point that is nearest to a place on the map. */
export const pointAt = (points, x, y) =>
  points.reduce((best, point) =>
    Math.hypot(point.x - x, point.y - y) < Math.hypot(best.x - x, best.y - y) ? point : best,
  );

/** The point of a label, or of the columns of a board. */
export const pointNamed = (points, text) =>
  points.find(({ label, columns }) => label === text || columnsText(columns) === text);

/** The rows whose queens stand elsewhere on another board. */
export const movedSquares = ({ columns }, other) =>
  other
    ? columns.flatMap((column, row) => (column === other.columns[row] ? [] : [[row, column]]))
    : [];
