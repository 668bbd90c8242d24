"""Whose file lies where: no file of ours replaces one of the owner."""

from __future__ import annotations

import pytest

from site_builder.pages.clashes import OwnerFiles, clash_messages, destination


def owner_files(*paths: str) -> OwnerFiles:
    """The places of some files of an owner."""
    return OwnerFiles((destination(path), path) for path in paths)


@pytest.mark.parametrize(
    ("owner", "ours"),
    [
        ("boards/index.md", "boards/index.md"),
        ("boards.md", "boards/index.md"),
        ("boards/README.md", "boards/index.md"),
        ("boards/readme.md", "boards/readme/index.html"),
        ("boards/index.html", "boards/index.md"),
        ("Boards/index.md", "boards/index.md"),
        ("timings/data/mine/a.csv", "timings/data/Mine/a.csv"),
        ("boards/4/4.2.1/index.md", "boards/4/4.2.1.md"),
        ("boards", "boards/4/index.md"),
        ("boards/4", "boards/4/4.2.1.svg"),
        ("assets/queens-atlas.css/mine.txt", "assets/queens-atlas.css"),
    ],
)
def test_clashing_file_is_named(owner: str, ours: str) -> None:
    assert owner_files("index.md", owner).blocking(destination(ours)) == owner


def test_other_files_do_not_clash() -> None:
    others = ("boards/4.md", "boards/mine.md", "boards.css", "board/index.md", "assets/mine.css")
    files = owner_files("index.md", *others)
    assert files.blocking(destination("boards/index.md")) is None
    assert files.blocking("assets/queens-atlas.css") is None


@pytest.mark.parametrize(
    ("ours", "message"),
    [
        (["club/index.md"], "club/index.md: rename it, or move ours by the option folder"),
        (["club/4/a.md", "club/5/a.md"], "club/4/a.md and 1 more: rename it, or move ours by"),
        (["assets/queens-atlas.css"], "atlas.css: rename it, or figures have no style"),
        (["assets/queens-atlas.js"], "atlas.js: rename it, or figures may not work"),
    ],
)
def test_a_clash_names_both_and_a_remedy(ours: list[str], message: str) -> None:
    (clash,) = clash_messages([("mine", path) for path in ours], "club")
    assert clash.startswith("mine is where queens-atlas has ")
    assert message in clash
