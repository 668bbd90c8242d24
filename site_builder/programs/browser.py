"""Time the scripts that our pages count with, in a headless browser of this machine."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from posixpath import basename
from tempfile import TemporaryDirectory

from site_builder.programs.running import ProgramRun, output
from site_builder.values.errors import UserError
from site_builder.values.page import built_asset

REMEDY = "name another in QUEENS_BROWSER"
# The time of one measurement, because a browser takes longer to warm up.
MILLISECONDS = 100
# The first has no windows, and opens a page in a third of the time. All have the same engine.
COMMANDS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
    "msedge",
)
# MacOS and Windows keep browsers outside PATH.
PATHS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# The sandbox is off, because a container has no user namespaces for it, and the page is our own.
ARGUMENTS = ("--headless", "--no-sandbox", "--disable-background-networking", "--dump-dom")
PACE = "assets/queens-pace.js"
PAGE = """<!doctype html><title></title><script type="module">{pace}
const {{ total, seconds }} = measure({n}, {milliseconds});
const [name] = navigator.userAgent.match(/Chrome[/][0-9.]+/);
document.title = [{n}, total, seconds, name].join(" ");
</script>"""
ENGINE, WORKER = "assets/queens-engine.js", "assets/queens-engine-worker.js"
# The browser prints a page as soon as the page has loaded. The empty frame is open until the counts
# are done, because a page with an open frame has not loaded. The first count is not among the timed
# ones: it only loads the engine.
ENGINE_PAGE = """<!doctype html><title></title><body><script type="module">{module}
const frame = document.body.appendChild(document.createElement("iframe"));
frame.contentDocument.open();
try {{
  const options = {{ workers: 1, backend: "{backend}" }};
  await count(8, options);
  const runs = [], end = performance.now() + {milliseconds};
  do runs.push(await count({n}, options)); while (performance.now() < end);
  const {{ total, fundamental, seconds }} = runs.reduce((a, b) => (a.seconds < b.seconds ? a : b));
  const [name] = navigator.userAgent.match(/Chrome[/][0-9.]+/);
  document.title = [{n}, total, fundamental, seconds, name].join(" ");
}} finally {{
  frame.contentDocument.close();
}}
</script>"""


def in_browser(n: int) -> Callable[[], ProgramRun]:
    """Return a function that runs the search of our pages for one N in a browser."""
    page = PAGE.format(pace=built_asset(PACE).content, n=n, milliseconds=MILLISECONDS)
    return lambda: _run_page({"page.html": page})


def engine_in_browser(n: int, backend: str) -> Callable[[], ProgramRun]:
    """Return a function that runs the engine of our pages for one N in a browser, in one worker."""
    module = built_asset(ENGINE).content
    worker = built_asset(WORKER).content
    page = ENGINE_PAGE.format(module=module, n=n, backend=backend, milliseconds=MILLISECONDS)
    return lambda: _run_page({"page.html": page, basename(WORKER): str(worker)})


def _run_page(files: Mapping[str, str]) -> ProgramRun:
    """Open `page.html` from a folder with these files, and return the result in its title."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        file = Path(folder) / "page.html"
        browser = str(find_browser())
        command = [browser, *ARGUMENTS, f"--user-data-dir={folder}", file.as_uri()]
        return _read_title(output(command, REMEDY))


def find_browser() -> str | None:
    """Return the path of a Chromium-like browser: `QUEENS_BROWSER`, or the first that is found."""
    commands = filter(None, map(shutil.which, COMMANDS))
    paths = (path for path in PATHS if Path(path).is_file())
    return os.environ.get("QUEENS_BROWSER") or next(commands, None) or next(paths, None)


def _read_title(html: str) -> ProgramRun:
    """Return the result that a page has written into its title.

    >>> _read_title("<title>11 2680 0.0019 Chrome/156.0.1</title>")
    ProgramRun(counts=(11, 2680), tool='Chrome 156.0.1', seconds=0.0019)
    """
    title = re.search(r"<title>((?:\d+ )+)(\d[\d.]*(?:e-\d+)?) (\S+)</title>", html)
    if title is None:
        raise UserError(f"a browser must show the times of its page, got none: {REMEDY}")
    counts = tuple(map(int, title[1].split()))
    return ProgramRun(counts, title[3].replace("/", " "), float(title[2]))
