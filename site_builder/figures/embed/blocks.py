"""Pages for frames in other sites.

A page has one kind of figure, and its address names the figure.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from site_builder.figures.finder.blocks import SIZES as FOUND
from site_builder.figures.finder.blocks import index_assets
from site_builder.figures.play.blocks import DRAWN_SIZES, position_sizes
from site_builder.figures.solutions import solution_links
from site_builder.figures.stepper.blocks import TRACES, sizes_offered, stepper, trace_assets
from site_builder.svg.board import definitions
from site_builder.values.block import block
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element, Figure, SiteLink
from site_builder.values.page import Asset, built_asset
from site_builder.values.plain_text import TextPart

Kind = Literal["board", "turning", "stepper", "play", "regions"]
FOLDER = "assets/embed"


@dataclass(frozen=True, slots=True)
class Framed:
    """The content of a page that another site shows in a frame."""

    # The values of N that boards in the frame can have.
    sizes: Sequence[int]
    # The figure; None for a plain board.
    element: Element | None = None
    data: Mapping[str, object] | None = None
    assets: Sequence[Asset] = ()
    # Whether the address names a board.
    takes_board: bool = False


@dataclass(frozen=True, slots=True)
class Embed(Figure):
    """The page of a frame. Its script draws the figure that the address names."""

    # The attributes of the element `queens-embed`.
    data: Mapping[str, object]
    # The figure in the frame; None for a plain board.
    framed: Element | None

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return what the frame shows, and the text of its figure."""
        board = [TextPart(f"A board, which the end of the address names: {address}?8.4.1")]
        return self.framed.text_parts(address) if self.framed else board

    @property
    def elements(self) -> Sequence[str]:
        """The tag of the figure in the frame, or an empty sequence for a plain board."""
        return [self.framed.tag] if self.framed else []


@block("embed", "board")
def embed(kind: Kind, config: SiteConfig) -> Embed:
    """Draw the page of a frame for one kind of figure."""
    framed = _framed(kind, config)
    worker = built_asset("assets/queens-search-worker.js")
    # The SVG definitions of boards are in files, so that a frame loads only what it shows. If the
    # address names a board, each N has a file; otherwise one file has all sizes.
    size_groups = [[n] for n in framed.sizes] if framed.takes_board else [framed.sizes]
    group_in_page = [0] if framed.takes_board else framed.sizes
    data = {
        "data-qa-preset": "8.4.1",
        "data-qa-definitions": SiteLink(_definitions_path(group_in_page)),
        **(framed.data or {}),
    }
    if framed.takes_board:
        data["data-qa-worker"] = SiteLink(worker.path)
        data["data-qa-finder"] = SiteLink("find.md", is_optional=True)
    shared = [Asset(_definitions_path(sizes), definitions(*sizes)) for sizes in size_groups]
    labelling = (worker, *index_assets()) if framed.takes_board else ()
    return Embed(data, framed.element, assets=(*framed.assets, *shared, *labelling))


def _definitions_path(sizes: Sequence[int]) -> str:
    """Return the path of the file with the shared SVG parts of boards of these sizes.

    If `sizes` is only 0, the path is a template, in which the script replaces 0 by the N of the
    board.
    """
    return f"{FOLDER}/boards-{'-'.join(map(str, sizes))}.txt"


def _framed(kind: Kind, config: SiteConfig) -> Framed:
    """Return the content of the page for a kind of figure."""
    match kind:
        case "board":
            return Framed(FOUND, takes_board=True)
        case "turning":
            element = _element("turning", "A board that turns", "qa-turning")
            return Framed(FOUND, element, takes_board=True)
        case "stepper":
            methods = " ".join(method.key for method in recursive_methods())
            data = {
                "data-qa-preset": "bitmap,5",
                "data-qa-methods": methods,
                "data-qa-steppers": SiteLink(FOLDER),
            }
            element = _element("stepper", "Stepper", "qa-stepper")
            return Framed(sizes_offered("bitmap"), element, data, list(_stepper_assets()))
        case "play":
            sizes = position_sizes()
            links = solution_links(config, sizes)
            data = {**links, "only": "position"}
            return Framed(sizes, _element("play", "Position of the day", "qa-play", data))
    data = {"only": "regions", "puzzles": {}}
    element = _element("play", "Region puzzle", "qa-play", data)
    return Framed(DRAWN_SIZES, element)


def _element(
    name: str, label: str, style_class: str, data: Mapping[str, object] | None = None
) -> Element:
    return Element(f"queens-{name}", label, data or {}, style_class=style_class)


def _stepper_assets() -> Iterator[Asset]:
    """Yield two kinds of files for each method: the attributes of its stepper, and its traces."""
    for method in recursive_methods():
        key = method.key
        element = stepper([f"{key} {sizes_offered(key)[1]}"])
        data = {**element.data, "trace": None, "traces": f"../../{TRACES}/{key}"}
        attributes = {name: value for name, value in data.items() if value is not None}
        yield Asset(f"{FOLDER}/{key}.json", json.dumps(attributes, separators=(",", ":")))
        yield from trace_assets(key)
