"""Blocks that draw searches: strips of steps, trees, boards in the order they are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from site_builder.block import Draw
from site_builder.figures import Chart
from site_builder.tables import Table

KINDS: Mapping[str, Draw] = {}

TABLES: Mapping[str, Callable[[str], Table]] = {}

CHARTS: Mapping[str, Callable[[str], Chart]] = {}
