"""Templates: values in, HTML out, and one clear line where a template has a mistake."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from site_builder.figures.boards.copies import Copied, Copy, copies
from site_builder.svg import board as board_svg
from site_builder.values import text as words
from site_builder.values.errors import TemplateMistake
from site_builder.values.gallery import Entry
from site_builder.values.page import TEMPLATES, Links
from site_builder.values.text import squares


def render(template: str, context: Mapping[str, object], links: Links) -> str:
    """The HTML that a template makes of its context.

    Parameters
    ----------
    template : str
        File name below ``templates/``.
    context : mapping of str to object
        What the comment at the head of the template lists. Every template also has `url`, which
        makes a link of a source path, `address`, which makes one with the host of the site, and
        `exists`, which tells whether there is such a page.
    links : Links
        Of the page that will hold the HTML.

    Raises
    ------
    TemplateMistake
        ``template NAME, line LINE: WHAT IS WRONG``.
    """
    always = {"url": links.url, "exists": links.exists, "address": links.address}
    try:
        return _environment().get_template(template).render(always, **context)
    except Exception as error:  # a template can do anything
        raise TemplateMistake(_mistake(template, error)) from error


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "bit_rows": words.bit_rows,
        "board": _board,
        "columns": words.columns_text,
        "copies": _copies,
        "counted": words.counted,
        "definitions": lambda sizes: Markup(board_svg.definitions(*sizes)),
        "empty_board": _empty_board,
        "grouped": words.grouped,
        "squares": lambda solution: " ".join(squares(solution)),
        "symmetry_name": words.SYMMETRY_NAMES.__getitem__,
        "class_meaning": words.CLASS_MEANINGS.__getitem__,
    }
    return environment


def _copies(entry: Entry, page: str, picture: str) -> tuple[Copy, ...]:
    """Every way to copy a solution that has these addresses."""
    return copies(Copied(entry.label, entry.solution, page, picture))


@cache  # the same through all rebuilds of `mkdocs serve`
def _board(entry: Entry, title: str | None = None, **style: Any) -> Markup:
    """The picture of a solution; a page that holds one holds the `definitions` of its N too."""
    description = " ".join(squares(entry.solution))
    drawn = board_svg.board(
        entry.solution, title=title or entry.label, description=description, **style
    )
    return Markup(drawn)


def _empty_board(n: int) -> Markup:
    """The board of an N that has no solution."""
    return Markup(board_svg.empty_board(n, title=f"N = {n}", description="no solution"))


def _mistake(template: str, error: Exception) -> str:
    """Where the mistake is: Jinja leaves the lines of templates in the traceback."""
    where = f"template {template}"
    for frame in traceback.extract_tb(error.__traceback__):
        if TEMPLATES in Path(frame.filename).parents:
            where = f"template {Path(frame.filename).name}, line {frame.lineno}"
    return f"{where}: {str(error) or type(error).__name__}"
