/* Answers what takes a search, beside the page that asks. `queens-asking.js` speaks with it. */
"use strict";

importScripts("queens-symmetry.js", "queens-search.js", "queens-labels.js");

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
    postMessage({ id, answer: await queensLabels[name](...values, teller(id)) });
  } catch (error) {
    postMessage({ id, mistake: error.message });
  }
};
