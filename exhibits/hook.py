"""Makes the exhibits known to MkDocs: their blocks, templates and scripts; see `mkdocs.yml`."""

import sys
from importlib import import_module
from pathlib import Path

from queens_atlas.blocks import add_figures

FOLDER = Path(__file__).parent

sys.path.insert(0, str(FOLDER.parent))  # MkDocs imports a hook by its path alone
import_module("exhibits")
add_figures(FOLDER)
add_figures(FOLDER / "shared")
