"""What all tests of measurements need."""

from __future__ import annotations

import gc

import pytest


@pytest.fixture(autouse=True, scope="module")
def settled() -> None:
    """What earlier tests keep is put aside: each measurement would look for garbage in it."""
    gc.collect()
    gc.freeze()
