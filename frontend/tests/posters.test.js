/* Posters. The tests read the shapes on a sheet from the text of its SVG file. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { representatives } from "../src/shared/search.js";
import { drawnShape, PAPERS, posterText, SHAPES } from "../../exhibits/make/poster.js";
import { imagesOf } from "../src/shared/symmetry.js";

const GLYPH = { path: "M2 2h60v60h-60z", units: 64 };
const BOARD = [1, 3, 0, 2];
const MAX_BYTES = 5_000_000;

const poster = (changes) => ({
  boards: [BOARD],
  paper: "A4",
  shape: "queens",
  ink: "#22303c",
  caption: "",
  ...changes,
});
const textOf = (changes) => posterText(poster(changes), GLYPH);

const boardsOf = (count) => Array.from({ length: count }, () => BOARD);
const fundamental = (n) => Object.values(representatives(n)).flat();
const all = (n) => fundamental(n).flatMap((board) => imagesOf(board).map(({ columns }) => columns));

const pairs = (text, pattern) =>
  [...text.matchAll(pattern)].map((found) => found.slice(1).map(Number));

test("a poster is an SVG of a few paths in millimetres", () => {
  const text = textOf({ paper: "A1", shape: "dots", caption: "4 <&>" });
  assert.equal(
    text,
    `<svg xmlns="http://www.w3.org/2000/svg" width="594mm" height="841mm" viewBox="0 0 594 841">
<title>1 board of 4 queens</title>
<g transform="translate(42.428 151.912) scale(63.643000000)">
<path fill="#22303c" fill-opacity=".05" d="M0 0h8v8h-8z"/>
<path fill="#22303c" fill-opacity=".14" d="M2 0h2v2h-2zM6 0h2v2h-2zM0 2h2v2h-2zM4 2h2v2h-2zM2 4h2v2h-2zM6 4h2v2h-2zM0 6h2v2h-2zM4 6h2v2h-2z"/>
<path fill="none" stroke="#22303c" stroke-width="1.5" stroke-linecap="round" d="M3 1h0M7 3h0M1 5h0M5 7h0"/>
</g>
<text x="42.428" y="798.572" font-family="Helvetica, Arial, sans-serif" font-size="14.016" fill="#22303c">4 &lt;&amp;&gt;</text>
</svg>
`,
  );
});

test("each shape stands on the squares of its queens", () => {
  const cases = [
    [1, "squares", /M(\d+) (\d+)h2v2h-2z/g],
    [3, "dots", /M(\d+) (\d+)h0/g],
    [3, "queens", /translate\((\d+) (\d+)\)" d/g],
    // On a sheet with 400 boards, queens are small, so they are drawn in a simpler form.
    [400, "queens", /M(\d+) (\d+)l4 5 3-7/g],
  ];
  for (const [count, shape, pattern] of cases) {
    const text = textOf({ boards: boardsOf(count), shape });
    const [, ground] = text.match(/fill-opacity="\S+" d="([^"]+)"/);
    const corners = pairs(ground, /M(\d+) (\d+)h/g);
    const units = Number(ground.match(/h(\d+)/)[1]) / BOARD.length;
    const marks = pairs(text.split(/.*fill-opacity.*/).at(-1), pattern);
    const squares = marks.map(([x, y], index) => {
      const [left, top] = corners[Math.floor(index / BOARD.length)];
      return [Math.floor((y - top) / units), Math.floor((x - left) / units)];
    });
    assert.deepEqual(
      squares,
      boardsOf(count).flatMap((board) => [...board.entries()]),
    );
  }
});

test("queens smaller than a millimetre are drawn as dots", () => {
  const boards = all(9);
  const shapes = Object.keys(PAPERS).map((paper) => drawnShape(poster({ boards, paper })).shape);
  assert.deepEqual(shapes, ["dots", "queens", "queens", "queens"]);
  assert.equal(drawnShape(poster({ boards, shape: "squares" })).shape, "squares");
});

test("boards stay within the margins", () => {
  const [width, height] = PAPERS.A4;
  for (let count = 1; count < 60; count++) {
    const text = textOf({ boards: boardsOf(count), shape: "squares", caption: "below" });
    const [[left, top, scale]] = pairs(text, /translate\((\S+) (\S+)\) scale\((\S+)\)/g);
    const corners = pairs(text, /M(\d+) (\d+)h8v8h-8z/g);
    assert.equal(corners.length, count);
    const margin = width / 14;
    assert.ok(left >= Math.floor(margin) && top >= Math.floor(margin));
    for (const [x, y] of corners) {
      assert.ok(left + (x + 8) * scale <= width - margin + 0.001);
      assert.ok(top + (y + 8) * scale <= height - margin - height / 60);
    }
  }
});

test("files are small and consist of paths", () => {
  for (const boards of [all(8), all(12), fundamental(13)])
    for (const paper of Object.keys(PAPERS))
      for (const shape of SHAPES.filter((name) => name !== "holes")) {
        const text = textOf({ boards, paper, shape });
        assert.ok(text.length < MAX_BYTES, `${paper} ${shape}`);
        const tags = new Set(text.match(/(?<=<)\w+/g));
        assert.deepEqual([...tags].toSorted(), ["g", "path", "svg", "title"]);
      }
});

test("a laser engraves squares, then cuts holes and plates", () => {
  const text = textOf({ shape: "holes", caption: "not cut" });
  const [side] = pairs(text, /h(\d+)v\1h-\1z"\/>\n<\/svg>/g).at(-1);
  const square = side / 4;
  const colours = text.match(/(?<=(fill|stroke)=")#\w+/g);
  assert.deepEqual(colours, ["#000000", "#ff0000", "#0000ff"]);
  const radius = Math.floor((3 * square) / 10);
  assert.equal(text.split(`a${radius} ${radius} 0 1 1 ${2 * radius} 0`).length - 1, 4);
  assert.ok(!text.includes("text"));
  assert.throws(() => textOf({ boards: all(9), shape: "holes" }), /needs squares of 2 mm/);
});
