/* The copies of a board that a reader can take: as text, and as a picture. `tests/copies.json` has
   the texts of some boards, written by `site_builder/figures/finder/copies.py`. */

import {
  bitRows,
  columnsText,
  isWhole,
  KEYS,
  orbit,
  squareOf,
  squares,
  WORDS,
} from "#shared/symmetry.js";

// The address of the atlas. A copy that cites it has this address, even if another site shows the
// board.
const ATLAS = "https://queens-atlas.github.io/queens-atlas/";
const CHESS_BOARD = 8;

const json = (value) => JSON.stringify(value).replace(/[,:]/g, "$& ");

/** Return the title of a solution, such as `Solution 8.8.1`. If `board` is not the representative
    of its orbit, the title names the symmetry, too.
    @param {string} label  of the orbit */
export function titleOf(label, board) {
  const { symmetry } = orbit(board);
  return symmetry ? `Solution ${label}, ${WORDS[symmetry]}` : `Solution ${label}`;
}

/** Return the title of a partial board, such as `Board of 8 rows with queens on b4 d5`. */
function partialTitle(board) {
  const names = squares(board);
  const noun = names.length === 1 ? "a queen" : "queens";
  const queens = names.length ? `${noun} on ${names.join(" ")}` : "no queen";
  return `Board of ${board.length} rows with ${queens}`;
}

/** Return the text of the SVG file of a board. It is made from the file of the board of the same N
    whose queens are on the diagonal.
    @param {string} diagonal  the text of that file
    @param {(number | null)[]} board */
export function boardFile(diagonal, board, title) {
  const queens = `${board.length} queens: ${squares(board).join(" ")}`;
  return diagonal
    .replace(/(?<=<title>)[^<]*/, title)
    .replace(/(?<=<desc>)[^<]*/, isWhole(board) ? queens : title)
    .replace(/<path [^>]*translate\((\d+) \1\)[^>]*>/g, (path, row) =>
      board[row] === null ? "" : path,
    )
    .replace(/translate\((\d+) \1\)/g, (_, row) => `translate(${board[row]} ${row})`);
}

/** Return the LaTeX code of a board for TikZ, with the colours and the queen of an SVG file.
    @param {string} diagonal  the text of the file, as for `boardFile`
    @param {(number | null)[]} board */
function tikz(diagonal, board) {
  const n = board.length;
  const [, light, dark, frame, ink] = diagonal.match(/#[0-9a-f]{6}/g);
  const [, queen] = /d="([^"]*)" transform/.exec(diagonal);
  const colours = Object.entries({ light, dark, frame, ink });
  const points = board
    .flatMap((column, row) => (column === null ? [] : `${column}/${n - row}`))
    .join(", ");
  const queens = [
    `  \\foreach \\x/\\y in {${points}}`,
    `    \\fill[queens-ink, shift={(\\x,\\y)}, scale=0.2845, yscale=-1] svg {${queen}};`,
  ];
  return [
    "% \\usepackage{tikz} \\usetikzlibrary{svg.path}",
    "\\begin{tikzpicture}[x=0.64cm, y=0.64cm]",
    ...colours.map(
      ([name, hex]) => `  \\definecolor{queens-${name}}{HTML}{${hex.slice(1).toUpperCase()}}`,
    ),
    `  \\fill[queens-light] (0,0) rectangle (${n},${n});`,
    `  \\foreach \\x in {1,...,${n}} \\foreach \\y in {1,...,${n}}`,
    "    {\\ifodd\\numexpr\\x+\\y\\relax\\else\\fill[queens-dark] (\\x-1,\\y-1) rectangle +(1,1);\\fi}",
    `  \\draw[queens-frame] (0,0) rectangle (${n},${n});`,
    ...(points ? queens : []),
    "\\end{tikzpicture}",
  ].join("\n");
}

function chessboard(board) {
  const n = board.length;
  const side = n === CHESS_BOARD ? "" : `maxfield=${squareOf(0, n - 1, n)}, `;
  const queens = squares(board).map((name) => `Q${name}`);
  return `% \\usepackage{chessboard}\n\\chessboard[${side}showmover=false, setpieces={${queens}}]`;
}

function fen(board) {
  const n = board.length;
  const rank = (column) => (column === null ? n : `${column || ""}Q${n - 1 - column || ""}`);
  const ranks = board.map(rank).join("/");
  return n === CHESS_BOARD ? `${ranks} w - - 0 1` : ranks;
}

/** Return the fields of a solution that `queens show --json` prints, except its properties. */
export function fields(board, label) {
  const { size, symmetryClass, stabilizer } = orbit(board);
  return {
    label,
    columns: board,
    squares: squares(board),
    orbit_size: size,
    symmetry_class: symmetryClass.split(":")[0],
    stabilizer: stabilizer.map((symmetry) => KEYS[symmetry]),
  };
}

function html(title, board, page, picture) {
  const alt = `${title}: queens on ${squares(board).join(" ")}`;
  const content = picture
    ? `<img src="${picture}" width="480" height="480" alt="${alt}">`
    : `${title} of the N-Queens problem`;
  return `<a href="${page}">${content}</a>`;
}

function iframe(title, board, label) {
  const query = title.includes(",") ? board.join(",") : label;
  const attributes = [
    `src="${ATLAS}embed/board/?${query}"`,
    `title="${title}: queens on ${squares(board).join(" ")}"`,
    'width="320" height="390" style="border: 0"',
  ];
  return `<iframe ${attributes.join(" ")}></iframe>`;
}

const bibtex = (name, title, query) =>
  [
    `@misc{queens-${name},`,
    `  title = {${title} of the {N}-Queens problem},`,
    "  howpublished = {Queens Atlas},",
    `  url = {${ATLAS}find/${query}}`,
    "}",
  ].join("\n");

function framed(board) {
  const line = `${"+-".repeat(board.length)}+`;
  const rows = rowsOf(board).map((row) => `|${[...row.replaceAll(".", " ")].join("|")}|\n${line}`);
  return [line, ...rows].join("\n");
}

/** Return a text for each row of a board: Q for a queen, and dots for empty squares. */
const rowsOf = (board) =>
  board.map((column) => board.map((_, index) => (index === column ? "Q" : ".")).join(""));

/** Return the texts that any board has, whole or partial, as pairs of name and text.
    @param {(number | null)[]} board
    @param {string} diagonal  an SVG file, as for `boardFile` */
function boardTexts(board, diagonal) {
  const text = rowsOf(board)
    .map((row) => [...row].join(" "))
    .join("\n");
  return [
    ["LaTeX, TikZ", tikz(diagonal, board)],
    ["LaTeX, chessboard", chessboard(board)],
    ["FEN", fen(board)],
    ["ASCII", text],
    ["ASCII, framed", framed(board)],
    ["Unicode", text.replaceAll("Q", "♛")],
  ];
}

/** Return all texts of a partial board, as pairs of name and text.
    @param {(number | null)[]} board
    @param {{ page: string, diagonal: string }} options  `page` is the address at which the finder
      shows the board; `diagonal` is an SVG file, as for `boardFile` */
function partialTexts(board, { page, diagonal }) {
  const title = partialTitle(board);
  const names = squares(board);
  return [
    ...boardTexts(board, diagonal),
    ["squares", names.join(" ")],
    ["Python", json(board).replaceAll("null", "None")],
    ["JSON", json({ n: board.length, columns: board, squares: names })],
    ["HTML", html(title, board, page.replaceAll("&", "&amp;"), "")],
    ["BibTeX", bibtex(["board", board.length, ...names].join("-"), title, new URL(page).search)],
  ];
}

/** Return all texts of a solution, as pairs of name and text.
    @param {number[]} board
    @param {{ label: string, page: string, picture: string, diagonal: string }} options  `page` is
      the address that shows the solution, and `picture` the address of its picture, or "";
      `diagonal` is an SVG file, as for `boardFile` */
export function solutionTexts(board, { label, page, picture, diagonal }) {
  const n = board.length;
  const title = titleOf(label, board);
  const rows = bitRows(board);
  return [
    ...boardTexts(board, diagonal),
    ["columns from 0", columnsText(board)],
    ["columns from 1", board.map((column) => column + 1).join(n < 10 ? "" : " ")],
    ["squares", squares(board).join(" ")],
    ["Python", json(board)],
    ["LeetCode", json(rowsOf(board))],
    ["rows in binary", rows.map(({ bits }) => bits).join(" ")],
    ["rows in decimal", rows.map(({ value }) => value).join(" ")],
    ["JSON", json(fields(board, label))],
    ["Markdown", `\`\`\`queens board\n${board.join(" ")}\n\`\`\``],
    ["HTML", html(title, board, page, picture)],
    ["iframe, for any blog", iframe(title, board, label)],
    ["BibTeX", bibtex(label, title, `?label=${label}`)],
  ];
}

/** The headings under which the page shows the texts, each with the names of its texts. */
export const GROUPS = {
  Web: ["HTML", "iframe, for any blog", "Markdown"],
  LaTeX: ["LaTeX, TikZ", "LaTeX, chessboard", "BibTeX"],
  Text: ["FEN", "ASCII", "ASCII, framed", "Unicode", "columns from 0", "columns from 1", "squares"],
  Data: ["Python", "LeetCode", "rows in binary", "rows in decimal", "JSON"],
};

/** The copies of a board: its texts with their names, the address of its picture, the name under
    which the picture is saved, and the address of a sheet with the eight images, if there is one.
    @typedef {{texts: [string, string][], picture: string, file: string, images?: string}} Copies */

/** Return the picture of a board as a data URL. */
const pictureOf = (diagonal, board, title) =>
  `data:image/svg+xml,${encodeURIComponent(boardFile(diagonal, board, title))}`;

/** Return the copies of a solution.
    @param {number[]} board
    @param {{page: string, isPage: boolean}} address  the address that shows the solution: its page
      if `isPage`, otherwise its view in the finder
    @param {string} diagonal  the SVG of the board with its queens on the diagonal */
export function solutionCopies(board, label, { page, isPage }, diagonal) {
  const title = titleOf(label, board);
  const fileAddress = (ending) => page.replace(/(\/|\.html)$/, ending);
  const picture = isPage && !title.includes(",") ? fileAddress(".svg") : "";
  return {
    texts: solutionTexts(board, { label, page, picture, diagonal }),
    picture: pictureOf(diagonal, board, title),
    file: `${label}.svg`,
    images: isPage ? fileAddress("-orbit.svg") : undefined,
  };
}

/** Return the copies of a partial board.
    @param {(number | null)[]} board
    @param {string} page  the address at which the finder shows the board
    @param {string} diagonal  the SVG of the board with its queens on the diagonal */
export function partialCopies(board, page, diagonal) {
  const picture = pictureOf(diagonal, board, partialTitle(board));
  return {
    texts: partialTexts(board, { page, diagonal }),
    picture,
    file: `board-${board.length}.svg`,
  };
}
