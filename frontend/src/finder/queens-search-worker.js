/* Searches for answers beside the page; `shared/worker.js` asks it. */

import { census, completed, labelled, ranked } from "./labels.js";
import { accelerate, representatives } from "./search.js";
import { solutionVisitor, squareCounter } from "./squares.js";

const ANSWERS = { census, completed, labelled, ranked, representatives };
const PAUSE = 100; // milliseconds between two reports

accelerate({ solutionVisitor, squareCounter });

/** A function that reports to the page what part of a search is done, now and then. */
function reporter(id) {
  let last = performance.now();
  return (part) => {
    if (performance.now() - last < PAUSE) return;
    last = performance.now();
    postMessage({ id, part });
  };
}

onmessage = async ({ data: { id, name, values } }) => {
  try {
    postMessage({ id, answer: await ANSWERS[name](...values, reporter(id)) });
  } catch (error) {
    postMessage({ id, mistake: error.message });
  }
};
