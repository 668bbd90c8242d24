"""Files are written completely or not at all."""

from __future__ import annotations

import errno
import os
import stat
import threading
from pathlib import Path

import pytest

from site_builder.values.errors import UserError
from site_builder.values.files import (
    make_folder,
    new_folder,
    read_file,
    replacing,
    require_folder,
    require_regular,
    write_file,
)

# A file name longer than file systems allow.
TOO_LONG = "a" * 300


@pytest.fixture(autouse=True)
def folder_with_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a file, a folder, a pipe and a link in a new folder, and work there."""
    monkeypatch.chdir(tmp_path)
    Path("old").write_text("old")
    Path("folder").mkdir()
    os.mkfifo("pipe")
    Path("link").symlink_to("old")


def texts() -> dict[str, str]:
    """Return the texts of all regular files in the working folder by name, also of hidden files."""
    return {path.name: path.read_text() for path in Path().iterdir() if path.is_file()}


def test_a_file_is_written_as_utf8_without_leftovers() -> None:
    write_file(Path("new"), "µ\n")
    assert Path("new").read_bytes() == b"\xc2\xb5\n"
    write_file(Path("new"), b"new")
    assert texts() == {"new": "new", "old": "old", "link": "old"}
    assert Path("new").stat().st_mode == Path("old").stat().st_mode
    longest = Path("a" * os.pathconf(".", "PC_NAME_MAX"))
    write_file(longest, "a")
    assert longest.read_text() == "a"


def write_half(path: Path) -> None:
    with replacing(path) as stream:
        stream.write(b"half")
        stream.flush()
        raise KeyboardInterrupt


@pytest.mark.parametrize("name", ["old", "link"])
def test_a_failure_keeps_the_old_file(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    before = texts()
    with pytest.raises(KeyboardInterrupt):
        write_half(Path(name))
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError, match=r"^cannot write .*: No space left on device$"):
        write_file(Path(name), "new")
    assert texts() == before


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing/a", "No such file or directory"),
        ("old/a", "Not a directory"),
        (".", "Is a directory"),
        (TOO_LONG, "File name too long"),
        ("/dev/full", "No space left on device"),
    ],
)
def test_unwritable_path_is_named(name: str, reason: str) -> None:
    with pytest.raises(UserError, match=f"^cannot write {name}: {reason}$"):
        write_file(Path(name), "a")


def test_what_leads_to_a_file_stays() -> None:
    Path("lost").symlink_to("new")
    for link, target in (("link", "old"), ("lost", "new")):
        write_file(Path(link), "text")
        assert Path(link).is_symlink()
        assert Path(target).read_text() == "text"
    write_file(Path(os.devnull), "gone")
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize("mode", [0o600, 0o664, 0o755])
def test_an_old_file_keeps_its_mode(mode: int) -> None:
    Path("old").chmod(mode)
    with replacing(Path("old")) as stream:
        (temporary,) = Path().glob(".queens-*.tmp")
        assert stat.S_IMODE(temporary.stat().st_mode) == mode, "nobody reads it meanwhile"
        stream.write(b"new")
    assert stat.S_IMODE(Path("old").stat().st_mode) == mode
    assert Path("old").read_text() == "new"


def test_a_write_protected_file_is_refused_before_anything_is_written() -> None:
    before = texts()
    Path("old").chmod(0o444)
    rule = r"^cannot write old: it is write-protected$"
    with pytest.raises(UserError, match=rule), replacing(Path("old")):
        raise AssertionError
    assert texts() == before


@pytest.mark.soak
def test_writing_to_a_pipe_waits_for_the_reader() -> None:
    """Write more than a pipe holds, so that the writer waits for the reader."""
    handle = os.open("pipe", os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    contents: list[bytes] = []
    with open(handle, "rb") as end:
        reader = threading.Thread(target=lambda: contents.append(end.read()))
        with replacing(Path("pipe")) as stream:
            # The reader starts only now, because it would find the end of a pipe without a writer.
            reader.start()
            stream.write(b"a" * 1_000_000)
        reader.join()
    assert contents == [b"a" * 1_000_000]
    assert Path("pipe").is_fifo()


def test_a_folder_is_made_once_or_named() -> None:
    for _ in range(2):
        make_folder(Path("a/b"))
    assert Path("a/b").is_dir()
    with pytest.raises(UserError, match=r"^cannot make the folder old: [A-Z]"):
        make_folder(Path("old"))


def test_a_new_or_an_empty_folder_is_filled() -> None:
    folder = Path("folder")
    before = folder.stat().st_ino
    with new_folder(folder) as new:
        (new / "a").mkdir()
        (new / "a" / "b").write_text("new")
    assert folder.stat().st_ino == before
    assert list(folder.rglob("*")) == [folder / "a", folder / "a" / "b"]
    longest = Path("d" * os.pathconf(".", "PC_NAME_MAX"))
    with new_folder(longest):
        pass
    assert longest.is_dir()
    Path("to").symlink_to("empty")
    Path("empty").mkdir()
    with new_folder(Path("to")) as new:
        (new / "a").touch()
    assert Path("to").is_symlink()
    assert Path("empty/a").is_file()


def fill_half(folder: Path, error: type[BaseException]) -> None:
    with new_folder(folder) as new:
        (new / "a").touch()
        raise error


@pytest.mark.parametrize("name", ["folder", "new", "above/far/new"])
def test_a_folder_that_is_not_filled_leaves_nothing(name: str) -> None:
    before = sorted(Path().rglob("*"))
    with pytest.raises(KeyboardInterrupt):
        fill_half(Path(name), KeyboardInterrupt)
    with pytest.raises(UserError, match=f"^cannot write {name}: "):
        fill_half(Path(name), OSError)
    assert sorted(Path().rglob("*")) == before


@pytest.mark.parametrize(
    ("name", "kind"), [("folder", "folder"), ("pipe", "pipe"), (os.devnull, "device")]
)
def test_irregular_file_is_refused(name: str, kind: str) -> None:
    rule = f"^{name} must be a regular file, got a {kind}: name another file$"
    with pytest.raises(UserError, match=rule):
        require_regular(Path(name))


@pytest.mark.parametrize(
    ("name", "kind"), [("old", "file"), ("pipe", "pipe"), (os.devnull, "device")]
)
def test_path_that_is_not_a_folder_is_refused(name: str, kind: str) -> None:
    rule = f"^{name} must be a folder, got a {kind}: name another folder$"
    with pytest.raises(UserError, match=rule):
        require_folder(Path(name))


def test_right_and_missing_files_pass_and_a_name_that_is_too_long_does_not() -> None:
    for name in ("old", "link", "missing"):
        require_regular(Path(name))
    for name in ("folder", "missing"):
        require_folder(Path(name))
    with pytest.raises(UserError, match=r"^cannot open a+: [A-Z].*$"):
        require_regular(Path(TOO_LONG))


def test_a_file_is_read_up_to_its_bound() -> None:
    assert read_file(Path("old"), max_bytes=3) == b"old"
    for name, rule in (
        ("old", "old must have 2 bytes at most: move it away"),
        ("pipe", "pipe must be a regular file, got a pipe: move it away"),
        ("missing", "cannot read missing: No such file or directory"),
    ):
        with pytest.raises(UserError, match=f"^{rule}$"):
            read_file(Path(name), max_bytes=2, remedy="move it away")
