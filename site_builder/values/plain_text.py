"""Figures as plain text, for terminals, Markdown files, and readers without pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape, unescape
from typing import NamedTuple

from site_builder.values.table import Cell, Table

_TAG_OF_CODE = re.compile("</?code>")
_TAG = re.compile("<[^<>]*>")
_LINE_END = re.compile(r"\s*\n\s*")


class DrawnSvg(str):
    """SVG that also has the picture as text, such as rows of ``.`` and ``Q``."""

    # The lines of the text. Empty if the title and the description say everything.
    rows: str
    # The title and the description, without the parts that `rows` already says.
    words: str

    def __new__(cls, svg: str, rows: str = "", words: str = "") -> DrawnSvg:
        """Return `svg` with its text. The texts have defaults because `pickle` sets them later."""
        drawn = super().__new__(cls, svg)
        drawn.rows = rows
        drawn.words = words
        return drawn

    @property
    def text(self) -> str:
        """The picture as plain text."""
        return "\n".join(filter(None, [self.rows, self.words]))


def drawn_svg(svg: str) -> DrawnSvg:
    """Return a picture with its text.

    If we have not drawn the picture ourselves, its text is the title and the description, or the
    alternative text of an image.
    """
    if isinstance(svg, DrawnSvg):
        return svg
    return DrawnSvg(svg, words=sentences(title_of(svg), description_of(svg)) or _alternative(svg))


def title_of(svg: str) -> str:
    """Return the title of a picture.

    >>> title_of("<svg><title>A &amp; B</title></svg>")
    'A & B'
    """
    return _text_of("title", svg)


def description_of(svg: str) -> str:
    """Return the description of a picture."""
    return _text_of("desc", svg)


def _text_of(element: str, svg: str) -> str:
    match = re.search(f"<{element}>(.*?)</{element}>", svg)
    return unescape(match[1]) if match else ""


def _alternative(html: str) -> str:
    match = re.search(' alt="([^"]*)"', html)
    return unescape(match[1]) if match else ""


def sentences(*texts: str) -> str:
    """Join the texts that are not empty. Add a full stop to each text that does not end a sentence.

    >>> sentences("Solution 4.2.1", "Queens on c4 a3 d2 b1")
    'Solution 4.2.1. Queens on c4 a3 d2 b1.'
    """
    ended = (text if text.endswith((".", "?", "!", ":")) else f"{text}." for text in texts if text)
    return " ".join(ended)


def queen_rows(columns: Iterable[int | None], n: int) -> str:
    """Return a line for each row of a board, with ``Q`` for a queen and ``.`` for an empty square.

    `columns` has the column of the queen in each row from the top, or None without one.

    >>> print(queen_rows((1, 3, None, 2), 4))
    . Q . .
    . . . Q
    . . . .
    . . Q .
    """
    return "\n".join(
        " ".join("Q" if each == column else "." for each in range(n)) for column in columns
    )


class TextPart(NamedTuple):
    """A part of the text of a figure."""

    # Markdown, or the lines of a board or a program.
    text: str
    # Whether line ends and spaces matter. If so, Markdown needs a fence around the lines.
    is_verbatim: bool = False


def printed(parts: Iterable[TextPart]) -> str:
    """Return the text of a figure for a terminal."""
    return "\n\n".join(part.text for part in parts if part.text)


def as_markdown(parts: Iterable[TextPart]) -> str:
    """Return the text of a figure for a Markdown file."""
    return "\n\n".join(
        _fenced(part.text) if part.is_verbatim else part.text for part in parts if part.text
    )


def as_html(parts: Iterable[TextPart]) -> str:
    """Return the text of a figure as HTML: paragraphs, and lines that keep their spaces.

    Each line ends with `<br>`, because feeds join the lines of a page.
    """
    elements = []
    for text, is_verbatim in parts:
        tag = "pre" if is_verbatim or "\n" in text else "p"
        html = escape(text.strip("*"), quote=False).replace("\n", "<br>")
        elements += [f"<{tag}>{html}</{tag}>"] if text else []
    return "".join(elements)


def _fenced(text: str) -> str:
    marks = "`" * max([3, *(len(run) + 1 for run in re.findall("`+", text))])
    return f"{marks}text\n{text}\n{marks}"


def picture_part(svg: str, words: str = "") -> TextPart:
    """Return the text of a picture: its rows of characters, if it has any, and a description.

    The description is `words`, or by default the title and the description of the picture.
    """
    drawn = drawn_svg(svg)
    lines = filter(None, [drawn.rows, words or drawn.words])
    return TextPart("\n".join(lines), is_verbatim=bool(drawn.rows))


def paragraph(html: str) -> TextPart:
    """Convert a paragraph of HTML to Markdown. All tags except code are left out.

    >>> paragraph("Is <code>x &lt; 2</code> <em>true</em>?").text
    'Is `x < 2` true?'
    """
    return TextPart(unescape(_TAG.sub("", _TAG_OF_CODE.sub("`", str(html)))))


def table_parts(table: Table) -> list[TextPart]:
    """Return a table as Markdown, with its caption above and its note below."""
    parts = [TextPart(f"**{table.caption}**"), TextPart(_markdown_table(table))]
    return [*parts, *([TextPart(table.note)] if table.note else [])]


def _markdown_table(table: Table) -> str:
    """Return a table as Markdown, without the links of its cells."""
    columns = table.visible_columns
    rows = [list(map(_text_of_cell, row)) for row in table.cells]
    rules = ["---" if column.align == "l" else "---:" for column in columns]
    return markdown_rows([[column.heading or "" for column in columns], rules, *rows])


def _text_of_cell(cell: Cell) -> str:
    text = f"`{cell.text}`" if cell.mark == "code" else cell.text
    return f"{text} ({cell.under})" if cell.under else text


def markdown_rows(rows: Iterable[Sequence[str]]) -> str:
    r"""Return rows of cells as the lines of a Markdown table.

    >>> print(markdown_rows([["left | right", "down"]]))
    | left \| right | down |
    """
    return "\n".join(f"| {' | '.join(map(_cell_text, row))} |" for row in rows)


def _cell_text(text: str) -> str:
    return _LINE_END.sub(" ", text).replace("|", "\\|")
