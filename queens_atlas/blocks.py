"""Functions for sites that define figures of their own: `@block` makes a function a block of pages.

`replace_blocks` draws the blocks of a page for site generators that do not use Python-Markdown.
"""

from cy_core import Form
from site_builder.blocks.extension import replace_blocks
from site_builder.figures.boards import AnnotatedBoard
from site_builder.figures.solutions import solution_links
from site_builder.svg.bits import BitLine, stack
from site_builder.svg.board import Board, Square, draw_board
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
from site_builder.values.cache import disk_cache
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import (
    Card,
    Cards,
    Chart,
    Element,
    Figure,
    Passage,
    Picture,
    Question,
    SiteLink,
)
from site_builder.values.page import Asset, add_figures
from site_builder.values.plain_text import TextPart
from site_builder.values.table import Cell, Column, Row, Table, number_columns, text_columns
from site_builder.values.text import (
    columns_text,
    counted,
    grouped,
    queens_text,
    square_name,
    squares,
    squares_text,
)

__all__ = [
    "AnnotatedBoard",
    "Asset",
    "BitLine",
    "Board",
    "Card",
    "Cards",
    "Cell",
    "Chart",
    "Column",
    "Element",
    "Figure",
    "Form",
    "Fundamental",
    "Lines",
    "Method",
    "Passage",
    "Picture",
    "Question",
    "Row",
    "SiteConfig",
    "SiteLink",
    "Square",
    "Table",
    "TextPart",
    "UserError",
    "Word",
    "Words",
    "add_figures",
    "bits",
    "block",
    "choice",
    "columns_text",
    "counted",
    "disk_cache",
    "draw_board",
    "grouped",
    "number",
    "number_columns",
    "queens_text",
    "replace_blocks",
    "size",
    "sizes",
    "solution",
    "solution_links",
    "square_name",
    "squares",
    "squares_text",
    "stack",
    "text_columns",
]
