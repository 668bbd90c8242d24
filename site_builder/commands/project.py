"""`queens new`: a project of MkDocs that builds as it stands, and can be published."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote
from shutil import copyfile

from site_builder.commands.requests import New
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


def run_new(asked: New) -> None:
    """Write a new project, whole or not at all, and say what to do next.

    Raises
    ------
    UserError
        As `require_empty`; ``cannot write DIR: REASON``.
    """
    require_empty(asked.folder)
    try:
        with new_folder(Path(os.path.realpath(asked.folder))) as made:
            for name, template in FILES.items():
                (made / name).parent.mkdir(parents=True, exist_ok=True)
                copyfile(TEMPLATES / "project" / template, made / name)
    except OSError as error:
        raise UserError(f"cannot write {asked.folder}: {error.strerror or error}") from error
    folder = one_line(str(asked.folder))
    echo(f"{folder} is ready. To see it:\n\n    cd {quote(folder)}\n    mkdocs serve")
