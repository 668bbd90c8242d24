"""Fenced blocks that draw figures in any Markdown page.

Such as a board of five queens::

```queens board
4 2 0 3 1
```
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cy_core import InputError
from site_builder.fences.blocks import LEVEL, Fence, find_fences
from site_builder.fences.kinds import KINDS
from site_builder.fences.slots import SHARED, Slot, filled, keys_in, page_token, place_of
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Figure
from site_builder.values.page import Asset, Links

_REMEDY = "begin it at the left edge, or four spaces further in than its list item, note or tab"
_LOST = f"Markdown takes this block for text: {_REMEDY}"


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a block: the line that it begins at, from 1, and what is wrong with it."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class DrawnPage:
    """A page whose figures are drawn.

    Attributes
    ----------
    markdown : str
        The page, with an empty element where each figure goes.
    links : Links
        Of the page.
    slots : mapping of str to Slot
        Of its figures, by their keys.
    fences : mapping of str to Fence
        The blocks that asked for them.
    problems : tuple of Problem
        Mistakes, in the order of the page; such a block is shown as code.
    """

    markdown: str
    links: Links
    slots: Mapping[str, Slot]
    fences: Mapping[str, Fence]
    problems: tuple[Problem, ...]

    @property
    def assets(self) -> tuple[Asset, ...]:
        """Files that the figures load; some come more than once."""
        return tuple(asset for slot in self.slots.values() for asset in slot.figure.assets)

    def filled(self, text: str) -> str:
        """The page, as Markdown or as the HTML made of it, with its figures where they go."""
        return filled(text, self.slots, self.links)

    def settled(self, html: str) -> DrawnPage:
        """The page without the figures whose places Markdown has taken for text.

        Parameters
        ----------
        html : str
            What Markdown has made of the page.

        Returns
        -------
        DrawnPage
            The same if nothing is lost; otherwise those blocks are code, and the problems are only
            theirs.
        """
        found = keys_in(html)
        lost = {key: fence for key, fence in self.fences.items() if key not in found}
        markdown = self.markdown
        for key, fence in lost.items():
            place = "\n".join(fence.replaced([place_of(key)]))
            markdown = markdown.replace(place, "\n".join(fence.as_code))
        problems = tuple(Problem(fence.first + 1, _LOST) for fence in lost.values())
        slots = {key: slot for key, slot in self.slots.items() if key not in lost}
        fences = {key: fence for key, fence in self.fences.items() if key not in lost}
        return DrawnPage(markdown, self.links, slots, fences, problems) if lost else self


def expand(markdown: str, links: Links, config: SiteConfig, *, nested: bool = True) -> DrawnPage:
    """Draw the figures of a page.

    Parameters
    ----------
    markdown : str
        The page, without its front matter.
    links : Links
        Of the page.
    config : SiteConfig
        Tells which solutions have a page to link to, and where timing records lie.
    nested : bool
        Whether figures may stand in lists and quotes: there they must not be pasted as HTML.

    Raises
    ------
    TemplateMistake
        ``template NAME, line LINE: WHAT IS WRONG``.
    """
    lines, position, token = markdown.split("\n"), 0, page_token(links.page, markdown)
    done, problems = list[str](), list[Problem]()
    slots, fences = dict[str, Slot](), dict[str, Fence]()
    for fence in find_fences(lines):
        done += lines[position : fence.first]
        position, key, figure = fence.end, f"{token}-{len(slots)}", None
        try:
            figure = None if fence.raw else _draw(fence, config, nested)
        except (UserError, InputError) as error:
            problems.append(Problem(fence.first + 1, one_line(str(error))))
        if isinstance(figure, Figure):
            slots[key] = Slot(figure, links.page, render(figure.template, figure.context, links))
            fences[key] = fence
        done += fence.apart_from(done[-1:])
        done += _shown(fence, figure, key)
        done += fence.apart_from(lines[position : position + 1])
    done += lines[position:]
    if any(slot.figure.sizes for slot in slots.values()):
        key = f"{token}-{len(slots)}"
        slots[key] = Slot(SHARED, links.page, "")
        done += ["", place_of(key), ""]
    return DrawnPage("\n".join(done), links, slots, fences, tuple(problems))


def _shown(fence: Fence, figure: Figure | str | None, key: str) -> list[str]:
    """What stands in the page instead of a block."""
    match figure:
        case Figure():
            return fence.replaced([place_of(key)])
        case str():
            return fence.replaced(figure.split("\n"))
    return fence.as_code


def _draw(fence: Fence, config: SiteConfig, nested: bool) -> Figure | str:
    if ">" in fence.item:
        raise UserError(f"a block in a quote in a list must begin on a line of its own: {_REMEDY}")
    if not fence.closed:
        raise UserError("a block must have an end: close it with ```")
    kind = fence.info.removeprefix("queens").strip()
    if kind not in KINDS:
        raise UserError(f"unknown figure {kind or '(none)'}: choose one of {', '.join(KINDS)}")
    figure = KINDS[kind].figure(fence.body, config)
    if isinstance(figure, str):
        if fence.item:
            raise UserError(f"a {kind} must begin on a line of its own: {_REMEDY}")
    elif not nested and not fence.at_left_edge:
        raise UserError(
            f"a {kind} in a list or a quote needs the plugin: begin it at the left edge"
        )
    elif 0 < len(fence.indent.expandtabs()) < LEVEL:
        raise UserError(f"a {kind} cannot stand so far in: {_REMEDY}")
    return figure
