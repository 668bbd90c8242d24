"""A board as text to copy: for LaTeX, chess, programs, pages and citations.

`tests/copies.json` has the texts of some boards; the page `/find/` makes the same texts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from cy_core import Symmetry, orbit
from site_builder.svg.board import GLYPH_UNITS, QUEEN
from site_builder.svg.palette import LIGHT
from site_builder.values.text import (
    MOVES_IN_WORDS,
    bit_rows,
    columns_text,
    framed,
    square_name,
    squares,
)

CHESS_BOARD = 8
ATLAS = "https://queens-atlas.github.io/queens-atlas/"  # cited, whoever shows the board
WIDTH = 480  # of a picture in a page, CSS pixels
FRAME = (320, 390)  # width and height of a board in a frame


@dataclass(frozen=True, slots=True)
class LabelledBoard:
    """A solution with its label, and where a site shows it."""

    label: str  # Label of its orbit: `8.4.1`.
    # column of each row's queen, from the top and from the left, 0..N-1; any image of the orbit
    columns: tuple[int, ...]
    page: str = ""  # URL of the page that shows it, with its host; empty if unknown
    picture: str = ""  # URL of its picture; empty if unknown

    @property
    def n(self) -> int:
        """Side of the board."""
        return len(self.columns)

    @property
    def move(self) -> str:
        """The symmetry that makes it from its representative, in words; empty for the identity.

        >>> LabelledBoard("4.2.1", (1, 3, 0, 2)).move
        'mirrored left to right'
        """
        images = orbit(self.columns).images.items()
        move = next(move for move, image in images if image == self.columns)
        return "" if move is Symmetry.IDENTITY else MOVES_IN_WORDS[move]

    @property
    def title(self) -> str:
        """The title of its picture."""
        return f"Solution {self.label}" + (f", {self.move}" if self.move else "")


@dataclass(frozen=True, slots=True)
class Copy:
    """One way to copy a board: its key on the command line, its name on a page, and the text."""

    key: str
    name: str
    text: str


def copies(board: LabelledBoard) -> tuple[Copy, ...]:
    """Every way to copy a board; those that need a URL only if it is known."""
    every = (Copy(key, name, write(board)) for key, (name, write) in COPIES.items())
    return tuple(copy for copy in every if copy.text)


def grouped_copies(board: LabelledBoard) -> Mapping[str, Sequence[Copy]]:
    """The same under the headings of a page."""
    by_key = {copy.key: copy for copy in copies(board)}
    return {group: [by_key[key] for key in keys if key in by_key] for group, keys in GROUPS.items()}


def fields(board: LabelledBoard) -> dict[str, object]:
    """The values of `queens show --json`."""
    its_orbit = orbit(board.columns)
    return {
        "label": board.label,
        "columns": board.columns,
        "squares": squares(board.columns),
        "orbit_size": its_orbit.size,
        "symmetry_class": its_orbit.symmetry_class,
        "stabilizer": its_orbit.stabilizer,
    }


def rows(board: LabelledBoard, queen: str = "Q") -> str:
    """A line for each row from the top, with a dot for an empty square.

    >>> print(rows(LabelledBoard("4.2.1", (1, 3, 0, 2))))
    . Q . .
    . . . Q
    Q . . .
    . . Q .
    """
    return "\n".join(" ".join(row.replace("Q", queen)) for row in _drawn(board))


def _drawn(board: LabelledBoard) -> list[str]:
    return [f"{'.' * column}Q{'.' * (board.n - 1 - column)}" for column in board.columns]


def _chessboard(board: LabelledBoard) -> str:
    """For the LaTeX package of Ulrike Fischer, which must be told a size other than 8."""
    names = squares(board.columns)
    side = "" if board.n == CHESS_BOARD else f"maxfield={square_name((0, board.n - 1), board.n)}, "
    queens = ",".join(f"Q{name}" for name in names)
    return (
        r"% \usepackage{chessboard}"
        + "\n"
        + rf"\chessboard[{side}showmover=false, setpieces={{{queens}}}]"
    )


def _fen(board: LabelledBoard) -> str:
    """Numbers above 9 have two digits; a board of 8 rows has all fields of a FEN."""
    sides = ((column, board.n - 1 - column) for column in board.columns)
    ranks = "/".join(f"{before or ''}Q{after or ''}" for before, after in sides)
    return f"{ranks} w - - 0 1" if board.n == CHESS_BOARD else ranks


def _from_1(board: LabelledBoard) -> str:
    return ("" if board.n < 10 else " ").join(str(column + 1) for column in board.columns)


def _markdown(board: LabelledBoard) -> str:
    return f"```queens board\n{' '.join(map(str, board.columns))}\n```"


def _link(board: LabelledBoard) -> str:
    if not board.page:
        return ""
    shown = f"{board.title} of the N-Queens problem"
    if board.picture:
        alt = f"{board.title}: queens on {' '.join(squares(board.columns))}"
        size = f'width="{WIDTH}" height="{WIDTH}"'
        shown = f'<img src="{escape(board.picture)}" {size} alt="{alt}">'
    return f'<a href="{escape(board.page)}">{shown}</a>'


def _iframe(board: LabelledBoard) -> str:
    asked = ",".join(map(str, board.columns)) if board.move else board.label
    title = f"{board.title}: queens on {' '.join(squares(board.columns))}"
    size = f'width="{FRAME[0]}" height="{FRAME[1]}" style="border: 0"'
    return f'<iframe src="{ATLAS}embed/board/?{asked}" title="{title}" {size}></iframe>'


def _bibtex(board: LabelledBoard) -> str:
    return f"""@misc{{queens-{board.label},
  title = {{{board.title} of the {{N}}-Queens problem}},
  howpublished = {{Queens Atlas}},
  url = {{{ATLAS}find/?label={board.label}}}
}}"""


# For each key the name on a page and the function that writes the text, in the order of a page.
COPIES: Mapping[str, tuple[str, Callable[[LabelledBoard], str]]] = {
    "tikz": ("LaTeX, TikZ", lambda board: tikz(board.columns)),
    "chessboard": ("LaTeX, chessboard", _chessboard),
    "fen": ("FEN", _fen),
    "text": ("ASCII", rows),
    "frame": ("ASCII, framed", lambda board: framed(board.columns)),
    "unicode": ("Unicode", lambda board: rows(board, "\N{BLACK CHESS QUEEN}")),
    "columns-0": ("columns from 0", lambda board: columns_text(board.columns)),
    "columns-1": ("columns from 1", _from_1),
    "squares": ("squares", lambda board: " ".join(squares(board.columns))),
    "python": ("Python", lambda board: str([*board.columns])),
    "leetcode": ("LeetCode", lambda board: json.dumps(_drawn(board))),
    "binary": ("rows in binary", lambda b: " ".join(row.bits for row in bit_rows(b.columns))),
    "decimal": ("rows in decimal", lambda b: " ".join(str(r.value) for r in bit_rows(b.columns))),
    "json": ("JSON", lambda board: json.dumps(fields(board))),
    "markdown": ("Markdown", _markdown),
    "link": ("HTML", _link),
    "iframe": ("iframe, for any blog", _iframe),
    "bibtex": ("BibTeX", _bibtex),
}
ADDRESSED = ("link",)  # these need the URL of a page
# The keys under the headings of a page.
GROUPS: Mapping[str, Sequence[str]] = {
    "Web": ("link", "iframe", "markdown"),
    "LaTeX": ("tikz", "chessboard", "bibtex"),
    "Text": ("fen", "text", "frame", "unicode", "columns-0", "columns-1", "squares"),
    "Data": ("python", "leetcode", "binary", "decimal", "json"),
}


# TikZ ---------------------------------------------------------------------------------------------

_SQUARE = 0.64  # centimetres
_POINT = 2.54 / 72.27  # centimetres; the path of the queen is in points
_SCALE = round(_SQUARE / GLYPH_UNITS / _POINT, 4)
_COLOURS = {"light": "square-light", "dark": "square-dark", "frame": "frame", "ink": "queen"}


def tikz(solution: Sequence[int]) -> str:
    r"""A board for a document whose preamble has what the first line says.

    >>> tikz((1, 3, 0, 2)).splitlines()[0]
    '% \\usepackage{tikz} \\usetikzlibrary{svg.path}'
    """
    n = len(solution)
    colours = "\n".join(
        rf"  \definecolor{{queens-{name}}}{{HTML}}{{{LIGHT[f'--qa-{key}'][1:].upper()}}}"
        for name, key in _COLOURS.items()
    )
    places = ", ".join(f"{column}/{n - row}" for row, column in enumerate(solution))
    return rf"""% \usepackage{{tikz}} \usetikzlibrary{{svg.path}}
\begin{{tikzpicture}}[x={_SQUARE}cm, y={_SQUARE}cm]
{colours}
  \fill[queens-light] (0,0) rectangle ({n},{n});
  \foreach \x in {{1,...,{n}}} \foreach \y in {{1,...,{n}}}
    {{\ifodd\numexpr\x+\y\relax\else\fill[queens-dark] (\x-1,\y-1) rectangle +(1,1);\fi}}
  \draw[queens-frame] (0,0) rectangle ({n},{n});
  \foreach \x/\y in {{{places}}}
    \fill[queens-ink, shift={{(\x,\y)}}, scale={_SCALE}, yscale=-1] svg {{{QUEEN}}};
\end{{tikzpicture}}"""
