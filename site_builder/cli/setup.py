"""`queens new` and `queens completion`: a MkDocs project, and completion in a shell."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from shlex import quote

import click
from click.shell_completion import get_completion_class

from site_builder.cli.group import COMPLETE_VARIABLE, command, queens
from site_builder.cli.options import argument, file_path, option
from site_builder.terminal.lines import echo
from site_builder.values.errors import UserError, one_line
from site_builder.values.files import new_folder, require_empty
from site_builder.values.page import TEMPLATES

# A project --------------------------------------------------------------------------------------

# The template of each file of a project. Names of templates have no leading dots, because files
# with leading dots get lost in a package.
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
    with new_folder(folder) as made:
        for name, template in FILES.items():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            text = (TEMPLATES / "project" / template).read_text(encoding="utf-8")
            (made / name).write_text(_insert_name(text, name, title), encoding="utf-8")
    shown = one_line(str(folder))
    echo(f"{shown} is ready. To see it:\n\n    cd {quote(shown)}\n    mkdocs serve")


def _title(folder: Path) -> str:
    """Return a name for the site, from the name of its folder.

    For ``my-board-site`` it is `My board site`.
    """
    words = Path(os.path.realpath(folder)).name.replace("-", " ").replace("_", " ").split()
    return " ".join(words).capitalize()


def _ask_title(default: str) -> str:
    """Return the name that the user types on a terminal. Without a terminal, return the default."""
    if sys.stdin is None or not sys.stdin.isatty():
        return default
    try:
        return input(f"Name of the site [{default}]: ").strip() or default
    except EOFError:
        return default


def _insert_name(text: str, file: str, title: str) -> str:
    """Return `text` with the name of the site in it. In YAML files, the name is quoted."""
    name = json.dumps(title, ensure_ascii=False) if file.endswith(".yml") else title
    return text.replace("SITE NAME", name)


# Completion ---------------------------------------------------------------------------------------

SHELLS = ("bash", "zsh", "fish")


@command("completion", "queens completion bash")
@argument("SHELL", click.Choice(SHELLS), "Your shell.")
def completion(shell: str) -> None:
    """Print a script that completes commands at the Tab key.

    To load the script in each new shell, type one of these lines:

    \b
      echo 'eval "$(queens completion bash)"' >> ~/.bashrc
      echo 'eval "$(queens completion zsh)"' >> ~/.zshrc
      queens completion fish > ~/.config/fish/completions/queens.fish
    """  # noqa: D301
    script = get_completion_class(shell)
    assert script, shell
    echo(script(queens, {}, "queens", COMPLETE_VARIABLE).source().removesuffix("\n"))
