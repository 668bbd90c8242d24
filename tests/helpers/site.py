"""Builds the whole site for tests, as `make build` does, in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from tests.helpers.children import EndedProcess, run_in_process
from tests.helpers.patience import until
from tests.helpers.projects import mkdocs
from tests.helpers.sources import ROOT

# The address in mkdocs.yml, which a fork changes there.
PLACE = re.findall(
    r'^site_url: .*?(https?://[^"\s]+)', (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE
)[0]

# What a careful server allows: no script within a page, and nothing from elsewhere.
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"


def build(folder: Path, *, seed: int = 0) -> subprocess.CompletedProcess[str]:
    """Build it strictly into a folder; `seed` decides in what order sets go."""
    environment = os.environ | {
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONHASHSEED": str(seed),
        "PYTHONUTF8": "1",
        "SITE_URL": PLACE,
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8"
    )


def build_again(folder: Path, box: Path) -> EndedProcess:
    """The same by a process that has all loaded, where sets go in another order."""
    if sys.platform == "win32":  # it cannot fork
        done = build(folder, seed=4711)
        return EndedProcess(done.returncode, done.stdout, done.stderr)
    return run_in_process(_build_here, folder, box=box, here=ROOT)


def _build_here(folder: Path) -> None:
    os.environ["SITE_URL"] = PLACE
    mkdocs(["build", "--strict", "--site-dir", str(folder)])


def shared(folder: Path, make: Callable[[Path], None]) -> Path:
    """A folder that the first process to come makes, and for which the others wait."""
    started = folder.with_name(f"{folder.name}.begun")
    failed = started / "failed"
    try:
        started.mkdir()
    except FileExistsError:
        until(lambda: folder.exists() or failed.exists())
        assert folder.exists(), "another process could not make it"
        return folder
    try:
        make(started / "made")
        return (started / "made").rename(folder)
    except BaseException:
        failed.touch()
        raise


@contextmanager
def served(folder: Path, *, strict: bool = False) -> Iterator[str]:
    """The address of a file server for a folder.

    With `strict` browsers are told to run and load nothing but files of the site.
    """
    files = _WithPolicy if strict else _Files
    with Server(("127.0.0.1", 0), partial(files, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def below_a_path(site: Path, top: Path) -> Iterator[str]:
    """The address of our site below a path, as a project has it on GitHub Pages."""
    place = top / urlsplit(PLACE).path.strip("/")
    place.symlink_to(site, target_is_directory=True)
    with served(top) as root:
        yield f"{root}/{place.name}/"


class Server(ThreadingHTTPServer):
    """It has a long queue, for a browser asks for much at once, and lets clients go."""

    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Told as usual, but for a browser that left while it was answered."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Says nothing of each request."""


class _WithPolicy(_Files):
    def end_headers(self) -> None:
        """End them with the policy."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()
