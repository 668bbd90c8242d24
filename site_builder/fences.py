"""Fenced blocks that draw figures in any Markdown page, such as a board of five queens::

```queens board
4 2 0 3 1
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from site_builder.block import Block
from site_builder.blocks import KINDS
from site_builder.census import InputError
from site_builder.config import SiteConfig
from site_builder.errors import TemplateMistake, UserError
from site_builder.pages import Asset
from site_builder.paging import Links
from site_builder.rendering import render

_PLACE = re.compile('<div data-qa-figure="([0-9]+)"></div>')
_OPENING = re.compile(r"(?P<indent> *)(?P<marks>`{3,}|~{3,}) *(?P<info>[^`]*)")


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block as it stands in a page.

    Attributes
    ----------
    info : str
        What follows the opening marks: ``queens board``.
    body : tuple of str
        Its lines, without the fence.
    first, end : int
        Its lines in the page, counted from 0: that of the opening marks, and the one after it.
    indent : str
        What stands before its opening marks.
    closed : bool
        Whether it has an end; otherwise it goes on to the end of the page.
    """

    info: str
    body: tuple[str, ...]
    first: int
    end: int
    indent: str
    closed: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a block: the line that it begins at, from 1, and what is wrong with it."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A page whose figures are drawn.

    Attributes
    ----------
    markdown : str
        The page, with an empty element where each figure goes: Markdown and search have no work
        with what they would only pass on.
    figures : tuple of str
        The HTML of each.
    assets : tuple of Asset
        Files that the figures load; some come more than once.
    problems : tuple of Problem
        Mistakes, in the order of the page; such a block stays as it is.
    """

    markdown: str
    figures: tuple[str, ...]
    assets: tuple[Asset, ...]
    problems: tuple[Problem, ...]

    def filled(self, text: str) -> str:
        """The page, as Markdown or as the HTML made of it, with its figures where they go."""
        return _PLACE.sub(lambda found: self.figures[int(found[1])], text)


def expand(markdown: str, links: Links, config: SiteConfig) -> Drawn:
    """Draw the figures of a page.

    Parameters
    ----------
    markdown : str
        The page, without its front matter.
    links : Links
        Of the page.
    config : SiteConfig
        Tells which solutions have a page to link to, and where timing records lie.

    Raises
    ------
    TemplateMistake
        ``template NAME, line LINE: WHAT IS WRONG``.
    """
    lines, position = markdown.split("\n"), 0
    done, figures, problems, blocks = list[str](), list[str](), list[Problem](), list[Block]()
    for fence in _fences(lines):
        try:
            block = _draw(fence, config)
            drawn = _text(block, links)
        except TemplateMistake:
            raise
        except (UserError, InputError) as error:
            problems.append(Problem(fence.first + 1, str(error)))
            continue
        done += lines[position : fence.first]
        position = fence.end
        if isinstance(block, str):
            done += [fence.indent + line for line in drawn.split("\n")]
            continue
        done.append(_place(len(figures)))
        figures.append(drawn)
        blocks.append(block)
    done += lines[position:]
    if sizes := {n for block in blocks for n in block.sizes}:
        done += ["", _place(len(figures)), ""]
        figures.append(render("definitions.html.jinja", {"sizes": sorted(sizes)}, links))
    assets = tuple(asset for block in blocks for asset in block.assets)
    return Drawn("\n".join(done), tuple(figures), assets, tuple(problems))


def _place(number: int) -> str:
    return f'<div data-qa-figure="{number}"></div>'


def _fences(lines: list[str]) -> Iterator[Fence]:
    """Our fenced blocks. The others are followed to their ends: one inside them is only text."""
    numbered = iter(enumerate(lines))
    for first, line in numbered:
        opening = _OPENING.fullmatch(line.rstrip())
        if opening is None:
            continue
        closing = re.compile(f" *{opening['marks'][0]}{{{len(opening['marks'])},}} *")
        last = next((place for place, inner in numbered if closing.fullmatch(inner)), None)
        if opening["info"].partition(" ")[0] == "queens":
            end, body = (last or len(lines)) + 1, tuple(lines[first + 1 : last])
            yield Fence(opening["info"], body, first, end, opening["indent"], last is not None)


def _text(block: Block | str, links: Links) -> str:
    return block if isinstance(block, str) else render(block.template, block.context, links)


def _draw(fence: Fence, config: SiteConfig) -> Block | str:
    if not fence.closed:
        raise UserError("a block must have an end: close it with ```")
    kind = fence.info.removeprefix("queens").strip()
    draw = KINDS.get(kind)
    if draw is None:
        raise UserError(f"unknown figure {kind or '(none)'}: choose one of {', '.join(KINDS)}")
    body = [line.strip() for line in fence.body if line.strip()]
    block = draw(body, config)
    if fence.indent and isinstance(block, Block):
        raise UserError(f"a {kind} cannot stand in an indented block: begin it at the left edge")
    return block
