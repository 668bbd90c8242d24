/* The map of solutions: its points, lines and walks. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf, movedBetween, pointNamed, pointsOf, pointToward, walkFrom } from "../src/map/solution-map.js";
import { image } from "../src/shared/symmetry.js";
import { golden } from "./golden.js";

const maps = Object.entries(golden("maps").maps).map(([n, map]) => [Number(n), pointsOf(map.orbits), map]);

test("the points are those of the layout, and their labels those of the core", () => {
  for (const [, points, { layout, labels }] of maps) {
    assert.equal(points.length, layout.length);
    for (const [at, { x, y }] of points.entries()) assert.ok(Math.hypot(x - layout[at][0], y - layout[at][1]) < 0.2);
    assert.deepEqual([...new Set(points.map(({ label }) => label))], labels);
  }
});

test("a line joins solutions between which two or three queens move", () => {
  const [, points] = maps.find(([n]) => n === 8);
  assert.deepEqual([2, 3].map((count) => linesOf(points, count).length), [8, 32]);
});

test("a walk visits every solution once, by the smallest step that is new", () => {
  for (const [n, points] of maps) {
    const walk = walkFrom(points, points.at(-1));
    assert.equal(new Set(walk).size, points.length);
    if (n > 8) continue;
    for (const [at, point] of walk.slice(1).entries()) {
      const step = movedBetween(walk[at], point);
      assert.ok(walk.slice(at + 1).every((other) => movedBetween(walk[at], other) >= step));
    }
  }
});

test("arrows reach every point from every other", () => {
  for (const [, points] of maps) {
    const seen = new Set([points[0]]);
    for (const point of seen) {
      for (const direction of [[1, 0], [-1, 0], [0, 1], [0, -1]]) seen.add(pointToward(points, point, direction) ?? point);
    }
    assert.equal(seen.size, points.length);
  }
});

test("a point is named by a label or by columns", () => {
  const [, points] = maps.find(([n]) => n === 8);
  const { columns } = pointNamed(points, "8.8.1");
  assert.deepEqual(pointNamed(points, image(columns, 4).join("")).columns, image(columns, 4));
  assert.equal(pointNamed(points, "8.8.99"), undefined);
});
