/* Reads a board in any common notation, as `site_builder/values/notations.py` does.

   `tests/notations.json` has examples that both must read in the same way, with the message of each
   error. */

import { sharedLine } from "./attacks.js";
import { squareOf } from "./symmetry.js";
import { counted, escaped } from "./text.js";

const MAX_BOARD = 32;
const CHESS_BOARD = 8;
const LONGEST_SHOWN = 200;
const LABEL = /^([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,18})$/;
const NUMBER = /^[0-9]{1,32}$/;
const FLOAT = /^-?[0-9]{1,32}\.0*$/;
const NO_QUEEN = /^(?:[._?]|-1|none|null)$/i;
const DIGITS = /^[0-9._?]*[0-9][0-9._?]*$/;
// Chess players write the piece before its square: Qd1.
const SQUARE = /(?:q(?=[a-z]))?([a-z]{1,2})([0-9]{1,2})/g;
const SQUARES = /^(?:(?:q(?=[a-z]))?[a-z]{1,2}[0-9]{1,2})+$/;
const PAIR = /[[(][ \n]*([0-9]{1,2})(?:[ \n]*,[ \n]*|[ \n]+)([0-9]{1,2})[ \n,]*[\])]/g;
const SOME_PAIRS = `(?:${PAIR.source}[ \n,;]*)`;
const PAIRS = new RegExp(`^(?:[[({][ \n]*${SOME_PAIRS}+[\\])}]|${SOME_PAIRS}{2,})$`);
const FEN = /^([0-9a-z]+(?:\/[0-9a-z]+)+)(?: [^\n]*)?$/i;
const QUEENS = "qQ♕♛👑👸";
const EMPTY = "-._·•∙⋅⬜⬛◻◼◽◾▢⭘🟥🟧🟨🟩🟦🟪🟫";
// Signs that are colours of empty squares if the board also has queens.
const COLOURS = "■□";
const UNCLEAR = `*#○●oO0${COLOURS}`;
const ROW = new RegExp(`^[${EMPTY}${QUEENS}xX${UNCLEAR}]+$`, "u");
const QUOTED = /(['"])([^\n]*?)\1/g;
const INNERMOST = /[[({]([^\][(){}]*)[\])}]/g;
const FRAMED = /[[\](){}"']/;
const BAR = /[|│┃║]/;
const RULE = /^[-+=_~: \u2500-\u257f]+$/;
const FILLED_RULE = /^[-=:+─━═]{2,}$/;
const EDGE_LABELS = /^(?: *[a-zA-Z0-9])+ *$/;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
// Matches the result of a game that was copied from the page Play.
const PLAYED = /[▦■□▣]{4,}/;
const BLANK_LINE = /[\n;][ \t]*[\n;]/;
// Parts of PRINTED, which matches a board as Python prints it: rows, a key of signs, and a line
// that names the queens.
const ROW_LINE = "[.Qqx](?: [.Qqx])*[ \\t]*";
const PRINTED = new RegExp(
  `^((?:${ROW_LINE}\\n)+)(?:[qx]: [a-z ]+\\n)*(?!${ROW_LINE}\\n)[^\\n]*\\b[Qq]ueens?\\b[^\\n]*` +
    `(?:\\n(?!${ROW_LINE}(?:\\n|$))[^\\n]*)*$`,
);
// Patterns of text around a board, whose group is the board: the words below a printed board, JSON
// and blocks that our pages offer for copying, a LaTeX command, quotes, a variable, and the
// `array(...)` of NumPy.
const AROUND_BOARDS = [
  /^\{.*"columns": ?(\[[0-9, ]+\]).*\}$/s,
  /^```[ \t]*(?:queens board|text)[ \t]*\n(.*)\n```$/s,
  PRINTED,
  /^.*setpieces=\{([^}]*)\}.*$/s,
  /^["']{1,3}([^"']*)["']{1,3}$/,
  /^[A-Za-z_][A-Za-z0-9_ []*\]?[ \t]*[=:][ \t]*([[({].*|[A-Za-z_.]+\(.*)$/s,
  /^[A-Za-z_.]+\(([[({].*?)(?:,[ \n]*dtype=[^()]*)?\)$/s,
];

function wrong(text) {
  throw new Error(text);
}

// White space and line ends as Python defines them. Some of these characters are control
// characters, which the linter would reject.
/* oxlint-disable eslint/no-control-regex */
const SPACES = /(?:[^\S\ufeff]|[\x1c-\x1f\x85])+/;
const AROUND = new RegExp(`^${SPACES.source}|${SPACES.source}$`, "g");
const LINE_ENDS = /\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]/;
/* oxlint-enable eslint/no-control-regex */
const trimmed = (text) => text.replace(AROUND, "");
const split = (text) => text.split(SPACES).filter(Boolean);
const joined = (text) => text.split(SPACES).join("");
const isSign = (text) => [...text].length === 1;
const unframed = (text) => split(text.replace(/[[\](){}"'`,;|]/g, " "));

/** Return the items of a list in a text. Floats and truth values, as NumPy and Python print them,
    become integers. */
function wordsIn(text) {
  const words = unframed(text);
  if (words.length > 1 && words.every((word) => FLOAT.test(word)))
    return words.map((word) => word.split(".")[0]);
  return words.map((word) => {
    if (/^true$/i.test(word)) return "1";
    return /^false$/i.test(word) ? "0" : word;
  });
}

/** Return the lines of a text that are not blank; a semicolon also ends a line. */
const linesIn = (text) =>
  text
    .replaceAll(";", "\n")
    .split(LINE_ENDS)
    .filter((line) => trimmed(line));

/** Return the parts of a text that blank lines separate. */
const blocksIn = (text) => text.split(BLANK_LINE).map(trimmed).filter(Boolean);

/** Return the printed boards in a text, without headings and captions between them. */
const printedBoards = (text) => blocksIn(text).filter((block) => PRINTED.test(block));

/** Return the part of a text that is the board, without the text around it and without variation
    selectors, which turn characters into emoji. */
function boardIn(given) {
  let text = trimmed(given.replace(/[\ufe0e\ufe0f]/g, ""));
  const printed = printedBoards(text);
  if (printed.length === 1) [text] = printed;
  for (const around of AROUND_BOARDS) text = trimmed(around.exec(text)?.[1] ?? text);
  return text;
}

/** Return `size`, the N that a text has. Raise an error if `n` is known and differs. */
const requireSize = (size, n) =>
  n && n !== size ? wrong(`the board has N = ${n}, got ${size}`) : size;
/** Return `n`. Raise an error if a text has more rows: `count` is the number of its rows. */
const requireRows = (count, n) => (count > n ? wrong(`N = ${n} has ${n} rows, got ${count}`) : n);

/** Return a text for a message: on one line, truncated if it is long, and in quotes if it has signs
    that must be escaped. */
function quoted(text) {
  const known = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };
  const isPrintable = !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text);
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escapedText = text
    .replace(/[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (sign) => known[sign] ?? escaped(sign))
    .replaceAll(quote, `\\${quote}`);
  const clean = isPrintable ? text : quote + escapedText + quote;
  const signs = [...clean];
  return signs.length > LONGEST_SHOWN ? `${signs.slice(0, LONGEST_SHOWN).join("")}...` : clean;
}

// Notations. Each of these functions takes a text, and `n` if it is known. It returns `n`, the
// queens and the forbidden squares, or undefined if the text is in another notation.

function label(text, n) {
  const [, side, size, rank] = LABEL.exec(text)?.map(Number) ?? [];
  if (side === undefined) return undefined;
  return { n: requireSize(side, n), label: { n: side, size, rank }, queens: [] };
}

/** Return one word for each row: the number of a column, or a sign for a row without queen. Return
    an empty list if the text has anything else. */
function numbersIn(text) {
  let words = PAIRS.test(text) ? [] : wordsIn(text);
  if (words.length === 1 && DIGITS.test(words[0])) words = [...words[0]];
  return words.every((word) => NUMBER.test(word) || NO_QUEEN.test(word)) ? words : [];
}

/** Return the notation of columns that are counted from `first`, 0 or 1. */
const columnsFrom = (first) => (text, n) => {
  const words = numbersIn(text);
  const side = n ?? words.length;
  const queens = words.flatMap((word, row) =>
    NUMBER.test(word) ? [[row, Number(word) - first]] : [],
  );
  // A program that prints -1 for a row without queen counts columns from 0.
  if (first > 0 && words.includes("-1")) return undefined;
  if (!queens.length || !queens.every(([, column]) => column >= 0 && column < side))
    return undefined;
  return { n: requireRows(words.length, side), queens };
};

/** Return the index of a column by its letters: a is 0, z is 25, aa is 26. */
const columnNamed = (letters) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0) - 1;

function namedSquares(text, n) {
  const words = wordsIn(text.toLowerCase());
  if (!words.length || !words.every((word) => SQUARES.test(word))) return undefined;
  const names = words.flatMap((word) => [...word.matchAll(SQUARE)]);
  const squares = names.map(([, letters, number]) => [Number(number), columnNamed(letters)]);
  const side = n ?? smallestBoard(squares);
  squares.forEach(([number, column], index) => {
    const letters = names[index][1];
    if (number < 1 || number > side || column >= side)
      wrong(`the board of N = ${side} has no square ${letters}${number}`);
  });
  return { n: side, queens: squares.map(([number, column]) => [side - number, column]) };
}

/** Return the size of the board that named squares with queens most likely mean. If several queens
    fit on a board with as many rows as queens, it is their number. Otherwise it is the smallest
    board that has all squares, but at least a chess board.
    @param {[number, number][]} squares  pairs of row, counted from 1, and column, counted from 0 */
function smallestBoard(squares) {
  const count = squares.length;
  const widest = Math.max(...squares.map(([number, column]) => Math.max(number, column + 1)));
  return count > 1 && widest <= count ? count : Math.max(widest, CHESS_BOARD);
}

/** Return the pairs of numbers in a list of pairs; an empty list if the text has anything else. */
const pairsIn = (text) =>
  PAIRS.test(text) ? [...text.matchAll(PAIR)].map(([, ...pair]) => pair.map(Number)) : [];

/** Return the notation of pairs of row and column that are counted from `first`, 0 or 1. The first
    row is at the top. */
const pairsFrom = (first) => (text, n) => {
  const pairs = pairsIn(text);
  const least = Math.min(...pairs.flat());
  const largest = Math.max(...pairs.flat());
  if (!pairs.length || least < first) return undefined;
  const fitsFrom1 = least > 0 && pairs.length > 1 && pairs.length === largest;
  if (first === 0 && fitsFrom1) return undefined;
  const queens = pairs.map(([row, column]) => [row - first, column - first]);
  const side = n ?? smallestBoard(queens.map(([row, column]) => [row + 1, column]));
  return largest - first < side ? { n: side, queens } : undefined;
};

function fen(text, n) {
  const ranks = FEN.exec(text)?.[1].split("/");
  if (!ranks) return undefined;
  const side = requireSize(ranks.length, n);
  const queens = ranks.flatMap((rank, row) => {
    const squares = squaresOfRank(rank, side);
    if (squares.length !== side)
      wrong(`rank ${side - row} of the FEN has ${squares.length} squares, N = ${side} has ${side}`);
    return squares.flatMap((hasQueen, column) => (hasQueen ? [[row, column]] : []));
  });
  return { n: side, queens };
}

/** Return for each square of a rank of a FEN whether it has a queen. In `2Q1`, for example, a
    number stands for that many empty squares. Up to N = 9 each digit is a number: `11` is two
    squares. */
const squaresOfRank = (rank, n) =>
  rank.match(n < 10 ? /[0-9]|[a-z]/gi : /[0-9]+|[a-z]/gi).flatMap((word) => {
    if (/[0-9]/.test(word)) return Array(Math.min(Number(word), MAX_BOARD + 1)).fill(false);
    return /q/i.test(word) ? true : wrong(`a FEN of queens has the letters Q and q, got ${word}`);
  });

function rows(text, n) {
  const words = wordsOfRows(text);
  const signs = [...words.join("")];
  if (!words.length || !words.every((row) => ROW.test(row))) return undefined;
  // A text with 0 and without queens has numbers, not rows of squares.
  if (signs.includes("0") && !signs.some((sign) => QUEENS.includes(sign))) return undefined;
  requireClearSigns(signs);
  if (words.length > 1 && words.every((row) => isSign(row) && QUEENS.includes(row)))
    wrong("spaces between queens do not count as squares: type . for an empty one");
  const table = words.map((row) => [...row]);
  const side = n ?? table[0].length;
  table.forEach(({ length }, row) => {
    if (length !== side)
      wrong(`the row ${words[row]} has ${length} squares, N = ${side} has ${side}`);
  });
  const marked = (marks) =>
    table.flatMap((row, r) => row.flatMap((mark, c) => (marks.includes(mark) ? [[r, c]] : [])));
  return { n: requireRows(words.length, side), queens: marked(QUEENS), forbidden: marked("xX") };
}

/** Raise an error if a sign may mean a queen as well as a blocked square. It is clear beside
    queens, where a single other sign means the empty square, and two signs may be the colours of
    squares.
    @param {string[]} signs  of all squares */
function requireClearSigns(signs) {
  const hasQueens = signs.some((sign) => QUEENS.includes(sign));
  const others = [...new Set(signs.filter((sign) => !`${QUEENS}xX`.includes(sign)))];
  if (
    hasQueens &&
    (others.length === 1 || others.every((sign) => (EMPTY + COLOURS).includes(sign)))
  )
    return;
  const unclear = signs.find((sign) => UNCLEAR.includes(sign));
  if (unclear)
    wrong(`${unclear} can be a queen, a blocked square or an empty one: type Q, x or . for it`);
}

/** Return the rows of a board as texts. In the given text they may be lines, rows of a table with
    bars, lists or strings. Spaces may separate the squares of a row. */
function wordsOfRows(given) {
  let text = given;
  const lines = linesIn(text);
  if (FRAMED.test(text)) {
    text = text.replace(QUOTED, (_, quote, row) => `"${joinedRow(row)}"`);
    const lists = [...text.matchAll(INNERMOST)].map(([, list]) => unframed(list));
    if (lists.length > 1 && lists.flat().every(isSign)) return lists.map((words) => words.join(""));
  } else if (lines.length > 1)
    return lines.some((line) => BAR.test(line)) ? rowsOfTable(lines) : withoutLabels(lines);
  const words = unframed(text.replaceAll("/", " "));
  if (BAR.test(text) && words.some(isSign)) return rowsOfTable(lines);
  return words.some((word) => !isSign(word)) || !words.length ? words : [words.join("")];
}

/** Return a row without the spaces between its squares. If the row has only queens and spaces,
    spaces are empty squares. */
const joinedRow = (text) =>
  [...text].every((sign) => `${QUEENS} `.includes(sign))
    ? text.replaceAll(" ", ".") || "."
    : joined(text);

/** Return the rows of a table with bars between its squares or around its rows. Return an empty
    list if a line without bars is neither a rule nor the labels of an edge. */
function rowsOfTable(lines) {
  if (!lines.every((line) => BAR.test(line) || RULE.test(line) || EDGE_LABELS.test(line)))
    return [];
  const table = lines.filter((line) => BAR.test(line)).map((line) => line.split(BAR));
  for (const edge of [0, -1]) {
    if (table.every((cells) => cells.length > 1 && /^ *[0-9]{0,2} *$/.test(cells.at(edge))))
      table.forEach((cells) => cells.splice(edge, 1));
  }
  return table.flatMap((cells) => {
    if (cells.length === 1) return [joinedRow(cells[0])];
    const squares = cells.map(trimmed);
    return squares.every((square) => FILLED_RULE.test(square)) || isEdge(squares)
      ? []
      : [squares.map(joinedRow).join("")];
  });
}

/** Return the squares of each line as a text, without letters and numbers at the edges of a
    board. */
function withoutLabels(lines) {
  const table = lines.map(split).filter((words) => !isEdge(words));
  if (!table.length) return lines.map(joined);
  for (const edge of [0, -1]) {
    if (table.every((words) => words.length > 1 && NUMBER.test(words.at(edge))))
      table.forEach((words) => words.splice(edge, 1));
  }
  return table.map((words) => words.join(""));
}

/** Return whether words are the names of columns: a b c d, or numbers. */
function isEdge(words) {
  const letters = words.join("").toLowerCase();
  return (
    words.every((word) => NUMBER.test(word)) || (letters !== "" && ALPHABET.startsWith(letters))
  );
}

/** If each word has one sign and the number of words is a square number, join them to rows of a
    square board; otherwise return `words`. */
function joinBits(words) {
  const side = Math.floor(Math.sqrt(words.length));
  if (side < 2 || side * side !== words.length || words.some((word) => word.length > 1))
    return words;
  return Array.from({ length: side }, (_, row) =>
    words.slice(row * side, (row + 1) * side).join(""),
  );
}

function binary(text, n) {
  const words = joinBits(wordsIn(text));
  const side = words[0]?.length;
  if (words.length < 2 || !words.every((row) => /^[01]+$/.test(row) && row.length === side))
    return undefined;
  if (words.length > side || side !== (n ?? side)) return undefined;
  const queens = words.flatMap((bits, row) =>
    [...bits].flatMap((bit, column) => (bit === "1" ? [[row, column]] : [])),
  );
  return { n: side, queens };
}

function decimal(text, n) {
  const words = PAIRS.test(text) ? [] : wordsIn(text);
  if (words.length < 2 || !words.every((word) => NUMBER.test(word))) return undefined;
  const numbers = words.map(Number);
  const side = n ?? words.length;
  const bits = numbers.map((number) => Math.round(Math.log2(number)));
  const isBit = (number, row) => number === 0 || (bits[row] < side && 2 ** bits[row] === number);
  if (!numbers.some(Boolean) || !numbers.every(isBit)) return undefined;
  const queens = numbers.flatMap((number, row) => (number ? [[row, side - 1 - bits[row]]] : []));
  return { n: requireRows(words.length, side), queens };
}

// Order matters: if two notations read the same board, the first one is named.
const NOTATIONS = {
  label: ["a label", label],
  columns_from_0: ["columns counted from 0", columnsFrom(0)],
  columns_from_1: ["columns counted from 1", columnsFrom(1)],
  squares: ["squares", namedSquares],
  pairs_from_0: ["pairs of row and column from 0", pairsFrom(0)],
  pairs_from_1: ["pairs of row and column from 1", pairsFrom(1)],
  fen: ["FEN", fen],
  rows: ["rows", rows],
  bits_in_binary: ["bits", binary],
  bits_in_decimal: ["rows as numbers", decimal],
};

/** Return the name of a notation in words.
    @param {string} notation  its key, such as `columns_from_0` */
export const nameOf = (notation) => NOTATIONS[notation][0];

// Reading -----------------------------------------------------------------------------------------

/** Return the column of each row's queen, with null for a row without queen. Raise an error if `n`
    is not from 1 to `MAX_BOARD`, and a `Clash` if two queens attack each other. */
function columnsOf({ n, queens }) {
  if (n < 1 || n > MAX_BOARD) wrong(`a board has N = 1 to ${MAX_BOARD}, got ${n}`);
  const sorted = queens.toSorted(([row, column], [other, next]) => row - other || column - next);
  sorted.forEach((second, index) => {
    for (const first of sorted.slice(0, index)) {
      const line = `${first}` === `${second}` ? "square" : sharedLine(first, second);
      if (!line) continue;
      const names = [first, second].map(([row, column]) => squareOf(row, column, n)).join(" and ");
      throw new Clash(
        `the queens on ${names} attack each other: they stand on one ${line}`,
        boardOf(n, queens),
        [first, second],
      );
    }
  });
  return boardOf(n, queens);
}

function boardOf(n, queens) {
  const board = Array(n).fill(null);
  for (const [row, column] of queens) board[row] = column;
  return board;
}

/** The error that two queens of a board attack each other, with their squares. */
class Clash extends Error {
  constructor(message, board, squares) {
    super(message);
    this.clash = { board, squares };
  }
}

/** Return an object with the `error` for a text that no notation fits; `unread` as in `read`. */
function unreadError(text, n) {
  const pairs = pairsIn(text);
  if (pairs.length) {
    const side = n ?? pairs.length;
    return {
      error: `rows and columns of N = ${side} are 0 to ${side - 1} or 1 to ${side}, got ${Math.max(...pairs.flat())}`,
    };
  }
  const words = numbersIn(text);
  const numbers = words.filter((word) => NUMBER.test(word)).map(BigInt);
  if (numbers.length) {
    const side = n ?? words.length;
    const most = numbers.reduce((one, other) => (one > other ? one : other));
    return { error: `columns of N = ${side} are 0 to ${side - 1} or 1 to ${side}, got ${most}` };
  }
  if (PLAYED.test(text))
    return {
      error: "▦ ■ □ ▣ tell how a game went, not where its queens stand: type their squares (b4 d5)",
    };
  const line = lineWithoutSquares(text);
  if (line) return { error: `a line is no row of a board: leave it out, got ${quoted(line)}` };
  const given = text ? `not understood: ${quoted(text)}` : "nothing to read";
  const kinds = "squares (b4 d5), rows of . and Q, a FEN, bits or a label (8.8.1)";
  return { error: `${given}; type columns (0 4 7 5 2 6 1 3), ${kinds}`, unread: quoted(text) };
}

/** Return the first line that is not a row of a board, if at least two other lines are rows;
    otherwise undefined. */
function lineWithoutSquares(text) {
  const lines = linesIn(text);
  const others = lines.filter((line) => !ROW.test(joined(line)));
  return lines.length - others.length > 1 && others.length ? trimmed(others[0]) : undefined;
}

const boardText = ({ columns, forbidden }) => JSON.stringify([columns, forbidden]);
const isSameBoard = (one, other) => boardText(one) === boardText(other);

/** Read a board, whole or partial, in every notation that fits. Return the `readings`, or the
    `error`. The board of a label must be looked up: its reading has the `label` instead of columns.
    @param {string} given  the text
    @param {number} [n]  the number of rows, if it is known
    @returns {{readings?: object[], error?: string, unread?: string, clash?: { board: (number |
      null)[], squares: number[][] }}}  each of the `readings` has the `notation`, `n`, the `columns`
      with null for a row without queen, and the `forbidden` squares; `unread` is the text if
      nothing of it is understood; `clash` has the board and the squares of two queens that attack
      each other */
export function read(given, n) {
  const text = boardIn(given);
  const { readings, errors } = everyReading(text, n);
  if (readings.length) return { readings };
  const boards = boardsIn(text);
  if (boards > 1)
    return { error: `these are ${boards} boards, and one is expected: leave out the others` };
  if (!errors.length) return unreadError(text, n);
  const [{ message, clash }] = errors;
  return clash ? { error: message, clash } : { error: message };
}

/** Return the different boards that the notations read in a text, and the errors of the notations
    that fit it but reject the board. */
function everyReading(text, n) {
  const readings = [];
  const errors = [];
  for (const [notation, [, reader]] of Object.entries(NOTATIONS)) {
    try {
      const found = reader(text, n);
      if (!found) continue;
      const board = found.label ? [] : columnsOf(found);
      const reading = {
        notation,
        n: found.n,
        columns: board,
        forbidden: found.forbidden ?? [],
        label: found.label,
      };
      if (!readings.some((other) => isSameBoard(other, reading))) readings.push(reading);
    } catch (error) {
      errors.push(error);
    }
  }
  return { readings, errors };
}

/** Return the number of boards in a text, if it consists of several solutions of one N, as lists,
    as lines, or as rows with blank lines between the boards; otherwise 1. */
function boardsIn(text) {
  if (everyReading(text).readings.length) return 1;
  const lists = [...text.matchAll(INNERMOST)].map(([, list]) => list);
  const printed = printedBoards(text);
  for (const parts of [lists, linesIn(text), printed.length ? printed : blocksIn(text)]) {
    const sizes = new Set(parts.map(sizeOfSolution));
    if (parts.length > 1 && sizes.size === 1 && !sizes.has(0) && !sizes.has(1)) return parts.length;
  }
  return 1;
}

/** Return the N of a text that is a label or a board with a queen in every row; otherwise 0. */
const sizeOfSolution = (text) =>
  everyReading(boardIn(text)).readings.find(
    ({ columns, label: named }) => named || !columns.includes(null),
  )?.n ?? 0;

// Regions of a puzzle -----------------------------------------------------------------------------

const MAX_REGION_ROWS = 18;
const LETTERS = [...ALPHABET.toUpperCase()];

/** Read the rows of a region puzzle from letters, numbers, emoji or lists of them, as `region_rows`
    in Python does. If regions have other names than A, B, C ..., they get these letters in the
    order of their first squares.
    @returns {{ rows?: string[], error?: string }} the rows as strings of letters, or the error */
export function readRegions(text) {
  try {
    return { rows: regionRows(boardIn(text)) };
  } catch ({ message }) {
    return { error: message };
  }
}

function regionRows(text) {
  const table = regionTable(text);
  const lengths = table.map(({ names }) => names.length);
  const frequency = (length) => lengths.filter((other) => other === length).length;
  const n = lengths.reduce(
    (most, length) => (frequency(length) > frequency(most) ? length : most),
    lengths[0] ?? 0,
  );
  const odd = table.find(({ names }) => names.length !== n);
  if (odd)
    wrong(`a row of this puzzle has ${counted(n, "square")}, got ${quoted(trimmed(odd.typed))}`);
  if (n < 1 || n > MAX_REGION_ROWS)
    wrong(`a region puzzle has 1 to ${MAX_REGION_ROWS} rows, got ${n}`);
  if (table.length > n)
    wrong(
      `the puzzle ends after row ${n}: leave out the text below it, got ${quoted(trimmed(table[n].typed))}`,
    );
  if (table.length < n)
    wrong(`a puzzle with ${n} squares in each row has ${n} rows, got ${table.length}`);
  const names = [...new Set(table.flatMap((row) => row.names))];
  if (names.length > n) wrong(`a region puzzle of ${n} rows has ${n} regions, got ${names.length}`);
  const letters = LETTERS.slice(0, n);
  const isLettered = names.every((name) => letters.includes(name));
  return table.map((row) =>
    row.names.map((name) => (isLettered ? name : letters[names.indexOf(name)])).join(""),
  );
}

/** Return for each row of a region puzzle the row as it was `typed`, and the `names` of the regions
    of its squares. */
function regionTable(text) {
  const lines = linesIn(text);
  if (FRAMED.test(text)) {
    const outside = unframed(text.replace(INNERMOST, " "));
    if (outside.length && text.match(INNERMOST))
      wrong(`this is no row of the puzzle: leave it out, got ${outside.join(" ")}`);
    const lists = [...text.matchAll(INNERMOST)].map(([, list]) => list);
    if (lists.length > 1) return lists.map((list) => ({ typed: list, names: unframed(list) }));
  } else if (lines.length > 1) {
    return lines.map((line) => {
      const words = unframed(line);
      return { typed: line, names: words.length > 1 ? words : [...words.join("")] };
    });
  }
  return joinBits(split(unframed(text).join(" ").replace(/[/.]/g, " "))).map((word) => ({
    typed: word,
    names: [...word],
  }));
}
