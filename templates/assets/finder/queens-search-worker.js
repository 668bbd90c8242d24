/* Answers what takes a search, beside the page that asks. `shared/worker.js` speaks with it. */

import { census, completed, labelled, ranked } from "./labels.js";

const ANSWERS = { census, completed, labelled, ranked };
const PAUSE = 100; // milliseconds between two reports

/** Tells the page how far a search is, now and then. */
function teller(id) {
  let told = performance.now();
  return (part) => {
    if (performance.now() - told < PAUSE) return;
    told = performance.now();
    postMessage({ id, part });
  };
}

onmessage = async ({ data: { id, name, values } }) => {
  try {
    postMessage({ id, answer: await ANSWERS[name](...values, teller(id)) });
  } catch (error) {
    postMessage({ id, mistake: error.message });
  }
};
