"""The server for browser tests: it overlooks clients that leave, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler

import pytest

from tests.site import Server


@pytest.fixture
def server() -> Iterator[Server]:
    """One that nobody asks anything."""
    with Server(("127.0.0.1", 0), SimpleHTTPRequestHandler) as server:
        yield server


def told(server: Server, error: Exception, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of an error in an answer."""
    try:
        raise error
    except Exception:
        server.handle_error(None, ("127.0.0.1", 1))
    return capsys.readouterr().err


@pytest.mark.parametrize("error", [BrokenPipeError(), ConnectionResetError()])
def test_a_client_that_has_gone_is_no_news(
    server: Server, error: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(server, error, capsys) == ""


def test_any_other_error_is_told(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert "ZeroDivisionError: of ours" in told(server, ZeroDivisionError("of ours"), capsys)
