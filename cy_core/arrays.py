"""NumPy, imported on first use: importing it takes as long as importing all of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

__all__ = ["Boards", "np"]

if TYPE_CHECKING:
    import numpy as np
else:

    class _LazyNumpy:
        """Stands for the module `numpy` and imports it at the first access to an attribute."""

        def __getattr__(self, name: str) -> object:
            import numpy

            attribute = getattr(numpy, name)
            setattr(self, name, attribute)  # the next access does not come here
            return attribute

    np = _LazyNumpy()

# One solution per row: the column of the queen in each row of the board.
Boards: TypeAlias = "np.typing.NDArray[np.uint8]"
