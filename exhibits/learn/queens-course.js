/* The reader's progress in the course: a tick on the card of each chapter whose questions are all
   solved, and a link to the next chapter. */

import { define, QueensElement } from "#shared/element.js";
import { readPage } from "#shared/progress.js";

class Course extends QueensElement {
  onParsed() {
    const chapters = [...document.querySelectorAll(".atlas-card a")].map((link) => ({
      link,
      counts: readPage(link.pathname),
    }));
    for (const { link, counts } of chapters) {
      if (counts && counts[0] === counts[1]) this.#tick(link);
    }
    const last = chapters.findLastIndex(({ counts }) => counts);
    const next = chapters.findIndex(
      ({ counts }, index) => index >= last && !(counts && counts[0] === counts[1]),
    );
    const button = document.querySelector("a.qa-start");
    if (last < 0 || next < 0 || !button) return;
    button.href = chapters[next].link.href;
    button.textContent = `Go on with chapter ${next + 1}`;
  }

  #tick(link) {
    if (link.querySelector("[role=img]")) return;
    link.insertAdjacentHTML(
      "beforeend",
      ' <span role="img" aria-label="all questions solved">✓</span>',
    );
  }
}

define("queens-course", Course);
