"""Fenced blocks that draw figures in any Markdown page, such as a board of five queens::

```queens board
4 2 0 3 1
```
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from site_builder.block import Block
from site_builder.blocks import KINDS
from site_builder.census import InputError
from site_builder.config import SiteConfig
from site_builder.errors import TemplateMistake, UserError
from site_builder.pages import Asset
from site_builder.paging import Links
from site_builder.rendering import render

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


def expand(
    markdown: str,
    links: Links,
    config: SiteConfig,
    report: Callable[[Problem], object],
    keep: Callable[[Asset], object],
) -> str:
    """A page with its figures drawn; a block with a mistake is reported and stays as it is.

    Parameters
    ----------
    markdown : str
        The page, without its front matter.
    links : Links
        Of the page.
    config : SiteConfig
        Tells which solutions have a page to link to, and where timing records lie.
    report : callable of (Problem)
        Takes each mistake.
    keep : callable of (Asset)
        Takes each file that the figures load; some come more than once.

    Raises
    ------
    TemplateMistake
        ``template NAME, line LINE: WHAT IS WRONG``.
    """
    lines, sizes, done, position = markdown.split("\n"), set[int](), list[str](), 0
    for fence in _fences(lines):
        try:
            block = _draw(fence, config)
            drawn = _text(block, links)
        except TemplateMistake:
            raise
        except (UserError, InputError) as error:
            report(Problem(fence.first + 1, str(error)))
            continue
        done += lines[position : fence.first]
        done += [fence.indent + line for line in drawn.split("\n")]
        position = fence.end
        if isinstance(block, Block):
            sizes |= set(block.sizes)
            for asset in block.assets:
                keep(asset)
    done += lines[position:]
    if sizes:
        done += ["", render("definitions.html.jinja", {"sizes": sorted(sizes)}, links), ""]
    return "\n".join(done)


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
