"""Fixtures of the tests of commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.command_line import Queens


@pytest.fixture
def queens(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Queens:
    """Return a runner of commands, which run in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Queens(capsys)
