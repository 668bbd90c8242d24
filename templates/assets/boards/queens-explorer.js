/* The heat map of a gallery, which answers: queens are placed on it, and each square says what remains. */

import { part } from "../shared/drawing.js";
import { empty, startPuzzle } from "../shared/puzzle.js";
import { asker } from "../shared/worker.js";
import { load } from "./boards.js";

const MAX_SHOWN = 24;

const isUnbegun = ({ board, forbidden }) => board.every((column) => column === null) && !forbidden.length;

function start(root) {
  const { qaCounts, qaBoards, qaExample, qaWorker, qaPages, qaViews } = root.dataset;
  const counts = JSON.parse(qaCounts);
  const n = Math.sqrt(counts.length);
  const total = counts.slice(0, n).reduce((sum, count) => sum + count);
  const puzzle = startPuzzle(root, n, answer);
  let completed; // promises a function that completes boards

  /** By the file of all boards, or by a search where it cannot be had. */
  async function find() {
    try {
      return await load(n, qaBoards);
    } catch {
      const worker = asker(qaWorker);
      return (...values) => worker.ask("completed", values);
    }
  }

  const begin = () => (completed ??= find());
  const addressOf = (label) => (qaPages ? qaPages.replace(`${n}.0.0`, label) : qaViews && `${qaViews}?label=${label}`);

  function showAll() {
    puzzle.know({ total, counts, solutions: [], labels: [] }, addressOf);
  }

  async function answer() {
    const asked = puzzle.state();
    puzzle.draw();
    if (isUnbegun(asked)) return showAll();
    try {
      const found = await (await begin())(asked.board, asked.forbidden, MAX_SHOWN);
      return asked === puzzle.state() && puzzle.know(found, addressOf);
    } catch (error) {
      return (part(root, "said").textContent = `It could not be found: ${error.message}.`);
    }
  }

  /** Open with a board, as if a reader had placed its queens. */
  function showExample({ queens, totals, ...known }) {
    const boards = [empty(n)];
    for (const [row, column] of queens) boards.push(boards.at(-1).with(row, column));
    puzzle.recall(boards.map((board, placed) => ({ board, forbidden: [], total: totals[placed] })));
    puzzle.know({ total: totals.at(-1), ...known }, addressOf);
    root.removeAttribute("data-qa-example"); // it has kept the room
    part(root, "example").addEventListener("click", () => puzzle.edit(boards.at(-1)));
  }

  for (const touch of ["pointerover", "focusin"]) root.addEventListener(touch, begin, { once: true });
  if (qaExample) showExample(JSON.parse(qaExample));
  else showAll();
}

document.querySelectorAll("[data-qa-explore]").forEach(start);
