"""Replace the blocks of a Markdown page by figures.

This block draws a board of five queens::

```queens board
4 2 0 3 1
```
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cy_core import InputError
from site_builder.blocks.parsing import LEVEL, FencedBlock, find_blocks
from site_builder.blocks.placeholders import (
    SHARED,
    DrawnFigure,
    fill_placeholders,
    keys_in,
    page_token,
    placeholder,
)
from site_builder.blocks.registry import draw_block
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Figure
from site_builder.values.page import Asset, Links

_REMEDY = "begin it at the left edge, or four spaces further in than its list item, note or tab"
LOST = f"Markdown takes this block for text: {_REMEDY}"


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a block: the number of its first line, from 1, and what is wrong with it."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class DrawnPage:
    """A page with its figures.

    Attributes
    ----------
    markdown : str
        The page, with a placeholder where each figure goes.
    links : Links
        Links of the page.
    figures : mapping of str to DrawnFigure
        Its figures, by their keys.
    blocks : mapping of str to FencedBlock
        The blocks of these figures, by the same keys.
    problems : tuple of Problem
        Mistakes, in the order of the page; a block with a mistake is shown as code, above it.
    """

    markdown: str
    links: Links
    figures: Mapping[str, DrawnFigure]
    blocks: Mapping[str, FencedBlock]
    problems: tuple[Problem, ...]

    @property
    def assets(self) -> tuple[Asset, ...]:
        """Files that the figures load; some several times."""
        return tuple(asset for drawn in self.figures.values() for asset in drawn.figure.assets)

    @property
    def notes(self) -> tuple[str, ...]:
        """What the owner of the site may want to know, each once."""
        notes = (drawn.figure.note for drawn in self.figures.values())
        return tuple(dict.fromkeys(note for note in notes if note))

    def with_figures(self, text: str) -> str:
        """The page, as Markdown or as the HTML made of it, with its figures in it."""
        return fill_placeholders(text, self.figures, self.links)

    def without_lost_figures(self, html: str) -> DrawnPage:
        """Show as code every block whose placeholder Markdown took for text.

        Parameters
        ----------
        html : str
            What Markdown made of the page.

        Returns
        -------
        DrawnPage
            This page if Markdown took none for text; otherwise a page without those figures, whose
            problems are theirs only.
        """
        kept = keys_in(html)
        lost = {key: block for key, block in self.blocks.items() if key not in kept}
        if not lost:
            return self
        markdown = self.markdown
        for key, block in lost.items():
            element = "\n".join(block.replaced([placeholder(key)]))
            markdown = markdown.replace(element, "\n".join(block.as_code(LOST)))
        problems = tuple(Problem(block.first + 1, LOST) for block in lost.values())
        figures = {key: drawn for key, drawn in self.figures.items() if key not in lost}
        blocks = {key: block for key, block in self.blocks.items() if key not in lost}
        return DrawnPage(markdown, self.links, figures, blocks, problems)


def expand(markdown: str, links: Links, config: SiteConfig, *, nested: bool = True) -> DrawnPage:
    """Draw the figures of a page.

    Parameters
    ----------
    markdown : str
        The page, without its front matter.
    links : Links
        Links of the page.
    config : SiteConfig
        The options of the site.
    nested : bool
        Whether lists and quotes may have figures: there nobody can paste them as HTML.

    Raises
    ------
    UserError
        ``template NAME, line LINE: WHAT IS WRONG``.
    """
    lines, position, token = markdown.split("\n"), 0, page_token(links.page, markdown)
    output, problems = list[str](), list[Problem]()
    figures, blocks = dict[str, DrawnFigure](), dict[str, FencedBlock]()
    for block in find_blocks(lines):
        output += lines[position : block.first]
        position, replacement = block.end, block.as_code()
        try:
            figure = None if block.raw else _draw(block, config, nested)
        except (UserError, InputError) as error:
            figure, message = None, one_line(str(error))
            problems.append(Problem(block.first + 1, message))
            replacement = block.as_code(message)
        if isinstance(figure, Figure):
            key = f"{token}-{len(figures)}"
            html = render(figure.template, figure.context, links)
            figures[key], blocks[key] = DrawnFigure(figure, links.page, html), block
            replacement = block.replaced([placeholder(key)])
        elif figure is not None:
            replacement = block.replaced(figure.split("\n"))
        output += block.empty_line_beside(output[-1:])
        output += replacement
        output += block.empty_line_beside(lines[position : position + 1])
    output += lines[position:]
    if any(drawn.figure.sizes for drawn in figures.values()):
        key = f"{token}-{len(figures)}"
        figures[key] = DrawnFigure(SHARED, links.page, "")
        output += ["", placeholder(key), ""]
    return DrawnPage("\n".join(output), links, figures, blocks, tuple(problems))


def _draw(block: FencedBlock, config: SiteConfig, nested: bool) -> Figure | str:
    if ">" in block.item:
        raise UserError(f"a block in a quote in a list must begin on a line of its own: {_REMEDY}")
    if not block.closed:
        raise UserError("a block must have an end: close it with ```")
    name = block.info.removeprefix("queens").strip()
    figure = draw_block(name, block.body, config)
    if isinstance(figure, str):
        if block.item:
            raise UserError(f"a {name} must begin on a line of its own: {_REMEDY}")
    elif not nested and not block.at_left_edge:
        raise UserError(
            f"a {name} in a list or a quote needs the plugin: begin it at the left edge"
        )
    elif 0 < len(block.indent.expandtabs()) < LEVEL:
        raise UserError(f"a {name} cannot stand so far in: {_REMEDY}")
    return figure
