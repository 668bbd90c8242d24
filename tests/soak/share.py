"""A plugin of pytest for the soak: a quarter of the tests, by chance, but the same in a round."""

from __future__ import annotations

import os
from random import Random

import pytest

PARTS = 4


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep a quarter; all processes of a round choose the same."""
    chosen = Random(int(os.environ["SOAK_ROUND"])).sample(items, -(-len(items) // PARTS))
    left_out = set(items) - set(chosen)
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]
