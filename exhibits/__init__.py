"""Figures that only the pages of the atlas have: a folder each, named as its page.

`shared` has figures that several pages have.
"""

from importlib import import_module
from pkgutil import walk_packages

# Importing a module registers its functions with `@block`. The hook imports this package itself.
for _module in walk_packages(__path__, "exhibits."):
    if _module.name != "exhibits.hook":
        import_module(_module.name)
