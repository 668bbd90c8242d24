"""The Python-Markdown extension ``queens_atlas``: figures wherever Python-Markdown makes the pages.

It needs no plugin. The files that its figures load are in the folder that `queens assets` wrote.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass, replace
from html import escape
from posixpath import join
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor

from cy_core import format_value
from site_builder.blocks.assets import NO_PAGES, path_in_folder
from site_builder.blocks.docs_folder import for_zensical
from site_builder.blocks.expand import LOST, Problem, expand
from site_builder.blocks.placeholders import fill_placeholders, keys_in, placeholder
from site_builder.pages.site import SCRIPT, STYLESHEET
from site_builder.values.errors import UserError, one_line
from site_builder.values.page import Links

FIRST = 28  # after the ends of lines are tidied, before fences become code
LAST = -100  # after all other work on the HTML: nothing else has to read the figures


@dataclass(frozen=True, slots=True)
class FolderLinks(Links):
    """Links of a page to the folder that `queens assets` wrote; there are no other pages.

    Attributes
    ----------
    folder : str
        Its address: a whole one, or one from the top of the site.
    """

    folder: str = ""

    def url(self, target: str) -> str:
        """The link to a file that a figure loads.

        >>> FolderLinks("essays/index.html", folder="queens").url("assets/queens-race.css")
        '../queens/queens-race.css'
        >>> FolderLinks("index.html", folder="https://a.org/queens/").url("assets/queens-race.css")
        'https://a.org/queens/queens-race.css'
        """
        path = join(self.folder, path_in_folder(target))
        return path if re.match("/|[a-z]+:", path) else Links.url(self, path)


class QueensAtlasExtension(Extension):
    """Draws the blocks of a page that begin with ``queens``.

    Its options are ``assets``, the address of the folder that `queens assets` wrote, and
    ``strict``, whether a mistake in a block ends the build.
    """

    def __init__(self, **options: Any) -> None:
        self.config = {
            "assets": ["assets/queens-atlas", "The address of the folder of `queens assets`."],
            "strict": [False, "Whether a mistake in a block ends the build."],
        }
        super().__init__(**options)

    def setConfig(self, key: str, value: Any) -> None:
        """Set an option.

        Raises
        ------
        UserError
            ``unknown option KEY: choose one of assets, strict``;
            ``assets must be the address of a folder, got 5: write assets/queens-atlas``;
            ``strict must be true or false, got perhaps``.
        """
        if key not in self.config:
            raise UserError(f"unknown option {key}: choose one of {', '.join(self.config)}")
        if key == "assets" and not (isinstance(value, str) and value):
            got = f"got {format_value(value)}: write {self.getConfig(key)}"
            raise UserError(f"assets must be the address of a folder, {got}")
        if key == "strict" and str(value).lower() not in ("true", "false"):
            raise UserError(f"strict must be true or false, got {format_value(value)}")
        super().setConfig(key, value)

    def extendMarkdown(self, md: Markdown) -> None:
        """Draw the blocks before Markdown reads them, and add the figures to its HTML."""
        blocks = _Blocks(md, self.getConfig("assets"), strict=self.getConfig("strict"))
        md.preprocessors.register(blocks, "queens_atlas", FIRST)
        md.postprocessors.register(_Figures(blocks), "queens_atlas", LAST)


class _Blocks(Preprocessor):
    """Draws the blocks of a page, and leaves a placeholder for each figure."""

    def __init__(self, md: Markdown, folder: str, *, strict: bool) -> None:
        super().__init__(md)
        self._folder, self._strict = folder, strict

    def run(self, lines: list[str]) -> list[str]:
        """The lines of the page, with placeholders."""
        self.host = _host_page(self.md)
        links = FolderLinks(self.host.path, exists=lambda path: False, folder=self._folder)
        self.page = expand("\n".join(lines), links, NO_PAGES)
        self.report(*self.page.problems)
        for note in self.page.notes:
            logging.getLogger(self.host.logger).info("queens-atlas: %s", note)
        return self.page.markdown.split("\n")

    def report(self, *problems: Problem) -> None:
        """Warn of mistakes; if strict, end the build instead.

        Raises
        ------
        UserError
            ``PAGE, line LINE: MISTAKE``.
        """
        for problem in problems:
            message = one_line(f"{self.host.place(problem.line)}: {problem.message}")
            if self._strict:
                raise UserError(message)
            logging.getLogger(self.host.logger).warning("queens-atlas: %s", message)


class _Figures(Postprocessor):
    """Replaces the placeholders in HTML by the figures."""

    def __init__(self, blocks: _Blocks) -> None:
        super().__init__(blocks.md)
        self._blocks = blocks

    def run(self, text: str) -> str:
        """The HTML with its figures; it may be that of a heading, for the table of contents."""
        text = self._with_lost_blocks(text)
        page, kept = self._blocks.page, keys_in(text)
        figures, head = dict(page.figures), _head(page.links)
        for key, figure in page.figures.items():
            if key in kept & page.blocks.keys():
                html = self._blocks.host.adapted(head + figure.html)
                figures[key], head = replace(figure, html=html), ""
        return fill_placeholders(text, figures, page.links)

    def _with_lost_blocks(self, text: str) -> str:
        """Show the block where Markdown took its placeholder for code."""
        for key, block in self._blocks.page.blocks.items():
            as_text = escape(placeholder(key), quote=False)
            for lost in (as_text, as_text.replace('"', "&quot;")):
                if lost in text:
                    self._blocks.report(Problem(block.first + 1, LOST))
                    text = text.replace(lost, escape("\n".join([*block.lines, LOST])))
        return text


def _head(links: Links) -> str:
    """What loads the style sheet and the script of all figures."""
    sheet = f'<link rel="stylesheet" href="{escape(links.url(STYLESHEET))}">'
    return f'{sheet}\n<script defer src="{escape(links.url(SCRIPT))}"></script>\n'


@dataclass(frozen=True, slots=True)
class _HostPage:
    """What the program that builds the site says of a page.

    Attributes
    ----------
    name : str
        What its author calls it; empty if that is not known.
    path : str
        The path of its HTML; empty if that is not known.
    is_deeper : bool
        Whether its HTML is deeper than its Markdown, and addresses in it get another ``../``.
    logger : str
        The name of the log whose warnings the program counts, if it counts any.
    """

    name: str = ""
    path: str = ""
    is_deeper: bool = False
    logger: str = "queens_atlas"

    def place(self, line: int) -> str:
        """A line of the page, for its author."""
        return f"{self.name}, line {line} after any front matter" if self.name else f"line {line}"

    def adapted(self, html: str) -> str:
        """HTML whose addresses are right after the program has changed them."""
        return for_zensical(html) if self.is_deeper else html


def _host_page(md: Markdown) -> _HostPage:
    """The page, as Zensical, MkDocs and ProperDocs tell: each adds a processor that knows it."""
    if "rendering_context" in md.preprocessors:
        context: Any = md.preprocessors["rendering_context"]
        name, url = context.page.path, context.page.url
        path = url if url.endswith(".html") else f"{url}index.html"
        return _HostPage(name, path, path.count("/") > name.count("/"))
    if "relpath" in md.treeprocessors:
        processor: Any = md.treeprocessors["relpath"]
        package = type(processor).__module__.partition(".")[0]
        file = processor.file
        return _HostPage(file.src_uri, file.dest_uri, logger=f"{package}.queens_atlas")
    return _HostPage()
