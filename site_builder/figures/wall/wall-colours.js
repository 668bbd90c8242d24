/* The colours of the wall: the palette of the page, and a colour for each group of boards. */

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
const FADED = 0.86; // how far a board that is not chosen goes to the paper

const mixed = (one, other, part) =>
  one.map((value, channel) => Math.round(value + (other[channel] - value) * part));
const lightness = ([red, green, blue]) => (red * 0.3 + green * 0.59 + blue * 0.11) / 255;

/** A colour for CSS. */
export const css = (colour) => `rgb(${colour.join(" ")})`;

/** Read a palette as channels from 0 to 255. `valueOf` returns the colour of a property in any notation of CSS that
    needs no element; a translucent colour is seen on the paper. */
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

/** The colour of a part between 0 and 1: from sand over the colour of orbits of 4 to ink. */
function ramp(palette, part) {
  const sand = mixed(palette.paper, palette["square-dark"], 0.6);
  const middle = palette["orbit-4"];
  return part < 0.75
    ? mixed(sand, middle, part / 0.75)
    : mixed(middle, palette.ink, (part - 0.75) * 2.4);
}

/** A property that all images of a board share, as the tint of its orbit. */
function shared(name, { valueOf, meaning }) {
  const measured = new Map(); // by label
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

/** By what boards are coloured: its name, the value of a board, the text of a value unless it is the number, what a
    value means, and its colour, which may depend on N and on the greatest value. */
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

const known = new WeakMap(); // by the boards of a layout, their groups by each tint

/** The values of boards by a tint in ascending order, how many boards have each, and the group of each board. */
function groupsOf(boards, name) {
  if (!known.has(boards)) known.set(boards, {});
  return (known.get(boards)[name] ??= divided(boards.map(TINTS[name].valueOf)));
}

function divided(valueOf) {
  const values = [...new Set(valueOf)].toSorted((one, other) => one - other);
  const places = new Map(values.map((value, place) => [value, place]));
  const groupOf = Uint8Array.from(valueOf, (value) => places.get(value));
  const counts = new Int32Array(values.length);
  for (const group of groupOf) counts[group]++;
  return { values, counts, groupOf };
}

/** The groups of the boards of one N, each with its value, count and colours; `groupOf[id]` is the group of a board.
    @param {number | undefined} only  the value that is not faded; undefined where all are shown */
export function grouped(boards, name, palette, only) {
  const tint = TINTS[name];
  const n = boards[0].columns.length;
  const { values, counts, groupOf } = groupsOf(boards, name);
  const most = values.at(-1);
  const groups = values.map((value, place) => {
    const isFaded = only !== undefined && only !== value;
    const full = tint.ground(value, palette, n, most);
    const contrast =
      Math.abs(lightness(full) - lightness(palette.queen)) >
      Math.abs(lightness(full) - lightness(palette.paper));
    const dot = contrast ? palette.queen : palette.paper;
    const [ground, queen] = [full, dot].map((colour) =>
      isFaded ? mixed(colour, palette.paper, FADED) : colour,
    );
    return {
      value,
      text: (tint.textOf ?? String)(value),
      count: counts[place],
      meaning: tint.meaning(value),
      full,
      ground,
      queen,
      isFaded,
    };
  });
  return { groups, groupOf };
}
