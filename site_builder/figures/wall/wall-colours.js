/* The colours of the wall: the palette of the page, and the colours of each group of boards. */

import { PROPERTIES } from "#shared/properties.js";
import { letterOf } from "#shared/symmetry.js";

const NAMES = [
  "paper",
  "ink",
  "muted",
  "line",
  "square-light",
  "square-dark",
  "queen",
  "accent",
  "orbit-2",
  "orbit-4",
  "orbit-8",
];
// The part of the paper's colour in the colours of a faded board, from 0 to 1.
const FADED = 0.86;

const mixed = (one, other, part) =>
  one.map((value, channel) => Math.round(value + (other[channel] - value) * part));
const lightness = ([red, green, blue]) => (red * 0.3 + green * 0.59 + blue * 0.11) / 255;

/** Return a colour, a list of three channels, in the notation of CSS. */
export const css = (colour) => `rgb(${colour.join(" ")})`;

/** Return the palette of a page: for each name a colour, as three channels from 0 to 255. A
    translucent colour is mixed with the colour of the paper.
    @param {(property: string) => string} valueOf  returns the CSS colour of a custom property, in a
      notation that needs no element */
export function readPalette(valueOf) {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const read = (name) => {
    for (const property of ["--qa-paper", `--qa-${name}`]) {
      context.fillStyle = valueOf(property);
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  };
  return Object.fromEntries(NAMES.map((name) => [name, read(name)]));
}

/** Return the colour for a number between 0 and 1 on a scale: sand for 0, the colour of orbits of 4
    for 0.75, and nearly ink for 1. */
function ramp(palette, part) {
  const sand = mixed(palette.paper, palette["square-dark"], 0.6);
  const middle = palette["orbit-4"];
  return part < 0.75
    ? mixed(sand, middle, part / 0.75)
    : mixed(middle, palette.ink, (part - 0.75) * 2.4);
}

/** Return a tint (see `TINTS`) for a property that all images of a board share, so that its value
    is computed only once for each orbit. */
function shared(name, { valueOf, meaning }) {
  // The values that have been computed, by the labels of orbits.
  const measured = new Map();
  return {
    name,
    meaning,
    valueOf({ label, columns }) {
      if (!measured.has(label)) measured.set(label, valueOf(columns));
      return measured.get(label);
    },
    ground: (value, palette, n, most) => ramp(palette, value / (most || 1)),
  };
}

/** The tints: properties by which boards can be coloured. A tint has a name; `valueOf` returns the
    value of a board; `textOf` returns the text of a value, which is otherwise the number; `meaning`
    describes a value; and `ground` returns its colour, which may depend on N and on the greatest
    value. */
export const TINTS = {
  first: {
    name: "first queen’s column",
    valueOf: ({ columns }) => columns[0],
    textOf: letterOf,
    meaning: (value) => `first queen in column ${letterOf(value)}`,
    ground: (value, palette, n) => ramp(palette, value / (n - 1)),
  },
  size: {
    name: "orbit size",
    valueOf: ({ size }) => size,
    meaning: (value) => `orbits of ${value}`,
    ground: (value, palette) => (value === 8 ? palette["square-dark"] : palette[`orbit-${value}`]),
  },
  lines: shared("three in a line", PROPERTIES.lines),
  knight_pairs: shared("knight’s moves", PROPERTIES.knight_pairs),
  conflicts: shared("conflicts on the torus", PROPERTIES.conflicts),
  diagonal_queens: shared("queens on main diagonals", PROPERTIES.diagonal_queens),
  plain: {
    name: "plain",
    valueOf: () => 0,
    meaning: () => "all boards",
    ground: (value, palette) => mixed(palette["square-light"], palette["square-dark"], 0.55),
  },
};

// A cache: for each list of boards, its groups by the name of the tint.
const known = new WeakMap();

/** Return the result of `groupByValue` for a list of boards and the tint `name`. It is computed
    once. */
function groupsOf(boards, name) {
  if (!known.has(boards)) known.set(boards, {});
  const groups = known.get(boards);
  groups[name] ??= groupByValue(boards.map(TINTS[name].valueOf));
  return groups[name];
}

/** Return the different `values` in ascending order, the number of boards with each value
    (`counts`), and for each board the index of its value (`groupOf`). */
function groupByValue(valuesOfBoards) {
  const values = [...new Set(valuesOfBoards)].toSorted((one, other) => one - other);
  const indices = new Map(values.map((value, index) => [value, index]));
  const groupOf = Uint8Array.from(valuesOfBoards, (value) => indices.get(value));
  const counts = new Int32Array(values.length);
  for (const group of groupOf) counts[group] += 1;
  return { values, counts, groupOf };
}

/** Return the groups of the boards of one N by a tint. A group has its value, its number of boards,
    texts and colours. `groupOf[id]` is the index of the group of the board with this id.
    @param {object[]} boards
    @param {string} name  the name of the tint
    @param {Record<string, number[]>} palette
    @param {number | undefined} only  the value whose group is not faded; undefined if no group is
      faded */
export function grouped(boards, name, palette, only) {
  const tint = TINTS[name];
  const n = boards[0].columns.length;
  const { values, counts, groupOf } = groupsOf(boards, name);
  const most = values.at(-1);
  const groups = values.map((value, index) => {
    const isFaded = only !== undefined && only !== value;
    const full = tint.ground(value, palette, n, most);
    const contrast = (colour) => Math.abs(lightness(full) - lightness(colour));
    const hasDarkQueens = contrast(palette.queen) > contrast(palette.paper);
    const dot = hasDarkQueens ? palette.queen : palette.paper;
    const fade = (colour) => (isFaded ? mixed(colour, palette.paper, FADED) : colour);
    return {
      value,
      text: (tint.textOf ?? String)(value),
      count: counts[index],
      meaning: tint.meaning(value),
      full,
      ground: fade(full),
      queen: fade(dot),
      isFaded,
    };
  });
  return { groups, groupOf };
}
