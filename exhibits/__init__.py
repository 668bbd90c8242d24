"""Figures that only the pages of the atlas have.

Each folder has the figures of one page and is named after it.
The folder `shared` has the figures that several pages have.
"""

from importlib import import_module
from pkgutil import walk_packages

# Importing a module registers its functions with `@block`. Programs that made data are left out.
for _module in walk_packages(__path__, "exhibits."):
    if _module.name.endswith(".blocks") or _module.name.startswith("exhibits.shared."):
        import_module(_module.name)
