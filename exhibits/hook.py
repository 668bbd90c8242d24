"""Hook of MkDocs that registers the exhibits: their blocks, templates and scripts.

The setting `hooks` in `mkdocs.yml` names this file.
"""

import sys
from importlib import import_module
from pathlib import Path

from queens_atlas.blocks import add_figures

FOLDER = Path(__file__).parent

# MkDocs imports a hook by its path alone. So `exhibits` can only be imported after its parent
# folder has been added to the search path of Python.
sys.path.insert(0, str(FOLDER.parent))
import_module("exhibits")
add_figures(FOLDER)
add_figures(FOLDER / "shared")
