"""How `queens count --cluster` chooses a search that fits its workers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cy_core import DEPTH_FIRST, JOIN
from site_builder.cli import clusters
from site_builder.cli.clusters import fitting_search
from site_builder.values.errors import UserError

MEMORY = "joining N = 24 takes 3,600 MB a worker"


@pytest.mark.parametrize(
    ("host", "search", "message"),
    [
        (None, JOIN, f"{MEMORY}\n"),
        ("node-7", DEPTH_FIRST, f"{MEMORY}, too much for node-7: searching depth-first\n"),
    ],
)
def test_without_memory_only_a_named_or_begun_join_is_refused(
    host: str | None,
    search: str,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(clusters, "without_memory_to_join", lambda *_: host)
    workers: Any = SimpleNamespace(connection=None, threads={})
    assert fitting_search(workers, 24, JOIN, None) == search
    assert capsys.readouterr().err == message
    assert fitting_search(workers, 24, DEPTH_FIRST, None) == DEPTH_FIRST
    if host:
        rule = "^.* too much for node-7: start fewer workers there, or search depth-first$"
        with pytest.raises(UserError, match=rule):
            fitting_search(workers, 24, JOIN, JOIN)
    else:
        assert fitting_search(workers, 24, JOIN, JOIN) == JOIN
