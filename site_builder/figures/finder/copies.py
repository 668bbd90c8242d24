"""A board as text for LaTeX, chess, and pages of others: what `queens show --as` prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cy_core import Symmetry, orbit
from site_builder.svg.board import GLYPH_UNITS, QUEEN
from site_builder.svg.palette import LIGHT
from site_builder.values.text import (
    MOVES_IN_WORDS,
    squares,
)

CHESS_BOARD = 8
ATLAS = "https://queens-atlas.github.io/queens-atlas/"  # cited, whoever shows the board
FRAME = (320, 390)  # width and height of a board in a frame


@dataclass(frozen=True, slots=True)
class LabelledBoard:
    """A solution with its label."""

    label: str  # Label of its orbit: `8.4.1`.
    # column of each row's queen, from the top and from the left, 0..N-1; any image of the orbit
    columns: tuple[int, ...]

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


def rows(board: LabelledBoard) -> str:
    """Return a line for each row from the top, with a dot for an empty square.

    >>> print(rows(LabelledBoard("4.2.1", (1, 3, 0, 2))))
    . Q . .
    . . . Q
    Q . . .
    . . Q .
    """
    return "\n".join(
        " ".join("Q" if each == column else "." for each in range(board.n))
        for column in board.columns
    )


def _fen(board: LabelledBoard) -> str:
    """Numbers above 9 have two digits; a board of 8 rows has all fields of a FEN."""
    sides = ((column, board.n - 1 - column) for column in board.columns)
    ranks = "/".join(f"{before or ''}Q{after or ''}" for before, after in sides)
    return f"{ranks} w - - 0 1" if board.n == CHESS_BOARD else ranks


def _markdown(board: LabelledBoard) -> str:
    return f"```queens board\n{' '.join(map(str, board.columns))}\n```"


def _iframe(board: LabelledBoard) -> str:
    asked = ",".join(map(str, board.columns)) if board.move else board.label
    title = f"{board.title}: queens on {' '.join(squares(board.columns))}"
    size = f'width="{FRAME[0]}" height="{FRAME[1]}" style="border: 0"'
    return f'<iframe src="{ATLAS}embed/board/?{asked}" title="{title}" {size}></iframe>'


# For each form of `queens show --as` the function that writes its text.
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
