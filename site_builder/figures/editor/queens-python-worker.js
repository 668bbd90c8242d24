/* Runs programs of readers in a worker. This is the last part of queens-python.js, after Brython.

   The global `qaLibrary` has the modules that run_program.py imports. */

import harness from "#shared/run_program.py";

const BRIDGE = "\nfrom browser import self as worker\nworker.qaRun = run\n";
const python = self["__BRYTHON__"];

// With another protocol, Brython would look for missing modules in the network.
python.protocol = "file";
python.loadBrythonPackage(self.qaLibrary);
python.runPythonSource(harness + BRIDGE, "run_program");

/** Import modules and the modules that they need. It is done before a program runs, so that it does
    not count towards the program's time limit.
    @param {Record<string, unknown>} modules  the modules as Brython keeps them, by name
    @param {string[]} names  the modules to import */
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
