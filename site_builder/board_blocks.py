"""Blocks that draw boards with marks: attacks, forbidden squares, rings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from site_builder.block import Draw
from site_builder.tables import Table

KINDS: Mapping[str, Draw] = {}

TABLES: Mapping[str, Callable[[str], Table]] = {}
