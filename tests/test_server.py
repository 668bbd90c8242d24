"""The site for tests: built once, and served to browsers that come and go."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest

from tests.helpers.site import Server, served, shared


@pytest.fixture
def server() -> Iterator[Server]:
    """One that nobody asks anything."""
    with Server(("127.0.0.1", 0), SimpleHTTPRequestHandler) as server:
        yield server


def reported(server: Server, error: Exception, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of an error in an answer."""
    try:
        raise error
    except Exception:
        server.handle_error(None, ("127.0.0.1", 1))
    return capsys.readouterr().err


@pytest.mark.parametrize("error", [BrokenPipeError(), ConnectionResetError()])
def test_server_ignores_a_client_that_has_left(
    server: Server, error: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reported(server, error, capsys) == ""


def test_server_reports_other_errors(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert "ZeroDivisionError: of ours" in reported(server, ZeroDivisionError("of ours"), capsys)


@pytest.mark.soak
def test_served_omits_the_theme_script(tmp_path: Path) -> None:
    script = "assets/javascripts/bundle.1.min.js"
    (tmp_path / script).parent.mkdir(parents=True)
    (tmp_path / script).write_text("start()")

    def sent(name: str, **how: bool) -> str:
        with served(tmp_path, **how) as root, urlopen(f"{root}/{name}") as answer:
            return str(answer.read().decode())

    assert sent(script) == "start()"
    assert "start" not in sent(script, alone=True)


@pytest.mark.soak
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
    assert shared(tmp_path / "site", make).is_dir()


def test_shared_folder_that_failed_is_not_awaited(tmp_path: Path) -> None:
    def fail(folder: Path) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        shared(tmp_path / "site", fail)
    with pytest.raises(AssertionError, match="another process could not make it"):
        shared(tmp_path / "site", fail)
