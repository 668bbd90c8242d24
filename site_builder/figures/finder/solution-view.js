/* Shows all of a solution: its label, its place among the others, its facts, its eight images. */

import { html, nothing } from "#base";
import { badge, boardPicture, columnsOf, moveName } from "#shared/board-view.js";
import { orbit, WORDS } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { viewQuery } from "#shared/label-address.js";
import { factsElement } from "./queens-facts.js";
import { addressOf } from "./queries.js";

/** A solution to show.
    @typedef {object} Solution
    @property {number[]} board  the representative
    @property {ReturnType<import("./solution-place.js").placeOf>} place  among the others
    @property {number} [yours]  the symmetry that makes a reader's board: then only its eight images are shown
    @property {string} [gallery]  the address of its gallery
    @property {string} [page]  the address of its page */

/** A link to the nearest solutions, which the page of a solution shows. */
const nearestLink = (page, text) => html`<a href="${page}#nearest-solutions">${text}</a>`;

/** @param {DOMStringMap} pages  the addresses of those where the words for facts are explained */
export function solutionView({ board, place, gallery, page }, { qaGlossary, qaSymmetry }) {
  const { size } = orbit(board);
  const { label, position, count, before, after } = place;
  const step = (rel, to) => (to ? html`<a href=${viewQuery(to)} rel=${rel}>${to}</a>` : nothing);
  const picture = boardPicture(board, `Solution ${label}`, { hasCoordinates: board.length > 3 });
  return html`<div data-qa-part="view">
    <div class="qa-head">
      <h2 data-qa-part="label">Solution ${label} ${badge(size)}</h2>
      <queens-pager
        class="qa-steps"
        role="navigation"
        aria-label="Solutions"
        data-qa-part="steps">${step("prev", before)}${gallery ? html`<a href=${gallery}>N = ${board.length}</a>` : nothing}${step("next", after)}</queens-pager>
    </div>
    <p class="qa-lead" data-qa-part="lead">Fundamental solution ${grouped(position)} of ${grouped(count)} for N = ${board.length}.</p>
    ${page && board.length > 1 ? html`<p>${nearestLink(page, "Nearest solutions")}</p>` : nothing}
    <div class="qa-solution">
      <figure class="qa-large"><div data-qa-part="picture">${picture}</div>
        <figcaption data-qa-part="links">${page ? html`<a href=${page}>Its page</a> · ` : nothing}<a href=${addressOf(board)}>Place its queens on the board</a></figcaption></figure>
      ${factsElement(board, qaGlossary, qaSymmetry)}
    </div>
  </div>`;
}

export function imagesView({ board, place, yours }) {
  const { images, size, stabilizer } = orbit(board);
  const held = counted(stabilizer.length, "symmetry that leaves", "symmetries that leave");
  return html`<section class="qa-group" data-qa-part="eight">
    <div class="qa-group-head">${badge(size)} <h2>The eight images</h2> <small>${counted(size, "board")}, ${held} each as it is</small></div>
    <div class="qa-boards qa-eight" data-qa-part="images">${images.map((image, symmetry) => imageCard(place.label, image, symmetry, symmetry === yours))}</div>
  </section>`;
}

/** One of the eight images, with its columns. */
function imageCard(label, { columns, sameAs }, symmetry, isYours) {
  const isRepeat = sameAs !== null;
  const classes = ["qa-card", ...(isRepeat ? ["qa-repeat"] : []), ...(isYours ? ["qa-yours"] : [])];
  return html`<figure class=${classes.join(" ")}>${boardPicture(columns, `Solution ${label}, ${WORDS[symmetry]}`)}
    <figcaption><span>${moveName(symmetry)}${isYours ? ": your board" : ""}</span>${isRepeat ? html`<span class="qa-same">same as ${moveName(sameAs)}</span>` : columnsOf(columns)}</figcaption></figure>`;
}

/** What a reader's board is. */
export function factsView({ board, place, page }) {
  const { size, symmetryClass } = orbit(board);
  const { label, rank, countOfSize } = place;
  return html`<dl class="qa-facts simple">
    <dt>Label</dt><dd data-qa-part="name"><a href=${page ?? viewQuery(label)}>${label}</a></dd>
    <dt>Class</dt><dd data-qa-part="kind">${symmetryClass}</dd>
    <dt>Orbit</dt><dd>${counted(size, "board")}</dd>
    <dt>Rank</dt><dd data-qa-part="rank">${grouped(rank)} of ${counted(countOfSize, "orbit")} of ${size}</dd>
    ${page && board.length > 1 ? html`<dt>Nearest</dt><dd>${nearestLink(page, "other solutions")}</dd>` : nothing}
  </dl>`;
}
