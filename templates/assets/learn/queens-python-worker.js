/* Runs programs of readers, beside the page: the end of queens-python.js, after Brython.

   `qaHarness` is run_program.py, whose function `run` this script calls. */

const BRIDGE = "\nfrom browser import self as worker\nworker.qaRun = run\n";

self["__BRYTHON__"].runPythonSource(self.qaHarness + BRIDGE, "run_program");

onmessage = ({ data: { source, n } }) => {
  try {
    const [printed, line, mistake, boards] = [...self.qaRun(source, n)].map(String);
    postMessage({ n, printed, line: Number(line), mistake, boards });
  } catch (error) {
    postMessage({ n, printed: "", line: 0, mistake: String(error), boards: "" });
  }
};

postMessage({ isReady: true });
