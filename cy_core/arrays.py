"""NumPy, imported on first use: importing it takes as long as importing all of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

__all__ = ["Boards", "np"]

if TYPE_CHECKING:
    import numpy as np
else:

    class _LazyNumpy:
        """Stand-in for the module `numpy` that imports it at the first access to an attribute."""

        def __getattr__(self, name: str) -> object:
            import numpy

            attribute = getattr(numpy, name)
            # Python calls `__getattr__` only for missing attributes, so the next access is fast.
            setattr(self, name, attribute)
            return attribute

    np = _LazyNumpy()

# One solution per row: the column of the queen in each row of the board.
Boards: TypeAlias = "np.typing.NDArray[np.uint8]"
