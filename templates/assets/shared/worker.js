/* Asks a worker for what takes a search: labels, boards of labels, completions. */

/** One who asks: `ask(name, values, tell)` promises an answer of labels.js, while `tell`
    hears what part of the work is done; `stop()` ends all that is asked, without an answer. */
function asker(address) {
  let worker;
  let count = 0;
  const waiting = new Map();

  function stop() {
    if (worker) {
      Object.assign(worker, { onmessage: null, onerror: null }); // one that is ended while it loads complains
      worker.terminate();
    }
    worker = undefined;
    waiting.clear();
  }

  function fail(words) {
    const all = [...waiting.values()];
    stop();
    for (const { reject } of all) reject(new Error(words));
  }

  function begin() {
    worker = new Worker(address);
    worker.onerror = () => fail("this page cannot search");
    worker.onmessage = ({ data: { id, part, answer, mistake } }) => {
      const { resolve, reject, tell } = waiting.get(id);
      if (part !== undefined) return tell?.(part);
      waiting.delete(id);
      if (mistake) reject(new Error(mistake));
      else resolve(answer);
    };
  }

  function ask(name, values, tell) {
    return new Promise((resolve, reject) => {
      if (!worker) begin(); // throws in a page that is opened from a file
      waiting.set(++count, { resolve, reject, tell });
      worker.postMessage({ id: count, name, values });
    });
  }

  return { ask, stop, isBusy: () => waiting.size > 0 };
}

export { asker };
