"""The b-files of new terms, and the block that shows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from site_builder.blocks.registry import draw_block
from site_builder.new_terms.blocks import b_file
from site_builder.new_terms.records import TermsRun, agreed_counts, keep_run
from site_builder.new_terms.sequences import SEQUENCES
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.sources import ROOT

TORUS = next(each for each in SEQUENCES if each.key == "A062164")


def test_a_b_file_ends_before_a_gap() -> None:
    terms = {16: 1009395, 17: 5, 18: 6, 20: 7}
    assert b_file(TORUS, terms).splitlines()[-3:] == ["16 1009395", "17 5", "18 6"]
    assert b_file(TORUS, terms).startswith("1 1\n2 0\n")


def test_programs_that_disagree_publish_nothing(tmp_path: Path) -> None:
    run = TermsRun(8, "list", {"boards": 8}, 1.0, "a", "0", "2026-11-25")
    path = tmp_path / "lines.json"
    keep_run(path, run)
    assert agreed_counts(tmp_path, "lines") == {}
    keep_run(path, replace(run, program="search", counts={"boards": 9}))
    with pytest.raises(UserError, match="n = 8: the programs disagree: publish nothing until"):
        agreed_counts(tmp_path, "lines")


def test_the_block_shows_tables_and_files() -> None:
    figure = draw_block("table", ["new-terms superqueens"], SiteConfig(records=ROOT / "records"))
    paths = {asset.path for asset in figure.assets}
    assert {"results/superqueens.csv", "results/b352661.txt"} <= paths
    *_, runs = figure.context["tables"]
    assert runs.rows
