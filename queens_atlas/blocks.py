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

__all__ = [
    "Form",
    "Fundamental",
    "Lines",
    "Method",
    "Text",
    "UserError",
    "Word",
    "Words",
    "block",
    "choice",
    "number",
    "size",
    "sizes",
    "solution",
]
