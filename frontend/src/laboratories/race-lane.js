/* What is drawn of one method in a race: its board, its tree, its numbers, and its track. */

import { html, nothing, svg, use } from "../base/index.js";
import { pathLayer, queensLayer, ring } from "../shared/board-view.js";
import { FRAME, framePath } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";
import { grouped } from "../shared/text.js";
import { queensAt, solutionsAt } from "./courses.js";
import { timeText } from "./race-clock.js";
import { WIDTH } from "./race-tree.js";

const MAX_MARKS = 60; // solutions that are marked on a track of full length

/** A lane at a node; without a lane, which is still being loaded, an empty board. */
export function laneView(lane, node, n, hasTimes) {
  const time = (factor) => (lane?.seconds ? timeText(factor * lane.seconds) : "–");
  const counts = {
    nodes: grouped(node),
    solutions: lane ? `${solutionsAt(lane.course, node)}/${lane.course.total}` : "–",
    ...(hasTimes ? { time: time(node), "per node": time(1) } : {}),
  };
  return html`<div class="qa-race-board" data-qa-part="board">${boardView(lane, node, n)}</div>
    <div class="qa-race-branches" data-qa-part="tree">${lane ? treeView(lane.tree, lane.course, node) : nothing}</div>
    <dl>${Object.entries(counts).map(([name, text]) => html`<div><dt>${name}</dt><dd data-qa-part=${name}>${text}</dd></div>`)}</dl>`;
}

/** The new queen has an outline, and a solution a frame. */
function boardView(lane, node, n) {
  const queens = lane ? queensAt(lane.course, node) : [];
  const isSolution = lane?.course.found.some(([at]) => at === node);
  const outline = isSolution ? framePath(n) : queens.slice(-1).map(ring).join("");
  const squares = queens.map((queen) => squareOf(...queen, n)).join(" ") || "none";
  const side = n + 2 * FRAME;
  return html`<svg class="qa-state" role="img" viewBox="${-FRAME} ${-FRAME} ${side} ${side}"><title>${lane?.title ?? "Board"}, N = ${n}</title><desc>Queens: ${squares}.</desc>
    ${use(`squares-${n}`)}${pathLayer(`qa-act qa-act-${isSolution ? "solution" : "place"}`, [outline])}${queensLayer("", queens)}</svg>`;
}

/** How far a lane is on its way to the last solution, as a share of the longest track, and its rank there. */
export function trackView({ title, course }, node, share, rank) {
  const marks = course.found.length > MAX_MARKS * share ? [] : course.found.slice(0, -1).map(([at]) => `M${at} 0v1`);
  return html`<li><span>${title}</span><span style="--share: ${share}"><i style="width: ${(100 * node) / course.finish}%"></i><svg viewBox="0 0 ${course.finish} 1" preserveAspectRatio="none" aria-hidden="true">${svg`<path d=${marks.join("")} />`}</svg></span><b>${rank}</b></li>`;
}

/** A tree that has grown as far as a node, the way to this node, and the solutions. */
function treeView({ branches, whole, pointOf }, { n, above, found }, node) {
  const way = [];
  for (let at = node; at > 0; at = above[at]) way.push(pointOf(at));
  const solutions = found.filter(([at]) => at <= node);
  return html`<svg class="qa-race-tree" viewBox="0 -.1 ${WIDTH} ${n + 0.2}" preserveAspectRatio="none" aria-hidden="true">
    ${pathLayer("qa-race-all", [whole])}
    ${pathLayer("qa-race-grown", branches.slice(0, node + 1))}
    ${pathLayer("qa-race-path", way.length ? [`M${[...way, pointOf(0)].join("L")}`] : [])}
    ${pathLayer("qa-race-solved", solutions.map(([at]) => `M${pointOf(at)}v-.5`))}
  </svg>`;
}
