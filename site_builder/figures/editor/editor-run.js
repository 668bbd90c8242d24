/* Runs programs of the reader with Python, in a worker. */

import { embedScript, readText, startWorker, stopWorker } from "#shared/files.js";

/** The outcome of running a program for one N.
    @typedef {object} Outcome
    @property {number} n  the side of the board
    @property {string} printed  the output of the program, as lines
    @property {number} line  the number of the line with an error; 0 without an error, or if the
      line is not known
    @property {string} mistake  the error as Python names it; "" without an error
    @property {string} boards  the first boards that the program counted, as columns: `1 3 0 2,2 0 3
      1`; "" if they are not known */

/** Start Python in a worker, and import modules. Resolve to a function that runs a program for one
    N, with a limit in milliseconds. It resolves to the outcome, or to undefined if the program
    takes longer.
    @param {string} address  the address of queens-python.js
    @param {string[]} names  the modules to import; the modules that they need are imported, too
    @param {AbortSignal} signal  stops the worker
    @returns {Promise<(source: string, n: number, limit: number) => Promise<Outcome |
      undefined>>} */
export async function startPython(address, names, signal) {
  const modules = {};
  const load = async (name) => {
    if (name in modules) return;
    // Enter the module before it is loaded, so that it is not loaded twice.
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
  // The worker sends a first answer when it has loaded Python.
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

/** Resolve to the next answer of a worker. If it takes longer than `limit` milliseconds, resolve to
    undefined; without `limit`, wait for it. */
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
