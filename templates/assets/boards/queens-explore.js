/* The heat map of a gallery, which answers: queens are placed on it, and each square says what remains. */
(() => {
  "use strict";

  const { part } = queensPictures;
  const MOST_SHOWN = 24;

  function start(root) {
    const { qaCounts, qaBoards, qaWorker, qaPages, qaViews } = root.dataset;
    const counts = JSON.parse(qaCounts);
    const n = Math.sqrt(counts.length);
    const total = counts.slice(0, n).reduce((sum, count) => sum + count);
    const puzzle = queensPuzzle.begin(root, n, answer);
    let completed; // promises a function that completes boards

    /** By the file of all boards, or by a search where it cannot be had. */
    async function find() {
      try {
        return await queensBoards.load(n, qaBoards);
      } catch {
        const worker = queensAsking.asker(qaWorker);
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
      const { board, forbidden } = asked;
      puzzle.draw();
      if (board.every((column) => column === null) && !forbidden.length) return showAll();
      try {
        const found = await (await begin())(board, forbidden, MOST_SHOWN);
        return asked === puzzle.state() && puzzle.know(found, addressOf);
      } catch (error) {
        return (part(root, "said").textContent = `It could not be found: ${error.message}.`);
      }
    }

    const example = part(root, "example");
    example?.addEventListener("click", () => puzzle.edit(JSON.parse(example.dataset.qaQueens)));
    for (const touch of ["pointerover", "focusin"]) root.addEventListener(touch, begin, { once: true });
    showAll();
  }

  document.querySelectorAll("[data-qa-explore]").forEach(start);
})();
