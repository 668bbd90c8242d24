/* Runs programs of readers in a worker: the end of queens-python.js, after Brython.

   `qaLibrary` has the modules that run_program.py imports. */

import harness from "#shared/run_program.py";

const BRIDGE = "\nfrom browser import self as worker\nworker.qaRun = run\n";
const python = self["__BRYTHON__"];

// Otherwise it would ask the network for missing modules.
python.protocol = "file";
python.loadBrythonPackage(self.qaLibrary);
python.runPythonSource(harness + BRIDGE, "run_program");

/** Import modules, and those that they need, before the time of a program begins. */
function load(modules, names) {
  python.update_VFS(modules);
  const script = names.map((name) => `import ${name}`).join("\n");
  if (names.length) python.runPythonSource(script, "modules");
}

onmessage = ({ data: { source, n, modules, names } }) => {
  try {
    if (names) {
      load(modules, names);
      return postMessage({ isReady: true });
    }
    const [printed, line, mistake, boards] = [...self.qaRun(source, n)].map(String);
    postMessage({ n, printed, line: Number(line), mistake, boards });
  } catch (error) {
    if (names) postMessage({ refused: String(error) });
    else postMessage({ n, printed: "", line: 0, mistake: String(error), boards: "" });
  }
};

postMessage({ isReady: true });
