/* The view of a solution in the finder: its label, its rank, its facts and its eight images. */

import { html, nothing } from "#base";
import { badge, boardPicture, columnsOf, moveName } from "#shared/board-view.js";
import { orbit, WORDS } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { viewQuery } from "#shared/label-address.js";
import { factsElement } from "./queens-facts.js";
import { addressOf } from "./queries.js";

/** A solution to show.
    @typedef {object} Solution
    @property {number[]} board  the representative of its orbit
    @property {ReturnType<import("./solution-ranking.js").rankingOf>} ranking  its rank and its
      neighbours
    @property {number} [yours]  the symmetry that maps the representative to the reader's board;
      then only the eight images are shown
    @property {string} [gallery]  the address of its gallery, if the site has it
    @property {string} [page]  the address of its page, if the site has it */

/** Render a link to the section of a solution's page that shows the nearest solutions. */
const nearestLink = (page, text) => html`<a href="${page}#nearest-solutions">${text}</a>`;

/** Render a solution.
    @param {Solution} solution
    @param {DOMStringMap} pages  the addresses of the pages that explain terms */
export function solutionView({ board, ranking, gallery, page }, { qaGlossary, qaSymmetry }) {
  const { size } = orbit(board);
  const { label, position, count, before, after } = ranking;
  const step = (rel, to) => (to ? html`<a href=${viewQuery(to)} rel=${rel}>${to}</a>` : nothing);
  const n = board.length;
  const galleryLink = gallery ? html`<a href=${gallery}>N = ${n}</a>` : nothing;
  const steps = [step("prev", before), galleryLink, step("next", after)];
  const picture = boardPicture(board, `Solution ${label}`, { hasCoordinates: n > 3 });
  const rank = `Fundamental solution ${grouped(position)} of ${grouped(count)} for N = ${n}.`;
  const pageLink = page ? html`<a href=${page}>Its page</a> · ` : nothing;
  const finderLink = html`<a href=${addressOf(board)}>Place its queens on the board</a>`;
  return html`<div data-qa-part="view">
    <div class="qa-head">
      <h2 data-qa-part="label">Solution ${label} ${badge(size)}</h2>
      <queens-pager
        class="qa-steps"
        role="navigation"
        aria-label="Solutions"
        data-qa-part="steps">${steps}</queens-pager>
    </div>
    <p class="qa-lead" data-qa-part="lead">${rank}</p>
    ${page && n > 1 ? html`<p>${nearestLink(page, "Nearest solutions")}</p>` : nothing}
    <div class="qa-solution">
      <figure class="qa-large"><div data-qa-part="picture">${picture}</div>
        <figcaption data-qa-part="links">${pageLink}${finderLink}</figcaption></figure>
      ${factsElement(board, qaGlossary, qaSymmetry)}
    </div>
  </div>`;
}

/** Render the eight images of a solution. If one of them is the reader's board, mark it. */
export function imagesView({ board, ranking, yours }) {
  const { images, size, stabilizer } = orbit(board);
  const symmetries = counted(stabilizer.length, "symmetry that leaves", "symmetries that leave");
  const note = html`<small>${counted(size, "board")}, ${symmetries} each as it is</small>`;
  const cards = images.map((image, symmetry) =>
    imageCard(ranking.label, image, symmetry, symmetry === yours),
  );
  return html`<section class="qa-group" data-qa-part="eight">
    <div class="qa-group-head">${badge(size)} <h2>The eight images</h2> ${note}</div>
    <div class="qa-boards qa-eight" data-qa-part="images">${cards}</div>
  </section>`;
}

/** Render one of the eight images as a card.
    @param {string} label  the label of the solution
    @param {{columns: number[], sameAs: number | null}} image  `sameAs` is the symmetry of an
      earlier image that is equal, if any
    @param {number} symmetry  the symmetry that leads to the image
    @param {boolean} isYours  whether the image is the reader's board */
function imageCard(label, { columns, sameAs }, symmetry, isYours) {
  const isRepeat = sameAs !== null;
  const classes = ["qa-card"];
  if (isRepeat) classes.push("qa-repeat");
  if (isYours) classes.push("qa-yours");
  const picture = boardPicture(columns, `Solution ${label}, ${WORDS[symmetry]}`);
  const name = html`<span>${moveName(symmetry)}${isYours ? ": your board" : ""}</span>`;
  const text = isRepeat
    ? html`<span class="qa-same">same as ${moveName(sameAs)}</span>`
    : columnsOf(columns);
  return html`<figure class=${classes.join(" ")}>${picture}
    <figcaption>${name}${text}</figcaption></figure>`;
}

/** Render the facts about the solution on the reader's board. The parameter is a `Solution`. */
export function factsView({ board, ranking, page }) {
  const { size, symmetryClass } = orbit(board);
  const { label, rank, countOfSize } = ranking;
  const hasNearest = page && board.length > 1;
  const nearest = hasNearest
    ? html`<dt>Nearest</dt><dd>${nearestLink(page, "other solutions")}</dd>`
    : nothing;
  const rankText = `${grouped(rank)} of ${counted(countOfSize, "orbit")} of ${size}`;
  return html`<dl class="qa-facts simple">
    <dt>Label</dt><dd data-qa-part="name"><a href=${page ?? viewQuery(label)}>${label}</a></dd>
    <dt>Class</dt><dd data-qa-part="kind">${symmetryClass}</dd>
    <dt>Orbit</dt><dd>${counted(size, "board")}</dd>
    <dt>Rank</dt><dd data-qa-part="rank">${rankText}</dd>
    ${nearest}
  </dl>`;
}
