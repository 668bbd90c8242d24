/* Expected results for the tests of scripts. The core computes them: golden.py has a function for
   each subject. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = process.env.GOLDEN_PYTHON ?? `${ROOT}.venv/bin/python`;

/** Return the expected results of some subjects, by the names of the subjects.
    @param {...string} subjects  names of functions of golden.py
    @returns {Record<string, any>} */
export const golden = (...subjects) =>
  JSON.parse(
    execFileSync(PYTHON, ["-m", "frontend.tests.golden", ...subjects], {
      cwd: ROOT,
      maxBuffer: 2 ** 28,
    }),
  );

/** Return the bytes of a file.
    @param {string} path  relative to the root of the repository */
export const file = (path) => readFileSync(ROOT + path);

/** Return the content of a JSON file, such as a table of cases that tests in Python use, too.
    @param {string} path  relative to the root of the repository */
export const table = (path) => JSON.parse(file(path).toString());
