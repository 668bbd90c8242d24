"""`queens new`: a project of MkDocs that builds as it stands, and can be published."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from shlex import quote

from site_builder.cli.group import argument, command, option
from site_builder.cli.parameters import file_path
from site_builder.terminal.lines import echo
from site_builder.values.errors import UserError, one_line
from site_builder.values.files import new_folder, require_empty
from site_builder.values.page import TEMPLATES

# What stands where. Names with a dot at the beginning get lost in a package.
FILES = {
    "mkdocs.yml": "mkdocs.yml",
    "docs/index.md": "index.md",
    "docs/search.md": "search.md",
    "docs/counts.md": "counts.md",
    "README.md": "README.md",
    "requirements.txt": "requirements.txt",
    ".github/workflows/pages.yml": "pages.yml",
    ".gitignore": "gitignore",
}


@command("new", "queens new my-board-site")
@argument("DIR", file_path, "A new or an empty folder.", name="folder")
@option("--name TEXT", str, "Name of the site; asked for on a terminal.", name="name")
def new(folder: Path, name: str | None) -> None:
    """Begin a site of your own: a small MkDocs project."""
    require_empty(folder)
    title = _ask_title(_title(folder)) if name is None else name
    if not title.strip() or not title.isprintable():
        raise UserError(f"--name must be one line of text, got {title!r}")
    try:
        with new_folder(Path(os.path.realpath(folder))) as made:
            for name, template in FILES.items():
                (made / name).parent.mkdir(parents=True, exist_ok=True)
                text = (TEMPLATES / "project" / template).read_text(encoding="utf-8")
                (made / name).write_text(_named(text, name, title), encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror or error}") from error
    shown = one_line(str(folder))
    echo(f"{shown} is ready. To see it:\n\n    cd {quote(shown)}\n    mkdocs serve")


def _title(folder: Path) -> str:
    """A name for the site, made of that of its folder: `My board site` of ``my-board-site``."""
    words = Path(os.path.realpath(folder)).name.replace("-", " ").replace("_", " ").split()
    return " ".join(words).capitalize()


def _ask_title(default: str) -> str:
    """The name that a person types on a terminal; elsewhere the default."""
    if sys.stdin is None or not sys.stdin.isatty():
        return default
    try:
        return input(f"Name of the site [{default}]: ").strip() or default
    except EOFError:
        return default


def _named(text: str, file: str, title: str) -> str:
    """A file of the project with the name of the site, which YAML has in quotes."""
    name = json.dumps(title, ensure_ascii=False) if file.endswith(".yml") else title
    return text.replace("SITE NAME", name)
