"""The records that a site shows: their order, and that a change of a file is seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_builder.timings.site_records import site_records
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.records import two_records, write_records


def test_the_fullest_record_comes_first(tmp_path: Path) -> None:
    write_records(tmp_path)
    assert site_records(SiteConfig(timings=tmp_path)) == two_records()


def test_no_folder_and_an_empty_one_have_no_records(tmp_path: Path) -> None:
    assert site_records(SiteConfig(timings=tmp_path / "none")) == ()
    assert site_records(SiteConfig(timings=tmp_path)) == ()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "notes").touch()
    with pytest.raises(UserError, match=r"^timings must be the name of a folder, got .*notes$"):
        site_records(SiteConfig(timings=tmp_path / "notes"))


def test_a_record_that_comes_goes_or_breaks_is_noticed(tmp_path: Path) -> None:
    config = SiteConfig(timings=tmp_path)
    write_records(tmp_path)
    assert len(site_records(config)) == 2
    path = tmp_path / "test-partial-4-cores.json"
    path.unlink()
    assert len(site_records(config)) == 1
    path.write_text("{", encoding="utf-8")
    with pytest.raises(UserError, match="not JSON"):
        site_records(config)


def test_a_link_to_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.json").symlink_to(tmp_path / "gone")
    with pytest.raises(UserError, match=r"^cannot read .*a\.json"):
        site_records(SiteConfig(timings=tmp_path))
