"""What tests of values share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from site_builder.values import cache


@pytest.fixture(autouse=True)
def unused(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No cache on disk is used but that of the test."""
    monkeypatch.setattr(cache, "_used", used := [])
    yield
    for database in used:
        database.close()
