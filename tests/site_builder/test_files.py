"""A file is there whole, or not at all."""

from __future__ import annotations

import os
import re
import socket
from pathlib import Path

import pytest

from site_builder.errors import UserError
from site_builder.files import make_folder, replacing, require_regular, write_file


def write_half(path: Path) -> None:
    with replacing(path) as stream:
        stream.write(b"half")
        stream.flush()
        raise KeyboardInterrupt


def test_text_is_written_as_utf8_with_plain_line_ends(tmp_path: Path) -> None:
    write_file(tmp_path / "a.txt", "µ\n")
    assert (tmp_path / "a.txt").read_bytes() == b"\xc2\xb5\n"


def test_an_old_file_is_replaced_and_nothing_else_left(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    write_file(tmp_path / "a", b"new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a", "new")]


def test_a_failure_in_the_middle_keeps_the_old_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    with pytest.raises(KeyboardInterrupt):
        write_half(tmp_path / "a")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a", "old")]


@pytest.mark.parametrize("place", ["missing/a", "file/a", "."])
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match=r"^cannot write .*: [A-Z]"):
        write_file(tmp_path / place, "")


def test_a_link_still_leads_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "a")
    write_file(link, "new")
    assert link.is_symlink()
    assert (tmp_path / "a").read_text() == "new"


def test_a_device_is_not_replaced_by_a_file() -> None:
    write_file(Path(os.devnull), "gone")
    assert not Path(os.devnull).is_file()


def test_a_folder_is_made_once(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b")
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match=r"^cannot make the folder .*file: [A-Z]"):
        make_folder(tmp_path / "file")


@pytest.fixture
def special(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """A path of each kind that is no regular file."""
    places = {kind: tmp_path / kind for kind in ("folder", "pipe", "socket", "loop")}
    places["folder"].mkdir()
    os.mkfifo(places["pipe"])
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("socket")  # a longer address may be too long
    places["loop"].symlink_to(places["loop"])
    return {**places, "device": Path(os.devnull)}


@pytest.mark.parametrize("kind", ["folder", "pipe", "socket", "device"])
def test_what_is_no_regular_file_is_told(special: dict[str, Path], kind: str) -> None:
    path = special[kind]
    message = f"{path} must be a regular file, got a {kind}: name another file"
    with pytest.raises(UserError, match=f"^{re.escape(message)}$"):
        require_regular(path)


def test_a_link_that_leads_to_itself_is_told(special: dict[str, Path]) -> None:
    with pytest.raises(UserError, match=r"^cannot open .*loop: [A-Z].*$"):
        require_regular(special["loop"])


def test_a_regular_file_passes_and_so_does_a_missing_one(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    for name in ("a", "link", "missing"):
        require_regular(tmp_path / name)
