/* Shows all of a solution, as its page does: its label, its place among the others, its facts, its eight images. */

import { badge, columnsOf, element, picture } from "../shared/drawing.js";
import { findPart } from "../shared/parts.js";
import { bitRows, NAMES, orbit, squares } from "../shared/symmetry.js";
import { counted, grouped } from "../shared/text.js";
import { addressOf, viewOf } from "./queries.js";

export const SIZES = [1, 2, 4, 8]; // of orbits

/** Where a label stands among all of its N, and its neighbours.
    @param {{n: number, size: number, rank: number}} label
    @param {Record<number, number>} counts  how many orbits of each size there are */
export function placeOf({ n, size, rank }, counts) {
  const groups = SIZES.flatMap((each) => (counts[each] ? { size: each, count: counts[each] } : []));
  const own = groups.findIndex((group) => group.size === size);
  const sum = (some) => some.reduce((total, { count }) => total + count, 0);
  const label = (group, number) => group && `${n}.${group.size}.${number}`;
  return {
    label: label(groups[own], rank),
    position: sum(groups.slice(0, own)) + rank,
    count: sum(groups),
    before: rank > 1 ? label(groups[own], rank - 1) : label(groups[own - 1], groups[own - 1]?.count),
    after: rank < groups[own].count ? label(groups[own], rank + 1) : label(groups[own + 1], 1),
  };
}

/** One of the eight images, with its columns. */
function imageCard({ columns, sameAs }, symmetry, isYours) {
  const isRepeat = sameAs !== null;
  const caption = element("figcaption", {}, element("span", {}, isYours ? `${NAMES[symmetry]}: your board` : NAMES[symmetry]));
  if (isRepeat) caption.append(element("span", { class: "qa-same" }, `same as ${NAMES[sameAs]}`));
  else caption.append(columnsOf(columns));
  const classes = ["qa-card", ...(isRepeat ? ["qa-repeat"] : []), ...(isYours ? ["qa-yours"] : [])];
  return element("figure", { class: classes.join(" ") }, picture(columns, NAMES[symmetry]), caption);
}

function bitRow({ bits, value }) {
  const cells = [...bits].map((bit) => (bit === "1" ? element("b", {}, bit) : bit));
  return element("tr", {}, element("td", {}, ...cells), element("td", {}, `${value}`));
}

/** The text of each fact, by the name of its part. */
function facts(board, { size, stabilizer, symmetryClass }, { position, count }) {
  const held = counted(stabilizer.length, "symmetry that leaves", "symmetries that leave");
  return {
    lead: `Fundamental solution ${grouped(position)} of ${grouped(count)} for N = ${board.length}.`,
    columns: board.join(" "),
    squares: squares(board).join(" "),
    orbit: counted(size, "board"),
    class: symmetryClass,
    stabilizer: stabilizer.map((symmetry) => NAMES[symmetry]).join(", "),
    held: `${counted(size, "board")}, ${held} each as it is`,
  };
}

/** Fill the parts of an element with a solution.
    @param {HTMLElement} root
    @param {number[]} board  the representative
    @param {ReturnType<typeof placeOf>} place
    @param {number} [yours]  the symmetry that makes a reader's board */
export function fillSolution(root, board, place, yours) {
  const found = orbit(board);
  for (const [name, text] of Object.entries(facts(board, found, place))) findPart(root, name).textContent = text;
  findPart(root, "label").replaceChildren(`Solution ${place.label} `, badge(found.size));
  findPart(root, "sizes").replaceChildren(badge(found.size));
  findPart(root, "picture").replaceChildren(picture(board, `Solution ${place.label}`, { coordinates: board.length > 3 }));
  findPart(root, "bits").replaceChildren(...bitRows(board).map(bitRow));
  findPart(root, "images").replaceChildren(...found.images.map((image, symmetry) => imageCard(image, symmetry, symmetry === yours)));
}

/** Fill the links of a solution: its neighbours, its gallery and its page, where it has them.
    @param {HTMLElement} root
    @param {number[]} board
    @param {ReturnType<typeof placeOf>} place
    @param {{gallery?: string, page?: string}} addresses */
export function fillLinks(root, board, place, { gallery, page }) {
  const link = (href, text, rel) => element("a", { href, ...(rel && { rel }) }, text);
  const step = (rel, label) => (label ? [link(viewOf(label), label, rel)] : []);
  const up = gallery ? [link(gallery, `N = ${board.length}`)] : [];
  findPart(root, "steps").replaceChildren(...step("prev", place.before), ...up, ...step("next", place.after));
  const own = page ? [link(page, "Its page"), " · "] : [];
  findPart(root, "links").replaceChildren(...own, link(addressOf(board), "Place its queens on the board"));
}
