"""Texts for the OEIS, and the block that shows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from site_builder.blocks.registry import draw_block
from site_builder.results.blocks import b_file, entry
from site_builder.results.records import TermsRun, agreed_counts, keep_run
from site_builder.results.sequences import SEQUENCES, OeisSequence
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.sources import ROOT

OURS = OeisSequence("ours", "torus", "Number of things.", "things", lambda agreed: {})
TORUS = next(each for each in SEQUENCES if each.key == "A062164")


def test_an_entry_has_data_name_offset_and_program() -> None:
    assert entry(OURS, {4: 1, 5: 0, 6: 7}, "2026-11-25", "print(1)\n\nprint(2)\n") == (
        "%S A000000 1,0,7\n"
        "%N A000000 Number of things.\n"
        "%O A000000 4,3\n"
        "%o A000000 (Python)\n"
        "%o A000000 print(1)\n"
        "%o A000000\n"
        "%o A000000 print(2)\n"
    )


def test_an_extension_says_what_is_new_and_ends_before_a_gap() -> None:
    terms = {16: 1009395, 17: 5, 18: 6, 20: 7}
    assert entry(TORUS, terms, "2026-11-25", "").splitlines()[-1] == (
        "%E A062164 a(17)-a(18) from Queens Atlas, Nov 25 2026"
    )
    assert b_file(TORUS, terms).splitlines()[-3:] == ["16 1009395", "17 5", "18 6"]
    assert b_file(TORUS, terms).startswith("1 1\n2 0\n")


def test_data_end_with_a_whole_term() -> None:
    terms = dict(enumerate([10**20] * 20))
    assert entry(OURS, terms, "2026-11-25", "").splitlines()[0] == (
        "%S A000000 " + ",".join([str(10**20)] * 11)
    )


def test_programs_that_disagree_publish_nothing(tmp_path: Path) -> None:
    run = TermsRun(8, "list", {"boards": 8}, 1.0, "a", "0", "2026-11-25")
    path = tmp_path / "lines.json"
    keep_run(path, run)
    assert agreed_counts(tmp_path, "lines") == {}
    keep_run(path, replace(run, program="search", counts={"boards": 9}))
    with pytest.raises(UserError, match="n = 8: the programs disagree: publish nothing until"):
        agreed_counts(tmp_path, "lines")


def test_the_block_shows_tables_and_files() -> None:
    figure = draw_block("table", ["results superqueens"], SiteConfig(timings=ROOT / "timings"))
    paths = {asset.path for asset in figure.assets}
    assert {"results/superqueens.csv", "results/b352661.txt"} <= paths
    assert figure.context["runs"].rows
