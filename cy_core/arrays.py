"""A stand-in for NumPy that imports it on first use.

Importing NumPy takes as long as importing all of the core.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

__all__ = ["Boards", "np"]

if TYPE_CHECKING:
    import numpy as np
else:

    class _LazyNumpy:
        """The stand-in for the module `numpy`.

        It imports `numpy` when an attribute is first used.
        """

        def __getattr__(self, name: str) -> object:
            import numpy

            attribute = getattr(numpy, name)
            # Python calls `__getattr__` only for missing attributes, so the next access is fast.
            setattr(self, name, attribute)
            return attribute

    np = _LazyNumpy()

# One solution per row: the column of the queen in each row of the board.
Boards: TypeAlias = "np.typing.NDArray[np.uint8]"
