"""Queens Atlas, the core: enumerates, reduces by symmetry, and counts N-Queens solutions."""

import lazy_loader

from cy_core.build_info import VERSION

__version__ = VERSION

# Each name that `__init__.pyi` lists is imported when it is first used, because importing all names
# takes longer than many commands.
__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
