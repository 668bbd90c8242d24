/* Runs programs of a reader with Python, in a worker. */

import { embedScript, readText, startWorker, stopWorker } from "#shared/files.js";

/** What a program did for one N.
    @typedef {object} Outcome
    @property {number} n  of the board
    @property {string} printed  what it printed, as lines
    @property {number} line  of the mistake; 0 if there is none, or if it is not known
    @property {string} mistake  as Python names it; empty if there is none
    @property {string} boards  that it counted, as far as they are known */

/** Start Python, from the address of queens-python.js, and import some modules and those that they need. A signal ends it.
    @returns {Promise<(source: string, n: number, limit: number) => Promise<Outcome | undefined>>} what runs a program;
      undefined if that takes longer than the limit, in milliseconds */
export async function startPython(address, names, signal) {
  const modules = {};
  const load = async (name) => {
    if (name in modules) return;
    modules[name] = undefined; // on its way
    const file = address.replace(/[.]js$/, `/${name}.js`);
    await embedScript(file);
    const { needs, module } = JSON.parse(await readText(file));
    modules[name] = module;
    await Promise.all(needs.map(load));
  };
  await Promise.all([...names.map(load), location.protocol === "file:" && embedScript(address)]);
  signal.throwIfAborted();
  const worker = startWorker(address);
  signal.addEventListener("abort", () => stopWorker(worker));
  await answerOf(worker); // it has loaded Python
  if (names.length) {
    worker.postMessage({ modules, names });
    await answerOf(worker);
  }
  return (source, n, limit) => {
    worker.postMessage({ source, n });
    return answerOf(worker, limit);
  };
}

/** The next answer of a worker; undefined after a time limit. */
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
