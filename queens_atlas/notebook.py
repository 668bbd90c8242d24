"""How results of the core show themselves in a notebook.

The core draws nothing, so its types get their pictures here. They are drawn when a notebook asks.
"""

from __future__ import annotations

from html import escape

from cy_core import Census, Orbit
from queens_atlas.drawing import images_of

_COUNTS = ("n", "total", "fundamental", "nodes")
# Some notebooks give tables no space of their own.
_STYLE = "padding: 0.3em 0.6em; text-align: right"


def show_in_notebooks() -> None:
    """Give `Census` and `Orbit` the methods that notebooks call."""
    # setattr, since type checkers know that these classes have no such methods.
    setattr(Census, "_repr_html_", census_table)  # noqa: B010
    for name in ("_repr_html_", "_repr_png_", "_repr_svg_"):
        setattr(Orbit, name, lambda orbit, name=name: _shown(orbit, name))


def _shown(orbit: Orbit, name: str) -> object:
    """What a method of the drawing of an orbit returns."""
    return getattr(images_of(orbit.representative), name)()


def census_table(census: Census) -> str:
    """The counts as an HTML table with one row."""
    cells = {name: getattr(census, name) for name in _COUNTS}
    sizes = census.orbits_by_size or {}
    cells |= {f"orbits of {size}": number for size, number in sizes.items() if number}
    known = {name: value for name, value in cells.items() if value is not None}
    head = "".join(f'<th style="{_STYLE}">{escape(name)}</th>' for name in known)
    row = "".join(f'<td style="{_STYLE}">{value:,}</td>' for value in known.values())
    return f"<table><thead><tr>{head}</tr></thead><tbody><tr>{row}</tr></tbody></table>"
