/* A board as text to take along, as `site_builder/figures/boards/copies.py` writes it, and as a picture.

   `tests/copies.json` has what both write. */
(() => {
  "use strict";

  if (globalThis.queensCopies) return; // each figure of a page links this file

  const { WORDS, squareOf, squares, columnsText, bitRows, orbit } = queensSymmetry;
  const CHESS_BOARD = 8;
  const KEYS = [
    "identity", "rotate_90", "rotate_180", "rotate_270", "left_right", "top_bottom", "main_diagonal", "anti_diagonal",
  ];

  const json = (value) => JSON.stringify(value).replace(/[,:]/g, "$& ");

  /** What a solution, or an image of it, is called. */
  function titleOf(label, board) {
    const { symmetry } = orbit(board);
    return symmetry ? `Solution ${label}, ${WORDS[symmetry]}` : `Solution ${label}`;
  }

  /** The file of a board, made of the one with its queens on the diagonal. */
  const drawn = (diagonal, board, title) =>
    diagonal
      .replace(/(?<=<title>)[^<]*/, title)
      .replace(/(?<=<desc>)[^<]*/, `${board.length} queens: ${squares(board).join(" ")}`)
      .replace(/translate\((\d+) \1\)/g, (_, row) => `translate(${board[row]} ${row})`);

  /** For TikZ: colours and the path of the queen are those of a file. */
  function tikz(diagonal, board) {
    const n = board.length;
    const [, light, dark, frame, ink] = diagonal.match(/#[0-9a-f]{6}/g);
    const [, queen] = /d="([^"]*)" transform/.exec(diagonal);
    const colours = Object.entries({ light, dark, frame, ink });
    const places = board.map((column, row) => `${column}/${n - row}`).join(", ");
    return [
      "% \\usepackage{tikz} \\usetikzlibrary{svg.path}",
      "\\begin{tikzpicture}[x=0.64cm, y=0.64cm]",
      ...colours.map(([name, hex]) => `  \\definecolor{queens-${name}}{HTML}{${hex.slice(1).toUpperCase()}}`),
      `  \\fill[queens-light] (0,0) rectangle (${n},${n});`,
      `  \\foreach \\x in {1,...,${n}} \\foreach \\y in {1,...,${n}}`,
      "    {\\ifodd\\numexpr\\x+\\y\\relax\\else\\fill[queens-dark] (\\x-1,\\y-1) rectangle +(1,1);\\fi}",
      `  \\draw[queens-frame] (0,0) rectangle (${n},${n});`,
      `  \\foreach \\x/\\y in {${places}}`,
      `    \\fill[queens-ink, shift={(\\x,\\y)}, scale=0.2845, yscale=-1] svg {${queen}};`,
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
    const ranks = board.map((column) => `${column || ""}Q${n - 1 - column || ""}`).join("/");
    return n === CHESS_BOARD ? `${ranks} w - - 0 1` : ranks;
  }

  function fields(board, label) {
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
    const shown = picture ? `<img src="${picture}" width="480" height="480" alt="${alt}">` : `${title} of the N-Queens problem`;
    return `<a href="${page}">${shown}</a>`;
  }

  const bibtex = (label, title, page) =>
    `@misc{queens-${label},\n  title = {${title} of the {N}-Queens problem},\n  howpublished = {Queens Atlas},\n  url = {${page}}\n}`;

  /** Every way to copy a board: what each is called, and its text. */
  function written(board, { label, page, picture, diagonal }) {
    const n = board.length;
    const rows = board.map((column) => `${".".repeat(column)}Q${".".repeat(n - 1 - column)}`);
    const text = rows.map((row) => [...row].join(" ")).join("\n");
    const title = titleOf(label, board);
    return [
      ["LaTeX, TikZ", tikz(diagonal, board)],
      ["LaTeX, chessboard", chessboard(board)],
      ["FEN", fen(board)],
      ["ASCII", text],
      ["Unicode", text.replaceAll("Q", "♛")],
      ["columns from 0", columnsText(board)],
      ["columns from 1", board.map((column) => column + 1).join(n < 10 ? "" : " ")],
      ["squares", squares(board).join(" ")],
      ["Python", json(board)],
      ["LeetCode", json(rows)],
      ["rows in binary", bitRows(board).map(({ bits }) => bits).join(" ")],
      ["rows in decimal", bitRows(board).map(({ value }) => value).join(" ")],
      ["JSON", json(fields(board, label))],
      ["Markdown", `\`\`\`queens board\n${board.join(" ")}\n\`\`\``],
      ["HTML", html(title, board, page, picture)],
      ["BibTeX", bibtex(label, title, page)],
    ];
  }

  globalThis.queensCopies = { titleOf, drawn, written };
})();
