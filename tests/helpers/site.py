"""Build our whole site for tests, as `make build` does, and serve it."""

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
from tests.helpers.projects import run_mkdocs
from tests.helpers.sources import ROOT
from tests.helpers.waiting import wait_until

# The address of our site, read from mkdocs.yml, because a fork has another address there.
SITE_URL = re.findall(
    r'^site_url: .*?(https?://[^"\s]+)', (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE
)[0]

# The content security policy of a careful server: no scripts within pages, and nothing from other
# sites.
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"


def build_atlas(folder: Path, *, seed: int = 0) -> subprocess.CompletedProcess[str]:
    """Build our site strictly into `folder`; `seed` determines the order of sets in Python."""
    environment = os.environ | {
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONHASHSEED": str(seed),
        "PYTHONUTF8": "1",
        "SITE_URL": SITE_URL,
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8"
    )


def rebuild_atlas(folder: Path, output: Path) -> EndedProcess:
    """Build our site into `folder` in a forked process, with another order of sets.

    The process has imported everything already. Its output is captured in the folder `output`.
    """
    # Windows cannot fork processes, so start a new one.
    if sys.platform == "win32":
        done = build_atlas(folder, seed=4711)
        return EndedProcess(done.returncode, done.stdout, done.stderr)
    return run_in_process(_run_build, folder, folder=output, cwd=ROOT)


def _run_build(folder: Path) -> None:
    os.environ["SITE_URL"] = SITE_URL
    run_mkdocs(["build", "--strict", "--site-dir", str(folder)])


def make_once(folder: Path, make: Callable[[Path], None]) -> Path:
    """Return `folder`, which only the first process that calls this makes. Others wait for it.

    `make` fills the new folder that it is given.
    """
    started = folder.with_name(f"{folder.name}.started")
    failed = started / "failed"
    try:
        started.mkdir()
    except FileExistsError:
        wait_until(lambda: folder.exists() or failed.exists())
        assert folder.exists(), "another process failed to make it"
        return folder
    try:
        make(started / "new")
        return (started / "new").rename(folder)
    except BaseException:
        failed.touch()
        raise


@contextmanager
def serve(folder: Path, *, strict: bool = False) -> Iterator[str]:
    """Serve a folder and yield the address of the server.

    If `strict` is true, browsers run and load only files of the site.
    """
    handler = _StrictHandler if strict else _QuietHandler
    with Server(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def serve_below_path(site: Path, top: Path) -> Iterator[str]:
    """Serve our site below a path, as on GitHub Pages, and yield its address.

    `top` is an empty folder, in which a link to `site` is made.
    """
    path = top / urlsplit(SITE_URL).path.strip("/")
    path.symlink_to(site, target_is_directory=True)
    with serve(top) as root:
        yield f"{root}/{path.name}/"


class Server(ThreadingHTTPServer):
    """A server with a long queue, because a browser sends many requests at once."""

    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report errors as usual, except if the browser closed the connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Do not print requests."""


class _StrictHandler(_QuietHandler):
    def end_headers(self) -> None:
        """Add the policy to the headers of the response."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()
