"""A folder that all processes of a run share, such as our site, is made once."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest

from tests.helpers.site import shared


def test_shared_folder_is_made_once(tmp_path: Path) -> None:
    folders: list[Path] = []

    def make(folder: Path) -> None:
        folder.mkdir()
        folders.append(folder)

    threads = [Thread(target=shared, args=(tmp_path / "site", make)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(folders) == 1


def test_shared_folder_that_failed_is_not_awaited(tmp_path: Path) -> None:
    def fail(folder: Path) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        shared(tmp_path / "site", fail)
    with pytest.raises(AssertionError, match="another process could not make it"):
        shared(tmp_path / "site", fail)
