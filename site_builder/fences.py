"""Fenced blocks that draw figures in any Markdown page, such as a board of five queens::

```queens board
4 2 0 3 1
```
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from site_builder.blocks import KINDS, Block
from site_builder.census import InputError
from site_builder.config import SiteConfig
from site_builder.errors import UserError
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
    """

    info: str
    body: tuple[str, ...]
    first: int
    end: int
    indent: str


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a block: the line that it begins at, from 1, and what is wrong with it."""

    line: int
    message: str


def expand(
    markdown: str, links: Links, config: SiteConfig, report: Callable[[Problem], None]
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
    """
    lines, sizes = markdown.split("\n"), set[int]()
    # From the last to the first, so that the line numbers of those ahead stay true.
    for fence in reversed([*_fences(lines)]):
        try:
            block = _draw(fence, config)
            drawn = (
                block if isinstance(block, str) else render(block.template, block.context, links)
            )
        except (UserError, InputError) as error:
            report(Problem(fence.first + 1, str(error)))
            continue
        lines[fence.first : fence.end] = [fence.indent + line for line in drawn.split("\n")]
        sizes |= set() if isinstance(block, str) else set(block.sizes)
    if sizes:
        lines += ["", render("definitions.html.jinja", {"sizes": sorted(sizes)}, links), ""]
    return "\n".join(lines)


def _fences(lines: list[str]) -> Iterator[Fence]:
    """Our fenced blocks. The others are followed to their ends: one inside them is only text."""
    numbered = iter(enumerate(lines))
    for first, line in numbered:
        opening = _OPENING.fullmatch(line.rstrip())
        if opening is None:
            continue
        closing = re.compile(f" *{opening['marks'][0]}{{{len(opening['marks'])},}} *")
        body: list[str] = []
        for end, inner in numbered:
            if closing.fullmatch(inner):
                if opening["info"].partition(" ")[0] == "queens":
                    yield Fence(opening["info"], tuple(body), first, end + 1, opening["indent"])
                break
            body.append(inner)


def _text(block: Block | str, links: Links) -> str:
    return block if isinstance(block, str) else render(block.template, block.context, links)


def _draw(fence: Fence, config: SiteConfig) -> Block | str:
    kind = fence.info.removeprefix("queens").strip()
    draw = KINDS.get(kind)
    if draw is None:
        raise UserError(f"unknown figure {kind or '(none)'}: choose one of {', '.join(KINDS)}")
    body = [line.strip() for line in fence.body if line.strip()]
    block = draw(body, config)
    if fence.indent and isinstance(block, Block):
        raise UserError(f"a {kind} cannot stand in an indented block: begin it at the left edge")
    return block
