"""Builds the whole site for tests, as `make build` does, in a separate process."""

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

# A careful server's policy: no scripts within pages, and nothing from other sites.
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"


def build(folder: Path, *, seed: int = 0) -> subprocess.CompletedProcess[str]:
    """Build our site strictly into `folder`; `seed` changes the order of sets."""
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
    """Build our site in a forked process with everything imported, and another order of sets."""
    if sys.platform == "win32":  # cannot fork
        done = build(folder, seed=4711)
        return EndedProcess(done.returncode, done.stdout, done.stderr)
    return run_in_process(_build_here, folder, box=box, here=ROOT)


def _build_here(folder: Path) -> None:
    os.environ["SITE_URL"] = PLACE
    mkdocs(["build", "--strict", "--site-dir", str(folder)])


def shared(folder: Path, make: Callable[[Path], None]) -> Path:
    """Return a folder that the first process to call this makes; the others wait for it."""
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
    """Serve a folder; yield the address of the server.

    With `strict`, browsers run and load nothing but files of the site.
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
    """Serve our site below a path, as on GitHub Pages; yield its address."""
    place = top / urlsplit(PLACE).path.strip("/")
    place.symlink_to(site, target_is_directory=True)
    with served(top) as root:
        yield f"{root}/{place.name}/"


class Server(ThreadingHTTPServer):
    """A server with a long queue, because a browser sends many requests at once."""

    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report errors as usual, except if the browser closed the connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Print nothing for a request."""


class _WithPolicy(_Files):
    def end_headers(self) -> None:
        """Add the policy to the headers."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()
