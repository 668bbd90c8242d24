"""Boards as text for LaTeX, chess programs and web pages.

`queens show --as` prints the same texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cy_core import Symmetry, orbit
from site_builder.svg.board import GLYPH_UNITS, QUEEN
from site_builder.svg.palette import LIGHT
from site_builder.values.plain_text import queen_rows
from site_builder.values.text import (
    MOVES_IN_WORDS,
    squares,
)

CHESS_BOARD = 8
# Copies link to this site, even if another site shows the board.
ATLAS = "https://queens-atlas.github.io/queens-atlas/"
# Width and height of the iframe of a board.
FRAME = (320, 390)


@dataclass(frozen=True, slots=True)
class LabelledBoard:
    """A solution with its label."""

    # The label of the orbit, such as `8.4.1`.
    label: str
    # The column of the queen in each row, from the top. Column 0 is at the left. The board may be
    # any image of the solution with this label.
    columns: tuple[int, ...]

    @property
    def n(self) -> int:
        """The number of rows."""
        return len(self.columns)

    @property
    def move(self) -> str:
        """The symmetry that maps the representative to this board, in words.

        It is empty for the representative itself.

        >>> LabelledBoard("4.2.1", (1, 3, 0, 2)).move
        'mirrored left to right'
        """
        images = orbit(self.columns).images.items()
        move = next(move for move, image in images if image == self.columns)
        return "" if move is Symmetry.IDENTITY else MOVES_IN_WORDS[move]

    @property
    def title(self) -> str:
        """The title of the picture of the board."""
        return f"Solution {self.label}, {self.move}" if self.move else f"Solution {self.label}"


def fields(board: LabelledBoard) -> dict[str, object]:
    """Return the values that `queens show --json` prints, except the properties."""
    board_orbit = orbit(board.columns)
    return {
        "label": board.label,
        "columns": board.columns,
        "squares": squares(board.columns),
        "orbit_size": board_orbit.size,
        "symmetry_class": board_orbit.symmetry_class,
        "stabilizer": board_orbit.stabilizer,
    }


def rows(board: LabelledBoard) -> str:
    """Return a line for each row from the top, with a dot for an empty square.

    >>> print(rows(LabelledBoard("4.2.1", (1, 3, 0, 2))))
    . Q . .
    . . . Q
    Q . . .
    . . Q .
    """
    return queen_rows(board.columns, board.n)


def _fen(board: LabelledBoard) -> str:
    """Return the board in Forsyth-Edwards Notation.

    Numbers above 9 have two digits. A board of 8 rows also gets the other fields of a FEN, which
    chess programs need.
    """
    sides = ((column, board.n - 1 - column) for column in board.columns)
    ranks = "/".join(f"{before or ''}Q{after or ''}" for before, after in sides)
    return f"{ranks} w - - 0 1" if board.n == CHESS_BOARD else ranks


def _markdown(board: LabelledBoard) -> str:
    return f"```queens board\n{' '.join(map(str, board.columns))}\n```"


def _iframe(board: LabelledBoard) -> str:
    query = ",".join(map(str, board.columns)) if board.move else board.label
    title = f"{board.title}: queens on {' '.join(squares(board.columns))}"
    size = f'width="{FRAME[0]}" height="{FRAME[1]}" style="border: 0"'
    return f'<iframe src="{ATLAS}embed/board/?{query}" title="{title}" {size}></iframe>'


# For each form of `queens show --as`, the function that returns the text.
FORMS: Mapping[str, Callable[[LabelledBoard], str]] = {
    "iframe": _iframe,
    "markdown": _markdown,
    "latex": lambda board: tikz(board.columns),
    "fen": _fen,
}


# TikZ ---------------------------------------------------------------------------------------------

_SQUARE = 0.64  # centimetres
_POINT = 2.54 / 72.27  # centimetres; the path of the queen is in points
_SCALE = round(_SQUARE / GLYPH_UNITS / _POINT, 4)
_COLOURS = {"light": "square-light", "dark": "square-dark", "frame": "frame", "ink": "queen"}


def tikz(solution: Sequence[int]) -> str:
    r"""Return a TikZ picture of a board. Its first line names the packages for the preamble.

    >>> tikz((1, 3, 0, 2)).splitlines()[0]
    '% \\usepackage{tikz} \\usetikzlibrary{svg.path}'
    """
    n = len(solution)
    colours = "\n".join(
        rf"  \definecolor{{queens-{name}}}{{HTML}}{{{LIGHT[f'--qa-{key}'][1:].upper()}}}"
        for name, key in _COLOURS.items()
    )
    points = ", ".join(f"{column}/{n - row}" for row, column in enumerate(solution))
    return rf"""% \usepackage{{tikz}} \usetikzlibrary{{svg.path}}
\begin{{tikzpicture}}[x={_SQUARE}cm, y={_SQUARE}cm]
{colours}
  \fill[queens-light] (0,0) rectangle ({n},{n});
  \foreach \x in {{1,...,{n}}} \foreach \y in {{1,...,{n}}}
    {{\ifodd\numexpr\x+\y\relax\else\fill[queens-dark] (\x-1,\y-1) rectangle +(1,1);\fi}}
  \draw[queens-frame] (0,0) rectangle ({n},{n});
  \foreach \x/\y in {{{points}}}
    \fill[queens-ink, shift={{(\x,\y)}}, scale={_SCALE}, yscale=-1] svg {{{QUEEN}}};
\end{{tikzpicture}}"""
