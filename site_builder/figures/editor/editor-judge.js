/* Judges the boards that a program counts or prints, and looks for typical mistakes in the
   program. */

import { sharedLine } from "#shared/attacks.js";
import { squareOf } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";

/** An error to show to the reader, perhaps with a board.
    @typedef {object} Finding
    @property {string} reason  a sentence that says what is wrong
    @property {(number | null)[]} [board]  the column of each row's queen; null for a row without a
      queen
    @property {number[]} [pair]  two rows whose queens attack each other
    @property {number} [row]  a row to highlight */

/** Return the reason why a total is wrong, found in the boards that a program counted. Return
    undefined if the total is right or no boards are known. If the total is right, boards are not
    judged, because the editor only guesses which boards a program counts.
    @param {number[][]} boards  the column of each row's queen, -1 for a row without exactly one
      queen
    @param {string[]} truth  all solutions as text: `1302`
    @param {number} total  the total that the program printed
    @returns {Finding | undefined} */
export function judgeBoards(n, boards, truth, total) {
  if (total === truth.length || !boards.length) return undefined;
  const texts = boards.map((board) => board.join(""));
  return wrongBoard(n, boards) ?? missing(n, texts, truth, total);
}

/** Return the first error in the boards that a program printed. Return undefined if they are all
    solutions, each once.
    @param {number[][]} boards  as in `judgeBoards`
    @param {string[]} truth  all solutions as text: `1302` */
export function judgePrinted(n, boards, truth) {
  const printed = new Set(boards.map((board) => board.join("")));
  const absent = truth.find((board) => !printed.has(board));
  return (
    wrongBoard(n, boards) ??
    (absent && {
      board: [...absent].map(Number),
      reason: "Your program does not print this solution.",
    })
  );
}

/** Return the error in the first board that is not a solution or that repeats an earlier one.
    Return undefined if there is no such board. */
function wrongBoard(n, boards) {
  const seen = new Map();
  for (const [index, board] of boards.entries()) {
    const error = findBoardError(n, board);
    if (error)
      return { ...error, reason: `Board ${index + 1} of your program is wrong: ${error.reason}` };
    const before = seen.get(board.join(""));
    if (before !== undefined) {
      const numbers = `${before + 1} and ${index + 1}`;
      return {
        board,
        reason: `Your program counts this board twice, as its boards ${numbers}.`,
      };
    }
    seen.set(board.join(""), index);
  }
}

/** Return the reason why a board is not a solution, or undefined if it is a solution. */
function findBoardError(n, board) {
  const columns = Array.from({ length: n }, (_, row) => (board[row] >= 0 ? board[row] : null));
  const empty = board.findIndex((column) => column < 0);
  if (empty >= 0)
    return { board: columns, row: empty, reason: "the marked row gets no queen of its own." };
  if (board.length !== n)
    return { board: columns, reason: `it has ${counted(board.length, "queen")}.` };
  for (const [row, column] of board.entries()) {
    const above = board.findIndex(
      (other, otherRow) => otherRow < row && sharedLine([otherRow, other], [row, column]),
    );
    if (above < 0) continue;
    const squares = `${squareOf(above, board[above], n)} and ${squareOf(row, column, n)}`;
    return {
      board: columns,
      pair: [above, row],
      reason: `the queens on ${squares} attack each other.`,
    };
  }
}

/** Return the reason why a total is wrong although no board is wrong; undefined if it is not known.
    @param {string[]} met  the boards that the program counted, as text
    @param {string[]} truth  all solutions as text
    @param {number} total  the total that the program printed */
function missing(n, met, truth, total) {
  const mirrored = (board) => [...board].map((column) => n - 1 - Number(column)).join("");
  const hasTwin = (board) => met.includes(mirrored(board));
  const absent = truth.filter((board) => !met.includes(board));
  const finding = (board, reason) => ({ board: [...board].map(Number), reason });
  if (!absent.length) {
    const all = truth.length === 2 ? "both" : `all ${truth.length}`;
    const verdict = "the search is right, and it adds them up wrong";
    return { reason: `It finds ${all} solutions, each once: ${verdict}.` };
  }
  if (total < truth.length) {
    const alone = absent.find((board) => !hasTwin(board));
    if (alone) return finding(alone, "Your program misses this solution.");
    return {
      reason: "It finds one of every two mirror images: how many boards does each one stand for?",
    };
  }
  const twin = met.find(hasTwin);
  return (
    twin &&
    finding(
      twin,
      "Your program finds this board and its mirror image: " +
        "if it doubles, it may find only one of them.",
    )
  );
}

/** Typical mistakes in a program. Each has a function that tells whether the code has it, and a
    hint.
    @type {[(code: string) => boolean, string][]} */
const SLIPS = [
  [
    (code) => /(?<!def\s+)\bplace\(\s*row\s*[,)]/.test(code),
    "`place(row, …)` fills the same row again. Which row comes next?",
  ],
  [
    (code) => /[=,]\s*True\b/.test(code) && !/[=,]\s*False\b/.test(code),
    "A queen sets its flags. What clears them when the search takes her back?",
  ],
  [
    (code) => /\bmask\s*&\s*\(\s*left\s*\|/.test(code),
    "`left | down | right` has a 1 on each attacked square. " +
      "Which operator turns these into the free squares?",
  ],
  [
    (code) => /=\s*~\s*\(\s*left\s*\|[^)]*\)\s*$/m.test(code),
    "`~` also makes ones to the left of the board. What keeps only the squares of the board?",
  ],
  [
    (code) => /(?:[=(]|\breturn\b|\w\([^()\n]*,)\s*\w+\.append\(/.test(code),
    "`append` changes its list and gives back None, so a call gets no list. " +
      "`[*columns, column]` makes a new list with one column more.",
  ],
];

const PRINT_2 = /^\s*print\s+([^\s(=#][^#]*?)\s*(?:#.*)?$/;

/** Names that programs forget to import, by their module. */
const MODULES = {
  collections: "Counter defaultdict deque namedtuple",
  dataclasses: "dataclass",
  functools: "lru_cache reduce",
  itertools: "combinations permutations product",
  typing: "Any Callable Dict Generator Iterable Iterator List Optional Sequence Set Tuple Union",
};
const WITH_NAME = new Map(
  Object.entries(MODULES).flatMap(([module, names]) =>
    names.split(" ").map((name) => [name, `from ${module} import ${name}`]),
  ),
);

/** Patterns of Python's error messages, each with a function that returns advice. The function
    takes the match, the text of the line with the error, and the whole program. It returns
    undefined or false if it has no advice.
    @type {[RegExp, (found: RegExpExecArray, line: string, source: string) => string | undefined |
      false][]} */
const REMEDIES = [
  [
    /^SyntaxError/,
    (found, line) =>
      PRINT_2.test(line) &&
      `That is how Python 2 prints. Python 3 needs brackets: \`print(${PRINT_2.exec(line)[1]})\`.`,
  ],
  [/^NameError.*'xrange'/, () => "`xrange` belongs to Python 2. Python 3 has `range`."],
  [/^NameError.*'raw_input'/, () => "`raw_input` belongs to Python 2. Python 3 has `input`."],
  [
    /^NameError.*'(math|time|sys|itertools|functools|collections|random)'/,
    ([, module]) => `Begin the program with \`import ${module}\`.`,
  ],
  [
    /^NameError.*'(\w+)'/,
    ([, name]) => WITH_NAME.has(name) && `Begin the program with \`${WITH_NAME.get(name)}\`.`,
  ],
  [
    /^NameError.*'(\w+)'/,
    ([, name], line, source) =>
      new RegExp(`^class ${name}\\b`, "m").test(source) &&
      `\`${name}\` has no value before its class ends. ` +
        "Begin the program with `from __future__ import annotations`.",
  ],
];

/** Return a hint about an error, or else about the first typical mistake in the program. Return
    undefined if there is no hint.
    @param {string} source  the program
    @param {string} [mistake]  the error as Python names it
    @param {number} [line]  the number of the line with the error, from 1; 0 if it is not known */
export function hintFor(source, mistake = "", line = 0) {
  const text = source.split("\n")[line - 1] ?? "";
  const remedy = REMEDIES.map(
    ([kind, advise]) => kind.test(mistake) && advise(kind.exec(mistake), text, source),
  ).find(Boolean);
  if (remedy) return remedy;
  const code = source.replaceAll(/#.*$/gm, "");
  const slip = SLIPS.find(([hasSlip]) => hasSlip(code));
  if (slip) return slip[1];
  if (!/NoneType/.test(mistake)) return undefined;
  return "A function that ends without `return` gives None. Which function should return a number?";
}
