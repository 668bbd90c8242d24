"""`queens assets`: the files that figures load, for sites without our plugin."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from site_builder.blocks.assets import all_assets, assets_for
from site_builder.blocks.extension import path_in_folder
from site_builder.cli.group import argument, command, option
from site_builder.cli.parameters import file_path
from site_builder.terminal.lines import echo
from site_builder.terminal.progress import waiting
from site_builder.values.files import (
    make_folder,
    require_existing_folder,
    require_folder,
    write_file,
)
from site_builder.values.page import Asset
from site_builder.values.text import bytes_text, counted


@command("assets", "queens assets docs/assets/queens-atlas --for docs")
@argument(
    "DIR",
    file_path,
    "A folder of your site; older files are replaced.",
    name="folder",
)
@option("--for DIR", file_path, "Your pages: write only what their figures load.", name="docs")
def assets(folder: Path, docs: Path | None) -> None:
    """Write the files that figures load without the plugin."""
    require_folder(folder)
    if docs:
        require_existing_folder(docs, "name that of your pages with --for")
    with waiting(f"writing {folder}"):
        sizes = _written(folder, assets_for(docs) if docs else all_assets())
    echo(f"{counted(len(sizes), 'file')}, {bytes_text(sum(sizes))} in {folder}")


def _written(folder: Path, assets: Iterable[Asset]) -> list[int]:
    """Write each file once; their sizes in bytes."""
    contents = {asset.path: asset.content for asset in assets}
    for path, content in contents.items():
        file = folder / path_in_folder(path)
        make_folder(file.parent)
        write_file(file, content)
    return [len(each if isinstance(each, bytes) else each.encode()) for each in contents.values()]
