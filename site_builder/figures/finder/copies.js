/* A board as text to take along, and as a picture. `tests/copies.json` has the texts of some boards. */

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

const ATLAS = "https://queens-atlas.github.io/queens-atlas/"; // cited, whoever shows the board
const CHESS_BOARD = 8;

const json = (value) => JSON.stringify(value).replace(/[,:]/g, "$& ");

/** The title of a solution, or of an image of it. */
export function titleOf(label, board) {
  const { symmetry } = orbit(board);
  return symmetry ? `Solution ${label}, ${WORDS[symmetry]}` : `Solution ${label}`;
}

/** The title of a partial board. */
function partialTitle(board) {
  const names = squares(board);
  const queens = names.length
    ? `${names.length === 1 ? "a queen" : "queens"} on ${names.join(" ")}`
    : "no queen";
  return `Board of ${board.length} rows with ${queens}`;
}

/** The file of a board, made of the one with its queens on the diagonal.
    @param {string} diagonal  the SVG of that one */
export const drawn = (diagonal, board, title) =>
  diagonal
    .replace(/(?<=<title>)[^<]*/, title)
    .replace(
      /(?<=<desc>)[^<]*/,
      isWhole(board) ? `${board.length} queens: ${squares(board).join(" ")}` : title,
    )
    .replace(/<path [^>]*translate\((\d+) \1\)[^>]*>/g, (path, row) =>
      board[row] === null ? "" : path,
    )
    .replace(/translate\((\d+) \1\)/g, (_, row) => `translate(${board[row]} ${row})`);

/** For TikZ: colours and the path of the queen are those of a file. */
function tikz(diagonal, board) {
  const n = board.length;
  const [, light, dark, frame, ink] = diagonal.match(/#[0-9a-f]{6}/g);
  const [, queen] = /d="([^"]*)" transform/.exec(diagonal);
  const colours = Object.entries({ light, dark, frame, ink });
  const places = board
    .flatMap((column, row) => (column === null ? [] : `${column}/${n - row}`))
    .join(", ");
  const queens = [
    `  \\foreach \\x/\\y in {${places}}`,
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
    ...(places ? queens : []),
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

/** All that `queens show --json` says of a solution without its properties. */
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
  const asked = title.includes(",") ? board.join(",") : label;
  return `<iframe src="${ATLAS}embed/board/?${asked}" title="${title}: queens on ${squares(board).join(" ")}" width="320" height="390" style="border: 0"></iframe>`;
}

const bibtex = (name, title, query) =>
  `@misc{queens-${name},\n  title = {${title} of the {N}-Queens problem},\n  howpublished = {Queens Atlas},\n  url = {${ATLAS}find/${query}}\n}`;

function framed(board) {
  const line = `${"+-".repeat(board.length)}+`;
  const rows = rowsOf(board).map((row) => `|${[...row.replaceAll(".", " ")].join("|")}|\n${line}`);
  return [line, ...rows].join("\n");
}

const rowsOf = (board) =>
  board.map((column) => board.map((_, each) => (each === column ? "Q" : ".")).join(""));

/** The texts of any board, whole or partial. */
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

/** Every text of a partial board, with its name; the page is the one that searches it. */
function partialTexts(board, { page, diagonal }) {
  const [title, names] = [partialTitle(board), squares(board)];
  return [
    ...boardTexts(board, diagonal),
    ["squares", names.join(" ")],
    ["Python", json(board).replaceAll("null", "None")],
    ["JSON", json({ n: board.length, columns: board, squares: names })],
    ["HTML", html(title, board, page.replaceAll("&", "&amp;"), "")],
    ["BibTeX", bibtex(["board", board.length, ...names].join("-"), title, new URL(page).search)],
  ];
}

/** Every text of a solution, with its name. */
export function solutionTexts(board, { label, page, picture, diagonal }) {
  const n = board.length;
  const title = titleOf(label, board);
  return [
    ...boardTexts(board, diagonal),
    ["columns from 0", columnsText(board)],
    ["columns from 1", board.map((column) => column + 1).join(n < 10 ? "" : " ")],
    ["squares", squares(board).join(" ")],
    ["Python", json(board)],
    ["LeetCode", json(rowsOf(board))],
    [
      "rows in binary",
      bitRows(board)
        .map(({ bits }) => bits)
        .join(" "),
    ],
    [
      "rows in decimal",
      bitRows(board)
        .map(({ value }) => value)
        .join(" "),
    ],
    ["JSON", json(fields(board, label))],
    ["Markdown", `\`\`\`queens board\n${board.join(" ")}\n\`\`\``],
    ["HTML", html(title, board, page, picture)],
    ["iframe, for any blog", iframe(title, board, label)],
    ["BibTeX", bibtex(label, title, `?label=${label}`)],
  ];
}

/** The names of the texts under the headings of a page. */
export const GROUPS = {
  Web: ["HTML", "iframe, for any blog", "Markdown"],
  LaTeX: ["LaTeX, TikZ", "LaTeX, chessboard", "BibTeX"],
  Text: ["FEN", "ASCII", "ASCII, framed", "Unicode", "columns from 0", "columns from 1", "squares"],
  Data: ["Python", "LeetCode", "rows in binary", "rows in decimal", "JSON"],
};

/** What a reader takes along of a board: its texts with their names, the address of its picture, its file name, and the
    address of a sheet with its eight images.
    @typedef {{texts: [string, string][], picture: string, file: string, images?: string}} Copies */

const pictureOf = (diagonal, board, title) =>
  `data:image/svg+xml,${encodeURIComponent(drawn(diagonal, board, title))}`;

/** The copies of a solution.
    @param {{page: string, isPage: boolean}} address  of its page or of its view
    @param {string} diagonal  the SVG of the board with its queens on the diagonal */
export function solutionCopies(board, label, { page, isPage }, diagonal) {
  const title = titleOf(label, board);
  const beside = (ending) => page.replace(/(\/|\.html)$/, ending);
  const picture = isPage && !title.includes(",") ? beside(".svg") : "";
  return {
    texts: solutionTexts(board, { label, page, picture, diagonal }),
    picture: pictureOf(diagonal, board, title),
    file: `${label}.svg`,
    images: isPage ? beside("-orbit.svg") : undefined,
  };
}

/** The copies of a partial board.
    @param {string} page  the address that searches it
    @param {string} diagonal  the SVG of the board with its queens on the diagonal */
export function partialCopies(board, page, diagonal) {
  const picture = pictureOf(diagonal, board, partialTitle(board));
  return {
    texts: partialTexts(board, { page, diagonal }),
    picture,
    file: `board-${board.length}.svg`,
  };
}
