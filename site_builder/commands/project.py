"""`queens new`: a project of MkDocs that builds as it stands, and can be published."""

from __future__ import annotations

from shlex import quote

from site_builder.commands.requests import New
from site_builder.terminal.lines import say
from site_builder.values.errors import one_line
from site_builder.values.files import make_folder, require_empty, write_file
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
    """Write the files of a new project, and say what to do next.

    Raises
    ------
    UserError
        As `require_empty`, `make_folder` and `write_file`.
    """
    require_empty(asked.folder)
    for name, template in FILES.items():
        path = asked.folder / name
        make_folder(path.parent)
        write_file(path, (TEMPLATES / "project" / template).read_bytes())
    folder = one_line(str(asked.folder))
    say(f"{folder} is ready. To see it:\n\n    cd {quote(folder)}\n    mkdocs serve")
