/* Parses the total that a program prints. The functions do not look for the true total, so that
   they cannot mistake another number for the program's total. */

/** The total in an output. If it is not clear which number is the total, the lines in question with
    their numbers except N.
    @typedef {{ total: number } | { lines: { text: string, numbers: number[] }[] }} Reading */

// A number that may be a total. `46.0` is one, because half of 92 is 46.0 in Python; `0.0` is a
// time.
const NUMBER =
  /(?<![\w.]|\d[eE][-+])-?(?:[1-9]\d*\.0|\d+(?:,\d{3})*)(?!\w|[.,]\d|\s*(?:ms|µs|us|ns|s|sec\w*|min\w*|milli\w*|micro\w*)\b)/g;
// A pair of brackets that contains no other brackets.
const GROUP = /[[({][^[\](){}]*[\])}]/g;
const HEADING = /^\W*(?:solution|board|lösung)\s*(?:no\.?|nr\.?)?\s*#?\d+\b/i;
// The text of a generator, of a function, or of None.
const OBJECT = /<[^>]*\b(?:object|function|method|class)\b[^>]*>|\bNone\b/;
const CLAIM =
  /solution|lösung|total|count|found|ways|boards|result|answer|computed|actual|\b(?:got|mine|my|sum)\b/i;
const EXPECTED =
  /\bexpect|\bshould\b|\bwant|\bknown\b|\boeis\b|\breference\b|\b(?:true|correct|right) (?:total|count|value|number|answer|result)/i;
const OTHER =
  /\b(?:time|took|elapsed|second|node|call|step|backtrack|recurs|tr(?:y|ies|ied)\b|attempt|check|test|iteration|operation|permutation|depth|memory|fundamental|unique)/i;
// The number of last lines in which a total is looked for. Some programs print times and numbers of
// nodes after their total.
const LAST = 5;

/** Return the total that a program printed for N, in words or without: `8 92`, `Solutions: 92`. It
    is looked for in the last lines of the output.
    @returns {Reading | undefined}  undefined if no line has a total */
export function readTotal(printed, n) {
  const lines = linesOf(printed, n).filter(({ text }) => !HEADING.test(text));
  const own = lines.filter(({ text }) => !EXPECTED.test(text));
  const isOther = ({ text }) => OTHER.test(text);
  const likely = own.some((line) => !isOther(line))
    ? own.filter((line) => !isOther(line))
    : own.filter(({ text }) => CLAIM.test(text));
  const isClaim = (line) =>
    CLAIM.test(line.text) || (line.numbers.length > 1 && line.numbers.includes(n));
  const last = ofThisN(likely, n).slice(-LAST);
  const claims = last.some(isClaim) ? last.filter(isClaim) : last;
  if (!claims.length) return lines.length > own.length ? { lines: lines.slice(-1) } : undefined;
  const cleared = claims.map(({ text, numbers }) => ({ text, numbers: without(numbers, n) }));
  const unclear = cleared.find(({ numbers }) => numbers.length > 1);
  if (unclear) return { lines: [unclear] };
  const totals = cleared.map(({ numbers }) => numbers[0]);
  const isSame = totals.every((total) => total === totals[0]);
  const isRunning = totals.every(
    (total, index) =>
      index === 0 ||
      (total === totals[index - 1] + 1 && shape(claims[index].text) === shape(claims[0].text)),
  );
  if (isSame || isRunning) return { total: totals.at(-1) };
  const isFirst = ({ numbers: [total] }, index) => totals.indexOf(total) === index;
  return { lines: cleared.filter(isFirst).slice(-2) };
}

/** Return the totals that a program printed that sets its own N. `totals` has them by N, as far as
    they are clear. If a total is not clear, `lines` has the lines in question and `n` their N.
    @param {string} printed  the output of the program
    @param {Map<number, string[]>} truth  all solutions by N
    @param {number} [size]  the N in the program's source, if it has one
    @returns {{ totals: Map<number, number>, n?: number, lines?: { text: string, numbers: number[]
      }[] }} */
export function readTotals(printed, truth, size) {
  const sizes = [...truth.keys()];
  const isExpected = ({ text, numbers }) => EXPECTED.test(text) && numbers.length < 3;
  const lines = linesOf(printed, size ?? 0).filter(
    (line) => !HEADING.test(line.text) && !OTHER.test(line.text) && !isExpected(line),
  );
  const rows = lines.flatMap(pairsOf);
  const allNumbers = rows.flatMap(({ numbers }) => numbers);
  const trueTotals = sizes.map((n) => truth.get(n).length);
  if (isSequence(allNumbers, trueTotals)) {
    return { totals: new Map(sizes.map((n, index) => [n, trueTotals[index]])) };
  }
  const table = tableIn(rows);
  if (table.length) {
    const unclear = table.find(({ numbers }) => numbers.length > 2);
    const repeated = table.findLast(({ numbers: [n, total] }) =>
      table.some(({ numbers: [other, its] }) => other === n && its !== total),
    );
    const open = unclear ?? repeated;
    if (open) {
      const [n, ...others] = open.numbers;
      return { totals: new Map(), n, lines: [{ text: open.text, numbers: others }] };
    }
    return { totals: new Map(table.map(({ numbers }) => numbers).filter(([n]) => truth.has(n))) };
  }
  const isNamed = (side) =>
    new RegExp(`\\bn\\s*[=:]\\s*${side}\\b|\\b${side}[\\s-]*queens`, "i").test(printed);
  const n = size ?? sizes.find(isNamed);
  if (!n) return { totals: new Map() };
  const { total, lines: open } = readTotal(printed, n) ?? {};
  return { totals: new Map(total === undefined ? [] : [[n, total]]), n, lines: open };
}

/** Return whether `numbers` contain `totals` one after another. Only the totals of smaller N may
    come before them, and only greater numbers in rising order after them. */
function isSequence(numbers, totals) {
  const start = numbers.findIndex((_, first) =>
    totals.every((total, index) => numbers[first + index] === total),
  );
  if (start < 0) return false;
  const after = numbers.slice(start + totals.length);
  return (
    "1,1,0,0".endsWith(numbers.slice(0, start).join()) &&
    after.every((total, index) => total > (index ? after[index - 1] : totals.at(-1)))
  );
}

/** Return the lines of a printed table that seems to have a line for each N, with N moved to the
    front of the numbers. In such a table all lines have the same words. N is a number that
    increases by 1 from line to line. If no number does, N is the first one, which may skip or repeat
    values but never decreases. Return an empty list if there is no such table.
    @param {{ text: string, numbers: number[] }[]} rows */
function tableIn(rows) {
  const last = rows.findLast(({ numbers }) => numbers.length > 1);
  const alike = last
    ? rows.filter(({ text, numbers }) => numbers.length > 1 && shape(text) === shape(last.text))
    : [];
  if (alike.length < 2) return [];
  const steps = (position) =>
    alike.slice(1).map(({ numbers }, index) => numbers[position] - alike[index].numbers[position]);
  const isTable = steps(0).every((step) => step >= 0) && steps(0).some(Boolean);
  const counting = [0, 1].find((position) => steps(position).every((step) => step === 1));
  if (counting === undefined && !isTable) return [];
  const position = counting ?? 0;
  return alike.map(({ text, numbers }) => ({
    text,
    numbers: [numbers[position], ...numbers.toSpliced(position, 1)],
  }));
}

/** Return a line for each pair in a line of pairs: `{4: 2, 5: 10}`. Any other line is returned
    alone, as a list. */
function pairsOf(line) {
  const { numbers } = line;
  const isPairs =
    numbers.length > 3 &&
    numbers.length % 2 === 0 &&
    numbers.every(
      (number, index) => index < 2 || index % 2 === 1 || number === numbers[index - 2] + 1,
    );
  if (!isPairs) return [line];
  const lines = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const pair = numbers.slice(index, index + 2);
    lines.push({ text: pair.join(" "), numbers: pair });
  }
  return lines;
}

const shape = (text) => text.replaceAll(/[\d.]+/g, "0").replaceAll(/\s+/g, " ");

/** Return the lines without those that a loop printed for other N, in the same words as for `n`. */
function ofThisN(lines, n) {
  const named = lines.filter(({ numbers }) => numbers.length > 1 && numbers.includes(n));
  const first = named.filter(({ numbers }) => numbers[0] === n);
  const own = first.length ? first : named;
  const shapes = new Set(own.map(({ text }) => shape(text)));
  return lines.filter(
    (line) => own.includes(line) || line.numbers.length === 1 || !shapes.has(shape(line.text)),
  );
}

/** Return the lines of an output that have numbers and are not boards, with their numbers. */
function linesOf(printed, n) {
  const all = printed
    .split("\n")
    .map((text) => ({ text: text.trim(), numbers: numbersIn(text, n) }));
  const lines = all.filter(
    ({ text, numbers }) => numbers.length && !OBJECT.test(text) && !isBoard(text, numbers, n),
  );
  return lines.filter((_, index) => !isSquareOfBoard(lines, index, n));
}

/** Return the numbers in a line. Numbers in a list are left out, because a list has the columns of
    a board. */
function numbersIn(text, n) {
  // The whole line is a tuple or a list, such as (8, 92).
  const isPair = /^\s*[[({][^[\](){}]*[\])}]\s*$/.test(text);
  const all = (part) =>
    [...part.matchAll(NUMBER)].map(([number]) => Number(number.replaceAll(",", "")));
  if (isPair && (all(text).length <= 3 || n === 0)) return all(text);
  const isColumns = (numbers) =>
    n > 0 && numbers.length === n && numbers.every((number) => number >= 0 && number <= n);
  const [, behind] = /:([^:]*)$/.exec(text) ?? [];
  if (behind && isColumns(all(behind))) return [];
  const outside = text.replaceAll(GROUP, (group) => (all(group).length > 1 && n > 0 ? "" : group));
  const numbers = all(outside);
  const isMore =
    outside !== text || /\d\.\d/.test(text) || (/[a-z]/i.test(text) && !CLAIM.test(text));
  // In such a line, numbers that are all N are not a total.
  return isMore && numbers.every((number) => number === n) ? [] : numbers;
}

/** Return whether a line has the columns of one board (`1 3 0 2`, `2413`) or of several boards, or
    is a row of zeros and ones. */
function isBoard(text, numbers, n) {
  if (n > 2 && text.length === n && /^\d+$/.test(text) && isPermutation([...text].map(Number)))
    return true;
  if (/[a-z]{2}/i.test(text) || numbers.length < Math.max(n, 3)) return false;
  const isSmall =
    n > 0 && numbers.length % n === 0 && numbers.every((number) => number >= 0 && number <= n);
  return (
    isSmall || isPermutation(numbers) || numbers.every((number) => number === 0 || number === 1)
  );
}

/** Return whether numbers are 0, 1, 2 ... or 1, 2, 3 ... in any order. */
function isPermutation(numbers) {
  const least = Math.min(...numbers);
  return (
    least >= 0 &&
    least <= 1 &&
    numbers.toSorted((a, b) => a - b).every((number, index) => number === index + least)
  );
}

/** Return whether a line is one of `n` consecutive lines with two numbers each: the row and the
    column of a queen. */
function isSquareOfBoard(lines, index, n) {
  const starts = Array.from({ length: n }, (_, back) => index - back).filter((start) => start >= 0);
  return starts.some((start) => {
    const squares = lines.slice(start, start + n).map(({ numbers }) => numbers);
    return (
      squares.length === n &&
      n > 2 &&
      squares.every((numbers) => numbers.length === 2) &&
      [0, 1].every((axis) => isPermutation(squares.map((square) => square[axis])))
    );
  });
}

/** Return the numbers without N. If all of them are N, return one of them. */
function without(numbers, n) {
  const others = numbers.filter((number) => number !== n);
  return others.length ? others : numbers.slice(0, 1);
}
