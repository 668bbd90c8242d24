"""A file is there whole, or not at all."""

from __future__ import annotations

import errno
import os
import re
import stat
import threading
from pathlib import Path

import pytest

from site_builder.values import files
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

NO_SPACE = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def special(tmp_path: Path) -> dict[str, Path]:
    """A path of each kind that is no regular file."""
    places = {kind: tmp_path / kind for kind in ("folder", "pipe", "loop")}
    places["folder"].mkdir()
    os.mkfifo(places["pipe"])
    places["loop"].symlink_to(places["loop"])
    return {**places, "device": Path(os.devnull)}


def write_half(path: Path) -> None:
    with replacing(path) as stream:
        stream.write(b"half")
        stream.flush()
        raise KeyboardInterrupt


def test_text_is_written_as_utf8_with_plain_line_ends(tmp_path: Path) -> None:
    write_file(tmp_path / "a.txt", "µ\n")
    assert (tmp_path / "a.txt").read_bytes() == b"\xc2\xb5\n"


def test_existing_file_is_replaced_without_leftovers(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    write_file(tmp_path / "a", b"new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a", "new")]


def test_a_failure_in_the_middle_keeps_the_old_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    with pytest.raises(KeyboardInterrupt):
        write_half(tmp_path / "a")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a", "old")]


@pytest.mark.parametrize("path", ["missing/a", "file/a", "."])
def test_unwritable_path_is_named(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match=r"^cannot write .*: [A-Z]"):
        write_file(tmp_path / path, "")


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


def test_longest_name_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / ("a" * os.pathconf(tmp_path, "PC_NAME_MAX"))
    write_file(path, "a")
    assert path.read_text() == "a"


def test_existing_temporary_file_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "victim").write_text("mine")
    (tmp_path / "planted").symlink_to("victim")
    monkeypatch.setattr(files, "temporary_path", lambda folder: folder / "planted")
    with pytest.raises(UserError, match=r"^cannot write .*a: File exists$"):
        write_file(tmp_path / "a", "new")
    assert (tmp_path / "victim").read_text() == "mine"


def test_temporary_names_cannot_be_guessed(tmp_path: Path) -> None:
    names = {files.temporary_path(tmp_path).name for _ in range(100)}
    assert len(names) == 100
    assert all(re.fullmatch(r"\.queens-[0-9a-f]{16}\.tmp", name) for name in names)


def test_a_new_file_has_the_mode_that_any_other_would_have(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    write_file(tmp_path / "a", "")
    assert (tmp_path / "a").stat().st_mode == (tmp_path / "other").stat().st_mode


@pytest.mark.parametrize("mode", [0o600, 0o664, 0o755])
def test_an_old_file_keeps_its_mode(tmp_path: Path, mode: int) -> None:
    (tmp_path / "a").write_text("old")
    (tmp_path / "a").chmod(mode)
    with replacing(tmp_path / "a") as stream:
        (temporary,) = tmp_path.glob(".queens-*.tmp")
        assert stat.S_IMODE(temporary.stat().st_mode) == mode, "nobody reads it meanwhile"
        stream.write(b"new")
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == mode
    assert (tmp_path / "a").read_text() == "new"


def test_a_write_protected_file_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    (tmp_path / "a").chmod(0o444)
    with (
        pytest.raises(UserError, match=r"^cannot write .*a: it is write-protected$"),
        replacing(tmp_path / "a"),
    ):
        raise AssertionError
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a", "old")]


def test_disk_full_at_the_end_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise NO_SPACE

    (tmp_path / "a").write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError, match=r"^cannot write .*a: No space left on device$"):
        write_file(tmp_path / "a", "new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a", "old")]


def test_full_device_is_reported() -> None:
    with pytest.raises(UserError, match=r"^cannot write /dev/full: No space left on device$"):
        write_file(Path("/dev/full"), "a")


def test_a_pipe_that_no_program_reads_from_is_an_error_at_once(special: dict[str, Path]) -> None:
    with pytest.raises(UserError, match=r"^cannot write .*pipe: no program reads from it$"):
        write_file(special["pipe"], "a")


def test_circular_link_cannot_be_written(special: dict[str, Path]) -> None:
    with pytest.raises(UserError, match=r"^cannot write .*loop: [A-Z].*$"):
        write_file(special["loop"], "a")
    assert special["loop"].is_symlink()


@pytest.mark.soak
def test_writing_to_a_pipe_waits_for_the_reader(special: dict[str, Path]) -> None:
    """More than a pipe holds: the writer waits for the reader."""
    handle = os.open(special["pipe"], os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    contents: list[bytes] = []
    with open(handle, "rb") as end:
        reader = threading.Thread(target=lambda: contents.append(end.read()))
        with replacing(special["pipe"]) as stream:
            reader.start()  # before, it would find the end of what nobody writes
            stream.write(b"a" * 1_000_000)
        reader.join()
    assert contents == [b"a" * 1_000_000]
    assert special["pipe"].is_fifo()


def test_a_link_to_a_missing_file_makes_it(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("a")
    write_file(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "a").read_text() == "new"


def test_a_folder_is_made_once(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b")
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match=r"^cannot make the folder .*file: [A-Z]"):
        make_folder(tmp_path / "file")


def test_filled_folder_is_the_same_directory(tmp_path: Path) -> None:
    before = tmp_path.stat().st_ino
    with new_folder(tmp_path) as folder:
        (folder / "a").mkdir()
        (folder / "a" / "b").write_text("new")
    assert tmp_path.stat().st_ino == before
    assert [*tmp_path.rglob("*")] == [tmp_path / "a", tmp_path / "a" / "b"]


def test_file_written_meanwhile_is_kept(tmp_path: Path) -> None:
    making = new_folder(tmp_path)
    (making.__enter__() / "a").write_text("new")
    (tmp_path / "a").write_text("mine")
    with pytest.raises(OSError, match="not empty"):
        making.__exit__(None, None, None)
    assert [*tmp_path.iterdir()] == [tmp_path / "a"]
    assert (tmp_path / "a").read_text() == "mine"


@pytest.mark.parametrize("kind", ["folder", "pipe", "device"])
def test_irregular_file_is_refused(special: dict[str, Path], kind: str) -> None:
    path = special[kind]
    message = f"{path} must be a regular file, got a {kind}: name another file"
    with pytest.raises(UserError, match=f"^{re.escape(message)}$"):
        require_regular(path)


def test_circular_link_is_refused(special: dict[str, Path]) -> None:
    with pytest.raises(UserError, match=r"^cannot open .*loop: [A-Z].*$"):
        require_regular(special["loop"])


def test_a_regular_file_passes_and_so_does_a_missing_one(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    for name in ("a", "link", "missing"):
        require_regular(tmp_path / name)


@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_path_that_is_not_a_folder_is_refused(special: dict[str, Path], kind: str) -> None:
    message = f"{special[kind]} must be a folder, got a {kind}: name another folder"
    with pytest.raises(UserError, match=f"^{re.escape(message)}$"):
        require_folder(special[kind])


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    write_file(tmp_path / "a", "")
    with pytest.raises(UserError, match=r"a must be a folder, got a file: name another folder$"):
        require_folder(tmp_path / "a")


def test_a_folder_passes_and_so_does_a_missing_one(tmp_path: Path) -> None:
    require_folder(tmp_path)
    require_folder(tmp_path / "missing")


def test_a_file_is_read_up_to_its_bound(tmp_path: Path) -> None:
    write_file(tmp_path / "a", b"12345")
    assert read_file(tmp_path / "a", max_bytes=5) == b"12345"
    with pytest.raises(UserError, match=r"a must have 4 bytes at most: name another file$"):
        read_file(tmp_path / "a", max_bytes=4)


def test_path_that_is_not_a_file_is_not_read(special: dict[str, Path]) -> None:
    with pytest.raises(UserError, match=r"must be a regular file, got a pipe: move it away$"):
        read_file(special["pipe"], max_bytes=5, remedy="move it away")
    with pytest.raises(UserError, match=r"^cannot read missing: No such file or directory$"):
        read_file(Path("missing"), max_bytes=5)
