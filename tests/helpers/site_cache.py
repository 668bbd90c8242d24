"""Cache sites that tests share until one of their inputs changes.

The cache is in the checkout. It has a folder for each site, named by the digest of the site's
inputs. Tests work on copies.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import distributions
from pathlib import Path

import pytest

from site_builder.values.cache import FOLDER
from tests.helpers.projects import build_site
from tests.helpers.site import make_once
from tests.helpers.sources import PACKAGES, ROOT

CACHE = ROOT / FOLDER.with_name("test-sites")
# The parts of the checkout that a build reads, also the compiled modules in the packages.
INPUTS = (*PACKAGES, "content", "mkdocs.yml", "records", "templates", "theme")


def shared_site(
    factory: pytest.TempPathFactory, name: str, build: Callable[[Path], object]
) -> Path:
    """Return the folder `name` that all processes of a test run share.

    The first process that calls this fills the folder by `build`.
    """
    top = factory.getbasetemp()
    run = top.parent if "PYTEST_XDIST_WORKER" in os.environ else top
    return make_once(run / name, build)


def build_or_restore(
    folder: Path, name: str, build: Callable[[Path], object], *inputs: Path
) -> None:
    """Copy the site `name` from the cache to `folder`, or build it there and cache it.

    `inputs` are files and folders that the site is built from, in addition to our checkout. Only
    the newest site of each name stays in the cache.
    """
    cached = CACHE / name / _digest(_checkout_digest(), *inputs)
    if cached.exists():
        shutil.copytree(cached, folder)
        return
    build(folder)
    cached.parent.mkdir(parents=True, exist_ok=True)
    outdated = list(cached.parent.iterdir())
    # Rename the copy when it is complete, so that an interrupted run leaves no incomplete copy. If
    # another run was faster, the rename fails, and the copy of the other run stays.
    with tempfile.TemporaryDirectory(dir=cached.parent) as box, suppress(OSError):
        shutil.copytree(folder, Path(box, "site")).rename(cached)
    for site in outdated:
        shutil.rmtree(site, ignore_errors=True)


def cached_site(project: Path, name: str) -> Path:
    """Return the folder of a project's site, built without a warning or restored from the cache.

    `name` is the name of the site in the cache.
    """
    build_or_restore(project / "site", name, lambda _: build_site(project), project)
    return project / "site"


@cache
def _checkout_digest() -> str:
    """Return a digest of Python, the installed packages, and our files that a build reads."""
    # Use a set, because the search path of a process may lead to a package twice.
    packages = sorted({(package.name, package.version) for package in distributions()})
    environment = repr((sys.version, packages, os.environ.get("REPO_URL")))
    return _digest(environment, *(ROOT / name for name in INPUTS))


def _digest(start: str, *paths: Path) -> str:
    """Return a digest of `start` and of the contents of all files at and below `paths`."""
    digest = blake2b(start.encode(), digest_size=16)
    for path in paths:
        for file in sorted([path, *path.rglob("*")]):
            if file.is_file() and file.suffix != ".pyc":
                content = file.read_bytes()
                digest.update(f"{file.relative_to(path)} {len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()
