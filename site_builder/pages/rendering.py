"""Render templates: values in, HTML out. An error in a template names its template and line."""

from __future__ import annotations

import re
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import (
    BytecodeCache,
    Environment,
    FileSystemLoader,
    StrictUndefined,
    TemplateError,
)
from jinja2.bccache import Bucket
from markupsafe import Markup, escape

from site_builder.figures.wall import blocks as wall
from site_builder.svg import board as board_svg
from site_builder.values import text
from site_builder.values.cache import read_entry, write_entry
from site_builder.values.errors import UserError
from site_builder.values.figure import Card, Chart, Figure, Picture
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.inline_markdown import inline_markdown
from site_builder.values.page import Links, template_folders
from site_builder.values.site_paths import MAP_SIZES, POSTER_SIZES
from site_builder.values.table import Table


def render(template: str, context: Mapping[str, object], links: Links) -> str:
    """Render a template. Raise a UserError with the line of an error in the template."""
    functions = {"url": links.url, "exists": links.exists, "address": links.address}
    try:
        return _environment().get_template(template).render(functions, **context)
    except TemplateError as error:
        location = _template_line(error) or f"template {template}"
        raise UserError(f"{location}: {error}") from error


def render_figure(figure: Figure, links: Links) -> str:
    """Render a figure with its template, and with the block's caption if there is one."""
    template = figure_template(figure)
    context: dict[str, object] = {figure.name: figure}
    if figure.caption is not None:
        context |= {"figure": template, "own_caption": Markup(inline_markdown(figure.caption))}
        template = "captioned.html.jinja"
    return render(template, context, links)


def figure_template(figure: Figure) -> str:
    """Return the name of the template that renders a figure."""
    return f"{figure.name}.html.jinja"


def _environment() -> Environment:
    """Return Jinja's environment, with the folders of templates that exist now."""
    return _environment_of(*template_folders())


@cache
def _environment_of(*folders: Path) -> Environment:
    environment = Environment(
        loader=FileSystemLoader(folders),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=CompiledTemplates(),
    )
    environment.tests |= {
        "picture": lambda value: isinstance(value, Picture),
        "card": lambda value: isinstance(value, Card),
        "chart": lambda value: isinstance(value, Chart),
        "table": lambda value: isinstance(value, Table),
    }
    # The N of our pages of maps, of posters and of walls, to which the pages of an N link.
    environment.globals |= {
        "map_sizes": MAP_SIZES,
        "poster_sizes": POSTER_SIZES,
        "wall_sizes": wall.SIZES,
    }
    environment.filters |= {
        "board": _board,
        "columns": text.columns_text,
        "counted": text.counted,
        "definitions": lambda sizes: Markup(board_svg.definitions(*sizes)),
        "empty_board": _empty_board,
        "grouped": text.grouped,
        "squares": _squares_text,
        "symmetry_name": lambda symmetry: _spoken(text.SYMMETRY_NAMES[symmetry]),
        "spoken": _spoken,
        "class_meaning": text.CLASS_MEANINGS.__getitem__,
    }
    return environment


# Cached for all rebuilds of `mkdocs serve`.
@cache
def _board(solution: FundamentalSolution, title: str | None = None, **style: Any) -> Markup:
    """Draw a solution for a template. The page also needs the `definitions` of its N."""
    svg = board_svg.board(
        solution.columns,
        title=title or f"Solution {solution.label}",
        description=text.queens_text(text.squares(solution.columns)),
        **style,
    )
    return Markup(svg)


_SPOKEN = {
    name: Markup('<span aria-hidden="true">{}</span><span class="qa-unseen"> ({})</span>').format(
        name, text.MOVES_IN_WORDS[symmetry]
    )
    for symmetry, name in text.SYMMETRY_NAMES.items()
    if not name.isalpha()
}
_ARROW_NAME = re.compile("|".join(map(re.escape, _SPOKEN)))


def _spoken(name: str) -> Markup:
    """Return a name of a symmetry with its arrow hidden from screen readers.

    Screen readers read the name in words instead.
    """
    return Markup(_ARROW_NAME.sub(lambda match: _SPOKEN[match[0]], str(escape(name))))


def _squares_text(columns: Sequence[int]) -> str:
    return " ".join(text.squares(columns))


def _empty_board(n: int) -> Markup:
    """Draw an empty board, for an N without solutions."""
    board = board_svg.Board(n)
    svg = board_svg.draw_board(
        board, title=f"N = {n}", description="no solution", style_class="qa-board"
    )
    return Markup(svg)


def _template_line(error: TemplateError) -> str:
    """Return the innermost template and line in the traceback of an error.

    Return an empty text if the traceback has no template.
    """
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).parent in template_folders():
            return f"template {Path(frame.filename).name}, line {frame.lineno}"
    return ""


class CompiledTemplates(BytecodeCache):
    """A cache of the byte code of templates, in memory and on disk.

    Jinja stores a digest of a template's source with the byte code, and compiles the template again
    if the source has changed.
    """

    def __init__(self) -> None:
        self._codes: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Load the code of a template into Jinja's `bucket`, if it is cached."""
        with suppress(LookupError):
            bucket.bytecode_from_string(self._codes.get(bucket.key) or read_entry(_name(bucket)))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Cache the code of a template."""
        self._codes[bucket.key] = bucket.bytecode_to_string()
        write_entry(_name(bucket), self._codes[bucket.key])


def _name(bucket: Bucket) -> str:
    return f"template {bucket.key}"
