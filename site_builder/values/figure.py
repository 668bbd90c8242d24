"""What a page shows between its words, before it is HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from site_builder.values.page import Asset
from site_builder.values.table import Table


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure before it is HTML.

    Attributes
    ----------
    template : str
        File name below ``templates/``.
    context : mapping of str to object
        What the template shows.
    sizes : tuple of int
        The N of its boards: their shared parts must stand on the same page.
    assets : tuple of Asset
        Files of the site that its HTML loads.
    """

    template: str
    context: Mapping[str, object] = field(default_factory=dict)
    sizes: tuple[int, ...] = ()
    assets: tuple[Asset, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing for ``pictures.html.jinja``.

    Attributes
    ----------
    svg : str
        From `site_builder.svg`; it has a title and a description of its own.
    caption : str
        What stands below it.
    """

    svg: str
    caption: str = ""


def pictures(drawn: Sequence[Picture], *sizes: int) -> Figure:
    """Drawings one after the other, some with boards of these N."""
    return Figure("pictures.html.jinja", {"pictures": drawn}, sizes)


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture with its data.

    Attributes
    ----------
    svg : str
        The picture, which has a title and a description of its own.
    table : Table
        What it was drawn from.
    wide : bool
        It needs the width of the text; otherwise two stand side by side.
    caption : str
        What stands below it; empty where the text around it says enough.
    """

    svg: str
    table: Table
    wide: bool = False
    caption: str = ""
