/* Parses the boards that a program prints, in the forms that programs use: rows of characters, rows
   of zeros and ones, columns counted from 0 or 1, and pairs of row and column. */

const QUEEN = /^(?:[Qq♕♛👑]|True|1)$/u;
// A pair of brackets that contains no other brackets.
const GROUP = /[[({][^[\](){}]*[\])}]/g;
const INTEGER = /(?<!\w)-?\d+(?!\w)/g;
const SQUARE = /\b([a-z])(\d)\b/g;
const BETWEEN_GROUPS = /([\])}])\s*,?\s*([[({])/g;
const SIGNS = new Intl.Segmenter();

const signsOf = (text) => Array.from(SIGNS.segment(text), ({ segment }) => segment);
const numbersOf = (text) => (text.match(INTEGER) ?? []).map(Number);

/** Split a list into parts of `size` items. */
const chunk = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Return the boards of `n` queens that a program printed. A board has the column of each row's
    queen, -1 for a row without exactly one queen. Return an empty list if there are no boards, or
    if the first lines of `printed` have been cut off. */
export function readBoards(printed, n) {
  if (printed.startsWith("…")) return [];
  for (const reader of [drawnBoards, columnLists, pairLists]) {
    const boards = reader(printed, n);
    if (boards.length) return boards;
  }
  return [];
}

// Boards as rows of characters.

function drawnBoards(printed, n) {
  const lines = linesOfRows(printed, n);
  const rows = lines.map((line) => cellsOf(line, n));
  const queen = queenIn(rows.filter(Boolean));
  if (queen === undefined) return [];
  const empties = new Set(rows.filter((cells) => cells?.includes(queen)).flat());
  const isRow = (cells) => cells?.every((sign) => empties.has(sign)) ?? false;
  // Empty squares have at most two characters, for dark and light squares. The third is the
  // queen's.
  if (empties.size > 3 || empties.size === 1) return [];
  const blocks = [[]];
  for (const [index, cells] of rows.entries()) {
    const line = lines[index];
    const isRule = /^[\s\-+=_|─━┼├┤╋═*#~]+$/.test(line) && line.trim();
    if (isRow(cells)) blocks.at(-1).push(cells);
    else if (!isRule) blocks.push([]);
  }
  const filled = blocks.filter((block) => block.length);
  const isScattered = filled.every((block) => block.length < n) && filled.flat().length % n === 0;
  const wholes = isScattered ? [filled.flat()] : filled;
  return wholes
    .flatMap((block) => chunk(block, n))
    .map((board) => board.map((cells) => onlyIndex(cells, queen)));
}

/** Split a text into lines, one for each row of a board. If the text is a list of strings or of
    lists, each of them becomes a line. */
function linesOfRows(printed, n) {
  const rows = [...printed.matchAll(/(["'])([^"'\n]+)\1/g)].map(([, , text]) => text);
  const isRow = (text) => signsOf(text).length === n;
  if (rows.length && rows.every(isRow)) return rows;
  return printed.replaceAll(BETWEEN_GROUPS, "$1\n$2").split("\n");
}

/** Return the characters of the squares in a line, or undefined if the line is not a row of `n`
    squares. */
function cellsOf(line, n) {
  if (/[|│]/.test(line)) {
    const cells = line.split(/[|│]/).map((cell) => cell.trim());
    if (cells.length === n + 2) cells.splice(-1);
    if (cells.length === n + 1) cells.splice(0, 1);
    return cells.length === n ? cells.map((cell) => cell || " ") : undefined;
  }
  const words = line.split(/[\s,[\](){}"']+/).filter(Boolean);
  if (words.length === 1 && signsOf(words[0]).length === n) return signsOf(words[0]);
  // Remove a number before or after the row, because it is the number of the row.
  if (words.length === n + 1) words.splice(/^\d+$/.test(words[0]) ? 0 : -1, 1);
  if (
    words.length === n &&
    words.every((word) => signsOf(word).length === 1 || /^(?:True|False)$/.test(word))
  )
    return words;
  return /^[ .]*[Qq♕♛X*#][ .]*$/u.test(line) && line.length === n ? [...line] : undefined;
}

/** Return the character of a queen in rows of characters: a usual one, or else the rarer of two
    characters. Return undefined if the rows have no queens. */
function queenIn(rows) {
  const signs = rows.flat();
  const usual = signs.find((sign) => QUEEN.test(sign));
  const isColumns = usual === "1" && signs.some((sign) => /^[2-9]$/.test(sign));
  if (usual && !isColumns) return usual;
  const distinct = [...new Set(signs)];
  if (distinct.length !== 2 || distinct.some((sign) => /^\d$/.test(sign))) return undefined;
  const amount = (sign) => signs.filter((other) => other === sign).length;
  return amount(distinct[0]) < amount(distinct[1]) ? distinct[0] : distinct[1];
}

function onlyIndex(cells, queen) {
  const first = cells.indexOf(queen);
  return first === cells.lastIndexOf(queen) ? first : -1;
}

// Boards as columns, or as squares.

/** Return the boards in an output that lists their columns: `[1, 3, 0, 2]`, `2 4 1 3`, `2413`. */
function columnLists(printed, n) {
  const isColumns = (numbers) =>
    numbers.length === n && numbers.every((number) => number >= 0 && number <= n);
  const lists = printed.split("\n").flatMap((line) => {
    const groups = line.match(GROUP)?.map(numbersOf) ?? [];
    if (groups.length) return groups.filter(isColumns);
    const numbers = numbersOf(/[:#]([^:#]*)$/.exec(line)?.[1] ?? line);
    const digits = new RegExp(`^\\s*\\d{${n}}\\s*$`).test(line)
      ? [...line.trim()].map(Number)
      : numbers;
    return isColumns(digits) && !/[a-z]{2}[^:#]*$/i.test(line) ? [digits] : [];
  });
  const first = lists.flat().includes(0) ? 0 : 1;
  return lists.map((columns) =>
    columns.map((column) => (column - first < n ? column - first : -1)),
  );
}

/** Return the boards in an output that lists their squares: `[(0, 1), (1, 3), ...]`, `{0: 1, 1: 3,
    ...}`, `b4 d3 a2 c1`, or one square on each line: `0 1`. */
function pairLists(printed, n) {
  const text = printed.replaceAll(
    SQUARE,
    (_, letter, number) => `(${number}, ${letter.charCodeAt(0) - 96})`,
  );
  const groups = (text.match(GROUP) ?? text.split("\n")).map(numbersOf);
  const pairs = groups.flatMap((numbers) =>
    numbers.length === 2 * n || numbers.length === 2 ? chunk(numbers, 2) : [],
  );
  if (!pairs.length || pairs.length % n || pairs.flat().some((number) => number < 0 || number > n))
    return [];
  const first = pairs.flat().includes(0) ? 0 : 1;
  return chunk(pairs, n).map((squares) => {
    const inRow = (row) => squares.filter(([other]) => other - first === row);
    const columns = Array.from({ length: n }, (_, row) =>
      inRow(row).map(([, column]) => column - first),
    );
    return columns.map((inThisRow) =>
      inThisRow.length === 1 && inThisRow[0] < n ? inThisRow[0] : -1,
    );
  });
}
