"""A board as LaTeX draws it: the same squares, colours and queens, by TikZ."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.svg.glyph import GLYPH_UNITS, QUEEN
from site_builder.svg.palette import LIGHT

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
