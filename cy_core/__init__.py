"""Queens Atlas, the core: enumerates, reduces by symmetry, and counts N-Queens solutions."""

import lazy_loader

from cy_core.build_info import VERSION

__version__ = VERSION

# What `__init__.pyi` lists is loaded when it is first used: all of it takes longer than many a
# command.
__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
