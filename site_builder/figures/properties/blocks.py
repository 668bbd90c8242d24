"""Blocks that show a property: on a board, and counted for each N."""

from __future__ import annotations

from collections.abc import Mapping

from cy_core import solution
from site_builder.figures.properties.properties import (
    PROPERTIES,
    BoardProperty,
    shown_property,
)
from site_builder.figures.properties.tables import property_table
from site_builder.values.block_type import Block, BlockType, figure_type, table_type
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture, pictures


def _pictures(block: Block) -> Figure:
    drawn, sizes = [], set()
    for line in block.all_lines():
        match line.split():
            case [key, label]:
                columns = solution(label)
            case _:
                raise UserError(f"a property is a name and a label, got {line}: write lines 8.8.10")
        shown = shown_property(_property(key), columns)
        drawn.append(Picture(shown.svg, f"{label}. {shown.sentence}"))
        sizes.add(len(columns))
    return pictures(drawn, *sorted(sizes))


def _property(key: str) -> BoardProperty:
    for each in PROPERTIES:
        if each.key == key:
            return each
    raise UserError(f"unknown property {key}: choose one of {', '.join(p.key for p in PROPERTIES)}")


BLOCK_TYPES: Mapping[str, BlockType] = {
    "property": figure_type("property", "lines 8.8.10", _pictures),
    "table property": table_type("lines", _property, property_table),
}
