"""What `queens count --cluster` refuses, and how it chooses what fits its workers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cy_core import DEPTH_FIRST, JOIN
from site_builder.cli import clusters
from site_builder.cli.clusters import fitting_search
from site_builder.values.errors import UserError
from tests.helpers.command_line import Capture, complaint


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--cluster loca", "a cluster is local, local:WORKERS or tcp://HOST:PORT, got loca"),
        (
            "--cluster local --threads 2",
            "workers of a cluster have one thread each, got --threads ",
        ),
        ("--cluster local --method bitmap", "only the engine counts on a cluster, got --method bi"),
        ("--verify 2%", "only a cluster counts parts again, got --verify: name a --cluster, or le"),
        (
            "--cluster local --verify 2",
            "--verify must be a share of the parts up to 100%, such as 2%, got 2",
        ),
        ("--cluster local:1 --verify 2%", "--verify needs 2 workers, and this cluster has 1"),
    ],
)
def test_options_that_conflict_with_a_cluster_are_refused(
    words: str, message: str, capsys: Capture
) -> None:
    assert complaint(capsys, "count", "12", *words.split()).startswith(message)


@pytest.mark.parametrize("host", [None, "node-7"])
@pytest.mark.parametrize(("option", "stored"), [(None, None), (JOIN, None), (None, JOIN)])
def test_default_search_falls_back_to_depth_first_without_memory(
    host: str | None,
    option: str | None,
    stored: str | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    monkeypatch.setattr(clusters, "without_memory_to_join", lambda *_: host)
    workers: Any = SimpleNamespace(connection=None, threads={})
    memory = "joining N = 24 takes 3,600 MB a worker"
    if host and (option or stored):
        message = (
            f"^{memory}, too much for node-7: start fewer workers there, or search depth-first$"
        )
        with pytest.raises(UserError, match=message):
            fitting_search(workers, 24, JOIN, option or stored)
        return
    chosen = fitting_search(workers, 24, JOIN, option or stored)
    assert chosen == (DEPTH_FIRST if host else JOIN)
    more = ", too much for node-7: searching depth-first" if host else ""
    assert capsys.readouterr().err == f"{memory}{more}\n"
    assert fitting_search(workers, 24, DEPTH_FIRST, None) == DEPTH_FIRST
