"""Blocks that draw rows of bits: masks, and the arithmetic on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from site_builder.block import Draw
from site_builder.tables import Table

KINDS: Mapping[str, Draw] = {}

TABLES: Mapping[str, Callable[[str], Table]] = {}
