"""Figures of a site's own: a function with `@block` is a block of its pages.

`replace_blocks` draws the blocks of a page for generators that do not use Python-Markdown.
"""

from cy_core import Form
from site_builder.blocks.extension import replace_blocks
from site_builder.figures.boards import AnnotatedBoard
from site_builder.svg.board import Board
from site_builder.values.block import (
    Fundamental,
    Lines,
    Method,
    Word,
    Words,
    bits,
    block,
    choice,
    number,
    size,
    sizes,
    solution,
)
from site_builder.values.errors import UserError
from site_builder.values.figure import Card, Cards, Chart, Element, Passage, Picture, Question
from site_builder.values.table import Table, number_columns, text_columns

__all__ = [
    "AnnotatedBoard",
    "Board",
    "Card",
    "Cards",
    "Chart",
    "Element",
    "Form",
    "Fundamental",
    "Lines",
    "Method",
    "Passage",
    "Picture",
    "Question",
    "Table",
    "UserError",
    "Word",
    "Words",
    "bits",
    "block",
    "choice",
    "number",
    "number_columns",
    "replace_blocks",
    "size",
    "sizes",
    "solution",
    "text_columns",
]
