/* The board of the node of a tree that a reader points at, taps, or walks to with the arrow keys. */

import { element, picture } from "../shared/drawing.js";
import { squares } from "../shared/symmetry.js";

const GAP = 5; // pixels between a node and its board

/** Show the boards of a tree's nodes.
    @param {HTMLElement} host  has the tree, and the board beside a node
    @param {() => import("./search-tree.js").SearchTree} tree  the tree that is there
    @param {{ n: () => number, isFolded: () => boolean, signal: AbortSignal }} figure */
export function previewNodes(host, tree, figure) {
  const { signal } = figure;
  const preview = element("div", { class: "qa-tree-preview", hidden: "" });
  host.querySelector(".qa-tree-preview")?.remove();
  host.append(preview);
  const hide = () => (preview.hidden = true);
  const show = (event) => {
    const node = tree().nodeOf(event.target);
    if (!node) return hide();
    const boards = boardsOf(node, figure.n(), figure.isFolded());
    preview.replaceChildren(...boards.map((board) => boardWithName(board)));
    preview.hidden = false;
    position(preview, host, tree().drawingOf(node));
  };
  for (const kind of ["pointerover", "click", "focusin"]) host.addEventListener(kind, show, { signal });
  for (const kind of ["pointerleave", "focusout"]) host.addEventListener(kind, hide, { signal });
  host.addEventListener("keydown", (event) => walk(event, tree()), { signal });
}

/** The board of a node, and in a folded tree the one that lies on it. */
function boardsOf(node, n, isFolded) {
  const board = Array.from({ length: n }, (_, row) => node.queens[row] ?? null);
  const mirrored = board.map((column) => (column === null ? null : n - 1 - column));
  return isFolded && node.queens.length ? [board, mirrored] : [board];
}

function boardWithName(board) {
  const name = squares(board).join(" ") || "the empty board";
  return element("div", {}, picture(board, name), name);
}

/** Put the board above a node, or below it if there is no room. */
function position(preview, host, drawing) {
  const node = drawing.querySelector(".qa-tree-target").getBoundingClientRect();
  const box = host.getBoundingClientRect();
  const left = node.x + node.width / 2 - box.x - preview.offsetWidth / 2;
  const above = node.y - box.y - preview.offsetHeight - GAP;
  preview.style.left = `${Math.max(0, Math.min(box.width - preview.offsetWidth, left))}px`;
  preview.style.top = `${above > 0 ? above : node.bottom - box.y + GAP}px`;
}

/** Arrow keys lead from node to node. */
function walk(event, tree) {
  const node = tree.nodeOf(event.target);
  const drawing = node && tree.drawingOf(tree.neighbour(node, event.key));
  if (!drawing || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  drawing.focus();
}
