/* Reads a board in any notation that people use, as `site_builder/values/notations.py`.

   `tests/notations.json` has what both read, and the message of each mistake. */

import { sharedLine } from "./attacks.js";
import { squareOf } from "./symmetry.js";
import { escaped } from "./text.js";

const MAX_BOARD = 32;
const CHESS_BOARD = 8;
const LONGEST_SHOWN = 200;
const LABEL = /^([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,18})$/;
const NUMBER = /^[0-9]{1,32}$/;
const NO_QUEEN = /^(?:[._?]|none|null)$/i;
const DIGITS = /^[0-9._?]*[0-9][0-9._?]*$/;
const SQUARES = /^(?:[a-z]{1,2}[0-9]{1,2})+$/;
const FEN = /^([0-9a-z]+(?:\/[0-9a-z]+)+)(?: [^\n]*)?$/i;
const ROW = /^[-._*x♕♛q]+$/i;

function wrong(text) {
  throw new Error(text);
}

// White space and line ends as Python has them, some of which are control characters.
/* oxlint-disable eslint/no-control-regex */
const SPACES = /(?:[^\S\ufeff]|[\x1c-\x1f\x85])+/;
const AROUND = new RegExp(`^${SPACES.source}|${SPACES.source}$`, "g");
const LINE_ENDS = /\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]/;
/* oxlint-enable eslint/no-control-regex */
const wordsIn = (text) => text.replace(/[[\](){}"'`,;]/g, " ").split(SPACES).filter(Boolean);
const agreed = (found, n) => (n && n !== found ? wrong(`the board has N = ${n}, got ${found}`) : found);
const withRows = (count, n) => (count > n ? wrong(`N = ${n} has ${n} rows, got ${count}`) : n);

/** A text in a message: on one line, and cut where it is long. */
function shown(text) {
  const known = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };
  const isPrintable = !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text);
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const quoted = text.replace(/[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (sign) => known[sign] ?? escaped(sign)).replaceAll(quote, `\\${quote}`);
  const clean = isPrintable ? text : quote + quoted + quote;
  const signs = [...clean];
  return signs.length > LONGEST_SHOWN ? `${signs.slice(0, LONGEST_SHOWN).join("")}...` : clean;
}

/* Each notation: from a text, and n where it is known, to n, queens and forbidden squares ---------- */

function label(text, n) {
  const [, side, size, rank] = LABEL.exec(text)?.map(Number) ?? [];
  if (side === undefined) return undefined;
  return { n: agreed(side, n), label: { n: side, size, rank }, queens: [] };
}

/** A word for each row; nothing where there is anything but numbers and rows without queen. */
function numbersIn(text) {
  let words = wordsIn(text);
  if (words.length === 1 && DIGITS.test(words[0])) words = [...words[0]];
  return words.every((word) => NUMBER.test(word) || NO_QUEEN.test(word)) ? words : [];
}

const columnsFrom = (first) => (text, n) => {
  const words = numbersIn(text);
  const side = n ?? words.length;
  const queens = words.flatMap((word, row) => (NUMBER.test(word) ? [[row, Number(word) - first]] : []));
  if (!queens.length || !queens.every(([, column]) => column >= 0 && column < side)) return undefined;
  return { n: withRows(words.length, side), queens };
};

const numberOf = (letters) => [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0) - 1;

function namedSquares(text, n) {
  const words = wordsIn(text.toLowerCase());
  if (!words.length || !words.every((word) => SQUARES.test(word))) return undefined;
  const names = words.flatMap((word) => [...word.matchAll(/([a-z]{1,2})([0-9]{1,2})/g)]);
  const places = names.map(([, letters, number]) => [Number(number), numberOf(letters)]);
  const widest = Math.max(...places.map(([number, column]) => Math.max(number, column + 1)));
  const side = n ?? (1 < places.length && widest <= places.length ? places.length : Math.max(widest, CHESS_BOARD));
  places.forEach(([number, column], place) => {
    if (number < 1 || number > side || column >= side) wrong(`the board of N = ${side} has no square ${names[place][1]}${number}`);
  });
  return { n: side, queens: places.map(([number, column]) => [side - number, column]) };
}

function fen(text, n) {
  const ranks = FEN.exec(text)?.[1].split("/");
  if (!ranks) return undefined;
  const side = agreed(ranks.length, n);
  const queens = ranks.flatMap((rank, row) => {
    const found = squaresOfRank(rank, side);
    if (found.length !== side) wrong(`rank ${side - row} of the FEN has ${found.length} squares, N = ${side} has ${side}`);
    return found.flatMap((queen, column) => (queen ? [[row, column]] : []));
  });
  return { n: side, queens };
}

/** Whether each square has a queen; up to N = 9 numbers have one digit. */
const squaresOfRank = (rank, n) =>
  rank.match(n < 10 ? /[0-9]|[a-z]/gi : /[0-9]+|[a-z]/gi).flatMap((word) => {
    if (/[0-9]/.test(word)) return Array(Math.min(Number(word), MAX_BOARD + 1)).fill(false);
    return /q/i.test(word) ? true : wrong(`a FEN of queens has the letters Q and q, got ${word}`);
  });

function rows(text, n) {
  const found = wordsOfRows(text);
  if (!found.length || !found.every((row) => ROW.test(row))) return undefined;
  const side = n ?? found[0].length;
  for (const row of found) {
    if (row.length !== side) wrong(`the row ${row} has ${row.length} squares, N = ${side} has ${side}`);
  }
  const marked = (marks) => found.flatMap((row, r) => [...row].flatMap((mark, c) => (marks.test(mark) ? [[r, c]] : [])));
  return { n: withRows(found.length, side), queens: marked(/[q♕♛]/i), forbidden: marked(/x/i) };
}

/** The rows, one a line or between other marks; squares of a row may stand apart. */
function wordsOfRows(text) {
  const lines = text.split(LINE_ENDS);
  if (lines.length > 1 && !/[[\](){}"']/.test(text)) return lines.map((line) => line.split(SPACES).join("")).filter(Boolean);
  const words = wordsIn(text.replaceAll("/", " "));
  return words.some((word) => word.length > 1) || !words.length ? words : [words.join("")];
}

/** The rows of a board; bits that stand alone are those of a whole one. */
function squared(words) {
  const side = Math.floor(Math.sqrt(words.length));
  if (side < 2 || side * side !== words.length || words.some((word) => word.length > 1)) return words;
  return Array.from({ length: side }, (_, row) => words.slice(row * side, (row + 1) * side).join(""));
}

function binary(text, n) {
  const found = squared(wordsIn(text));
  const side = found[0]?.length;
  if (found.length < 2 || !found.every((row) => /^[01]+$/.test(row) && row.length === side)) return undefined;
  if (found.length > side || side !== (n ?? side)) return undefined;
  return { n: side, queens: found.flatMap((row, r) => [...row].flatMap((bit, c) => (bit === "1" ? [[r, c]] : []))) };
}

function decimal(text, n) {
  const words = wordsIn(text);
  if (words.length < 2 || !words.every((word) => NUMBER.test(word))) return undefined;
  const [numbers, side] = [words.map(Number), n ?? words.length];
  const bits = numbers.map((number) => Math.round(Math.log2(number)));
  const isBit = (number, place) => number === 0 || (bits[place] < side && 2 ** bits[place] === number);
  if (!numbers.some(Boolean) || !numbers.every(isBit)) return undefined;
  const queens = numbers.flatMap((number, row) => (number ? [[row, side - 1 - bits[row]]] : []));
  return { n: withRows(words.length, side), queens };
}

// In this order: what two notations read as the same board, the first one has read.
const NOTATIONS = {
  label: ["a label", label],
  columns_from_0: ["columns counted from 0", columnsFrom(0)],
  columns_from_1: ["columns counted from 1", columnsFrom(1)],
  squares: ["squares", namedSquares],
  fen: ["FEN", fen],
  rows: ["rows", rows],
  bits_in_binary: ["bits", binary],
  bits_in_decimal: ["rows as numbers", decimal],
};

/** What a notation is called. */
export const nameOf = (notation) => NOTATIONS[notation][0];

/* Reading ---------------------------------------------------------------------------------------- */

/** The column of each row; an `Error` where two queens attack each other. */
function columnsOf({ n, queens }) {
  if (n < 1 || n > MAX_BOARD) wrong(`a board has N = 1 to ${MAX_BOARD}, got ${n}`);
  const sorted = queens.toSorted(([row, column], [other, next]) => row - other || column - next);
  sorted.forEach((second, place) => {
    for (const first of sorted.slice(0, place)) {
      const line = `${first}` === `${second}` ? "square" : sharedLine(first, second);
      if (!line) continue;
      const names = [first, second].map(([row, column]) => squareOf(row, column, n)).join(" and ");
      throw new Clash(`the queens on ${names} attack each other: they stand on one ${line}`, boardOf(n, queens), [first, second]);
    }
  });
  return boardOf(n, queens);
}

function boardOf(n, queens) {
  const board = Array(n).fill(null);
  for (const [row, column] of queens) board[row] = column;
  return board;
}

/** Two queens of a board that attack each other: their squares. */
class Clash extends Error {
  constructor(message, board, squares) {
    super(message);
    this.clash = { board, squares };
  }
}

/** What is wrong with a text that no notation fits. */
function unread(text, n) {
  const words = numbersIn(text);
  const numbers = words.filter((word) => NUMBER.test(word)).map(BigInt);
  if (numbers.length) {
    const side = n ?? words.length;
    const most = numbers.reduce((one, other) => (one > other ? one : other));
    return { error: `columns of N = ${side} are 0 to ${side - 1} or 1 to ${side}, got ${most}` };
  }
  const given = text ? `not understood: ${shown(text)}` : "nothing to read";
  const kinds = "squares (b4 d5), rows of . and Q, a FEN, bits or a label (8.8.1)";
  return { error: `${given}; type columns (0 4 7 5 2 6 1 3), ${kinds}`, unread: shown(text) };
}

const boardText = ({ columns, forbidden }) => JSON.stringify([columns, forbidden]);
const isSameBoard = (one, other) => boardText(one) === boardText(other);

/** Every way to read a board, whole or partial: `readings`, or the `error` that there is.
    The board of a label has to be asked for: its reading has the `label` instead of columns.
    @param {number} [n]  the rows of the board, where they are known
    @returns {{readings?: object[], error?: string, unread?: string,
      clash?: { board: (number | null)[], squares: number[][] }}}  `unread` is the text where nothing of it is known */
export function read(given, n) {
  const text = given.replace(AROUND, "");
  const [readings, errors] = [[], []];
  for (const [notation, [, reader]] of Object.entries(NOTATIONS)) {
    try {
      const found = reader(text, n);
      if (!found) continue;
      const board = found.label ? [] : columnsOf(found);
      const reading = { notation, n: found.n, columns: board, forbidden: found.forbidden ?? [], label: found.label };
      if (!readings.some((other) => isSameBoard(other, reading))) readings.push(reading);
    } catch (error) {
      errors.push(error);
    }
  }
  if (readings.length) return { readings };
  if (!errors.length) return unread(text, n);
  const [{ message, clash }] = errors;
  return clash ? { error: message, clash } : { error: message };
}
