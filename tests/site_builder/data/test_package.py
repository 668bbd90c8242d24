"""What is written fits what is told of it, and is the same each time."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cy_core import known_census, properties
from site_builder.data import site
from site_builder.data.site import SiteData, site_data
from site_builder.values.config import SiteConfig
from tests.helpers.records import write_records


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> SiteData:
    """That of a site with two machines."""
    folder = tmp_path_factory.mktemp("records")
    write_records(folder / "timings")
    return site_data(SiteConfig(downloads=range(4, 8), solution_pages=5, records=folder))


@pytest.fixture(scope="module")
def contents(data: SiteData) -> dict[str, bytes]:
    """What is in each file, by its path."""
    return {asset.path.removeprefix("data/"): asset.content for asset in data.assets()}


@pytest.fixture(scope="module")
def package(contents: dict[str, bytes]) -> dict[str, Any]:
    """What the package tells of all."""
    descriptor: dict[str, Any] = json.loads(contents["datapackage.json"])
    return descriptor


def test_every_file_has_its_size_and_its_sum(
    contents: dict[str, bytes], package: dict[str, Any]
) -> None:
    expected = {file["path"]: (file["bytes"], file["hash"]) for file in package["resources"]}
    files = {
        path: (len(content), f"sha256:{hashlib.sha256(content).hexdigest()}")
        for path, content in contents.items()
    }
    assert expected.keys() == files.keys() - {"datapackage.json", "SHA256SUMS"}
    assert expected.items() <= files.items()
    names = [file["name"] for file in package["resources"]]
    assert len({*names}) == len(names)
    assert all(re.fullmatch("[a-z0-9._/-]+", name) for name in names)


def test_sha256sums_list_every_file(contents: dict[str, bytes]) -> None:
    lines = contents["SHA256SUMS"].decode().splitlines()
    digests = {path: digest for digest, path in (line.split("  ") for line in lines)}
    others = contents.keys() - {"SHA256SUMS"}
    assert digests == {path: hashlib.sha256(contents[path]).hexdigest() for path in others}


def test_every_json_and_csv_fits_its_schema(
    contents: dict[str, bytes], package: dict[str, Any]
) -> None:
    for file in package["resources"]:
        content = contents[file["path"]]
        if file["path"].startswith("schema/"):
            Draft202012Validator.check_schema(json.loads(content))
        elif file["path"].endswith(".json"):
            schema = json.loads(contents[file["jsonSchema"]])
            Draft202012Validator(schema).validate(json.loads(content))
        elif file["format"] == "csv":
            first = next(csv.reader(io.StringIO(content.decode())))
            assert first == [field["name"] for field in file["schema"]["fields"]]


def test_each_n_leads_to_its_files(contents: dict[str, bytes]) -> None:
    for n in range(1, 28):
        document = json.loads(contents[f"{n}.json"])
        assert document["total"] == known_census(n).total
        assert bool(document["files"]) == (n in range(4, 8))
        for file in document["files"]:
            assert len(contents[file["path"]]) == file["bytes"]
            assert hashlib.sha256(contents[file["path"]]).hexdigest() == file["sha256"]


def test_each_solution_has_a_file_as_far_as_it_has_a_page(contents: dict[str, bytes]) -> None:
    paths = [path for path in contents if re.fullmatch(r"\d+/\d+\.\d\.\d+\.json", path)]
    assert paths == ["4/4.2.1.json", "5/5.2.1.json", "5/5.8.1.json"]


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


def test_the_same_bytes_each_time(data: SiteData, tmp_path: Path) -> None:
    write_records(tmp_path / "timings")
    site._site_data.cache_clear()
    site._content_of_list.cache_clear()
    again = site_data(SiteConfig(downloads=range(4, 8), solution_pages=5, records=tmp_path))
    assert again is not data
    assert again.contents == data.contents


def test_a_site_without_data_has_no_file_and_a_second_build_makes_nothing_anew() -> None:
    assert [*site_data(SiteConfig(downloads=range(0))).assets()] == []
    assert [*site_data(SiteConfig(galleries=range(13, 15))).assets()] == []
    config = SiteConfig(downloads=range(4, 5), records=Path("none"))
    assert site_data(config) is site_data(config)
