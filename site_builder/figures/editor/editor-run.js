/* Runs programs of a reader with Python, in a worker. */

import { embedScript, readText, startWorker, stopWorker } from "#shared/files.js";

/** The outcome of a program for one N.
    @typedef {object} Outcome
    @property {number} n  of the board
    @property {string} printed  its output, as lines
    @property {number} line  of the error; 0 without an error, or if the line is not known
    @property {string} mistake  the error as Python names it; empty without an error
    @property {string} boards  the first boards that it counted, as columns: `1 3 0 2,2 0 3 1`;
      empty if they are not known */

/** Start Python from the address of queens-python.js, and import the modules `names` and the
    modules that they need. The signal ends it.
    @returns {Promise<(source: string, n: number, limit: number) => Promise<Outcome | undefined>>} a
      function that runs a program; it resolves to undefined if that takes longer than the limit, in
      milliseconds */
export async function startPython(address, names, signal) {
  const modules = {};
  const load = async (name) => {
    if (name in modules) return;
    // Mark the module as loading.
    modules[name] = undefined;
    const file = address.replace(/[.]js$/, `/${name}.js`);
    await embedScript(file);
    const { needs, module } = JSON.parse(await readText(file));
    modules[name] = module;
    await Promise.all(needs.map(load));
  };
  const scripts = names.map(load);
  if (location.protocol === "file:") scripts.push(embedScript(address));
  await Promise.all(scripts);
  signal.throwIfAborted();
  const worker = startWorker(address);
  signal.addEventListener("abort", () => stopWorker(worker));
  // The first answer means that Python has been loaded.
  await answerOf(worker);
  if (names.length) {
    worker.postMessage({ modules, names });
    await answerOf(worker);
  }
  return (source, n, limit) => {
    worker.postMessage({ source, n });
    return answerOf(worker, limit);
  };
}

/** Return the next answer of a worker; undefined after a time limit. */
const answerOf = (worker, limit) =>
  new Promise((resolve, reject) => {
    const timer = limit && setTimeout(resolve, limit);
    worker.onmessage = ({ data }) => {
      clearTimeout(timer);
      if ("refused" in data) reject(new Error(data.refused));
      else resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error("the worker did not start"));
    };
  });
