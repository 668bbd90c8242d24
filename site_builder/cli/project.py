"""`queens new`: a project of MkDocs that builds as it stands, and can be published."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote
from shutil import copyfile

from site_builder.cli.group import argument, command
from site_builder.cli.parameters import file_path
from site_builder.terminal.lines import echo
from site_builder.values.errors import UserError, one_line
from site_builder.values.files import new_folder, require_empty
from site_builder.values.page import TEMPLATES

# What stands where. Names with a dot at the beginning get lost in a package.
FILES = {
    "mkdocs.yml": "mkdocs.yml",
    "docs/index.md": "index.md",
    "requirements.txt": "requirements.txt",
    ".github/workflows/pages.yml": "pages.yml",
    ".gitignore": "gitignore",
}


@command("new", "queens new my-board-site")
@argument("DIR", file_path, "A new or an empty folder.", name="folder")
def new(folder: Path) -> None:
    """Begin a site of your own: a small MkDocs project."""
    require_empty(folder)
    try:
        with new_folder(Path(os.path.realpath(folder))) as made:
            for name, template in FILES.items():
                (made / name).parent.mkdir(parents=True, exist_ok=True)
                copyfile(TEMPLATES / "project" / template, made / name)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror or error}") from error
    name = one_line(str(folder))
    echo(f"{name} is ready. To see it:\n\n    cd {quote(name)}\n    mkdocs serve")
