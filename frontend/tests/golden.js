/* What the core computes, as JSON: golden.py has a function for each subject. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = process.env.GOLDEN_PYTHON ?? `${ROOT}.venv/bin/python`;

/** The golden values of some subjects, by their names.
    @param {...string} subjects
    @returns {Record<string, any>} */
export const golden = (...subjects) =>
  JSON.parse(
    execFileSync(PYTHON, ["-m", "frontend.tests.golden", ...subjects], {
      cwd: ROOT,
      maxBuffer: 2 ** 28,
    }),
  );

/** The bytes of a file of the repository.
    @param {string} path */
export const file = (path) => readFileSync(ROOT + path);

/** A table that Python reads, too.
    @param {string} path */
export const table = (path) => JSON.parse(file(path).toString());
