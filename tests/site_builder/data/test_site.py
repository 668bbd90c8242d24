"""The files are as their descriptions say, and the same in each build."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path

import pytest

from cy_core import known_census, properties
from site_builder.data import site
from site_builder.data.site import site_data
from site_builder.values.config import SiteConfig
from tests.helpers.records import write_records


def contents_of(folder: Path) -> dict[str, bytes]:
    """What is in each file of a site with the times of two machines, by its path."""
    write_records(folder / "timings")
    data = site_data(SiteConfig(downloads=range(4, 8), records=folder))
    return {written.file.path: content for written, content in data.items()}


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Those of one site for all tests."""
    return contents_of(tmp_path_factory.mktemp("records"))


def test_sha256sums_list_every_file(contents: dict[str, bytes]) -> None:
    lines = contents["SHA256SUMS"].decode().splitlines()
    digests = {path: digest for digest, path in (line.split("  ") for line in lines)}
    others = contents.keys() - {"SHA256SUMS"}
    assert digests == {path: hashlib.sha256(contents[path]).hexdigest() for path in others}


def test_each_n_leads_to_its_files(contents: dict[str, bytes]) -> None:
    for n in range(1, 28):
        document = json.loads(contents[f"{n}.json"])
        assert document["total"] == known_census(n).total
        assert bool(document["files"]) == (n in range(4, 8))
        for file in document["files"]:
            assert len(contents[file["path"]]) == file["bytes"]
            assert hashlib.sha256(contents[file["path"]]).hexdigest() == file["sha256"]


@pytest.mark.parametrize(("n", "origin"), [(7, "computed"), (23, "counted"), (27, "cited")])
def test_an_n_has_its_solutions_if_it_has_files(
    n: int, origin: str, contents: dict[str, bytes]
) -> None:
    document, listed = json.loads(contents[f"{n}.json"]), contents.get(f"{n}/fundamental.json")
    assert document["solutions"] == (json.loads(listed) if listed else None)
    assert document["origin"] == origin
    sizes = document["orbits_by_size"].items()
    assert sum(int(size) * count for size, count in sizes) == document["total"]


def test_several_n_in_one_file_are_those_of_each(contents: dict[str, bytes]) -> None:
    together = json.loads(contents["fundamental.json"])
    expected = [
        {"n": n, **row}
        for n in range(4, 8)
        for row in json.loads(contents[f"{n}/fundamental.json"])
    ]
    kept = [{name: row[name] for name in expected[0]} for row in together]
    assert kept == expected
    for row in together:
        measured = asdict(properties(row["columns"]))
        assert {name: row[name] for name in measured} == measured
    lines = contents["fundamental.csv"].decode().splitlines()
    assert lines[0].startswith("n,label,orbit_size,columns,lines,knight_pairs,conflicts,")
    assert lines[1] == "4,4.2.1,2,2 0 3 1,0,4,2,4,2,2,2,0,4,1"
    assert len(lines) == len(together) + 1


def test_the_same_bytes_each_time(contents: dict[str, bytes], tmp_path: Path) -> None:
    site._site_data.cache_clear()
    site._content_of_list.cache_clear()
    assert contents_of(tmp_path) == contents


def test_a_site_without_data_has_no_file_and_a_second_build_makes_nothing_anew() -> None:
    assert site_data(SiteConfig(downloads=range(0))) == {}
    assert site_data(SiteConfig(galleries=range(13, 15))) == {}
    config = SiteConfig(downloads=range(4, 5), records=Path("none"))
    assert site_data(config) is site_data(config)
