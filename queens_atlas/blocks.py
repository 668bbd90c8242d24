"""Figures of a site's own: a function with `@block` is a block of its pages."""

from site_builder.values.block import (
    Form,
    Fundamental,
    Lines,
    Method,
    Text,
    Word,
    Words,
    block,
    choice,
    number,
    size,
    sizes,
    solution,
)
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, Picture
from site_builder.values.table import Table, number_columns, text_columns

__all__ = [
    "Element",
    "Form",
    "Fundamental",
    "Lines",
    "Method",
    "Picture",
    "Table",
    "Text",
    "UserError",
    "Word",
    "Words",
    "block",
    "choice",
    "number",
    "number_columns",
    "size",
    "sizes",
    "solution",
    "text_columns",
]
