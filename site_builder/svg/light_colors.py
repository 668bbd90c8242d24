"""Give the pictures of a page their light colours and their widths as SVG attributes.

Our style sheet overrides these attributes. They are for programs that show pages without it, such
as readers of feeds and of mail.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from site_builder.svg.palette import LIGHT, presentation_attributes
from site_builder.svg.puzzles import REGION_COLORS

_PICTURE = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
_TAG = re.compile(r"<(/?)([a-z]+)\b([^>]*?)\s*(/?)>")
_ATTRIBUTE = re.compile(r' ([a-z-]+)="([^"]*)"')
# The width in pixels of each class of pictures whose width our style sheet sets. `figures.css`
# overrides the attribute with this width.
_WIDTHS = {
    "qa-board": 160,
    "qa-chapter-picture": 96,
    "qa-conflicts": 320,
    "qa-numbered": 160,
    "qa-sample": 32,
    "qa-sheet-small": 360,
    "qa-state": 160,
    "qa-tile-board": 48,
    "qa-wide": 440,
}
# The class of charts that our style sheet shows only on phones, where they replace a wider chart.
_PHONE_ONLY = "qa-sheet-narrow"
# The attributes of classes that have their rules in the style sheet of a figure, not in the
# palette.
_FIGURE_STYLES: Mapping[str, Mapping[str, str]] = {
    "qa-conflicts-calm": {"fill": LIGHT["--qa-queen"]},
    "qa-regions-grid": {
        "fill": "none",
        "stroke": LIGHT["--qa-muted"],
        "stroke-width": ".02",
        "opacity": ".5",
    },
    "qa-regions-edges": {"fill": "none", "stroke": LIGHT["--qa-ink"], "stroke-width": ".06"},
    **{
        f"qa-region qa-region-{number}": {"fill": color, "fill-opacity": ".34"}
        for number, color in enumerate(REGION_COLORS)
    },
}
# Elements whose interior is black if they have no fill.
_FILLED = {"circle", "path", "polyline", "rect", "text"}


class _StartTag(NamedTuple):
    """The start tag of an element in a picture."""

    # The position in the picture where the tag ends, before any slash.
    end: int
    name: str
    # The attributes in the HTML, and the attributes of the element's class that the HTML does not
    # have.
    own: Mapping[str, str]
    style: Mapping[str, str]
    # The attributes of the elements around it. If several have an attribute, the innermost counts.
    inherited: Mapping[str, str]


def with_light_colors(html: str) -> str:
    """Return the HTML of a page with the colours of its pictures as attributes.

    >>> with_light_colors('<svg><path d="M0 0h1" class="qa-rule" /></svg>')
    '<svg><path d="M0 0h1" class="qa-rule" fill="none" stroke="#666a71" /></svg>'
    """
    return _PICTURE.sub(lambda picture: _with_light_colors(picture[0]), html)


def _with_light_colors(picture: str) -> str:
    tags = list(_start_tags(picture))
    fill = "" if "<defs" in picture else _common_fill(tags)
    root = {"fill": fill} if fill else {}
    parts = []
    start = 0
    for tag in tags:
        added = {
            name: value
            for name, value in tag.style.items()
            if name == "opacity" or tag.inherited.get(name, root.get(name)) != value
        }
        if tag.name == "svg":
            added |= {**root, **_size(tag)}
        if added:
            text = "".join(f' {name}="{value}"' for name, value in added.items())
            parts += [picture[start : tag.end], text]
            start = tag.end
    return "".join([*parts, picture[start:]])


def _size(root: _StartTag) -> Mapping[str, str]:
    """Return attributes for the root of a picture: its width, or attributes that hide it."""
    classes = root.own.get("class", "").split()
    if _PHONE_ONLY in classes:
        return {"display": "none"}
    widths = [str(_WIDTHS[name]) for name in classes if name in _WIDTHS and "width" not in root.own]
    return {"width": widths[0]} if widths else {}


def _common_fill(tags: Sequence[_StartTag]) -> str:
    """Return a fill for a whole picture, so that most of its parts need no fill of their own.

    `tags` are the start tags of the picture. Return an empty text if some part would inherit this
    fill although it must have another one. Shared parts (`<defs>`) do not inherit a fill, so a
    picture must not have them.
    """
    fills = Counter[str]()
    for tag in tags:
        if "fill" not in tag.inherited and "fill" not in tag.own:
            if "fill" in tag.style:
                fills[tag.style["fill"]] += 1
            elif tag.name in _FILLED:
                return ""
    fill, count = max(fills.items(), key=lambda item: item[1], default=("", 0))
    # A fill for only one part would not make the text shorter.
    return fill if count > 1 else ""


def _start_tags(picture: str) -> Iterator[_StartTag]:
    """Yield the start tags of the elements in a picture."""
    parents: list[Mapping[str, str]] = [{}]
    for match in _TAG.finditer(picture):
        is_end, name, attributes, is_empty = match.groups()
        if is_end:
            parents.pop()
            continue
        own = dict(_ATTRIBUTE.findall(attributes))
        style = {key: value for key, value in _style(own.get("class", "")) if key not in own}
        inherited = parents[-1]
        yield _StartTag(match.end(3), name, own, style, inherited)
        if not is_empty:
            parents.append({**inherited, **style, **own})


@cache
def _style(style_classes: str) -> Sequence[tuple[str, str]]:
    """Return the attributes for an element with these classes, except ornaments.

    Ornaments are outlines around letters and marks, and round ends of lines. They are omitted to
    save text.
    """
    style = dict(_FIGURE_STYLES.get(style_classes) or presentation_attributes(style_classes))
    if style.pop("paint-order", None):
        del style["stroke"], style["stroke-width"]
    # The dots of small boards are lines of length 0, which are visible only by their round ends.
    if style_classes != "qa-dot":
        style.pop("stroke-linecap", None)
    if style.get("stroke") == "none":
        del style["stroke"]
    return list(style.items())
