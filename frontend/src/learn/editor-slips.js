/* Slips that many make in a search: what a reader should look at if a program counts wrong or never ends. */

/** What a program looks like with a slip, and a hint.
    @type {[(code: string) => boolean, string][]} */
const SLIPS = [
  [(code) => /(?<!def\s+)\bplace\(\s*row\s*[,)]/.test(code), "`place(row, …)` fills the same row again. Which row comes next?"],
  [(code) => /[=,]\s*True\b/.test(code) && !/[=,]\s*False\b/.test(code), "A queen sets its flags. What clears them when the search takes her back?"],
  [(code) => /\bmask\s*&\s*\(\s*left\s*\|/.test(code), "`left | down | right` has a 1 on each attacked square. Which operator turns these into the free squares?"],
  [(code) => /=\s*~\s*\(\s*left\s*\|[^)]*\)\s*$/m.test(code), "`~` also makes ones to the left of the board. What keeps only the squares of the board?"],
];

/** A hint about the first slip in a program; undefined if there is none.
    @param {string} source
    @returns {string | undefined} */
export function hintFor(source) {
  const code = source.replaceAll(/#.*$/gm, "");
  return SLIPS.find(([hasSlip]) => hasSlip(code))?.[1];
}
