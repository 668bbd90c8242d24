"""Finds the browser of this machine, so that no test run downloads one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
# macOS and Windows keep browsers outside PATH.
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# A container has no user namespaces for the sandbox; the pages under test are our own.
ARGUMENTS = ("--no-sandbox", "--disable-background-networking")


def find_browser() -> str:
    """Path of a Chromium-like browser: `QUEENS_BROWSER` if set, else the first one there is.

    Raises
    ------
    FileNotFoundError
        ``no browser found: install chromium, or name one in QUEENS_BROWSER``.
    """
    if named := os.environ.get("QUEENS_BROWSER"):
        return named
    commands = (path for name in COMMANDS if (path := shutil.which(name)))
    places = (path for path in PLACES if Path(path).is_file())
    if found := next(commands, None) or next(places, None):
        return found
    raise FileNotFoundError("no browser found: install chromium, or name one in QUEENS_BROWSER")
