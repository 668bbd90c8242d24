"""NumPy, loaded by whoever first needs an array: it loads as long as all of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

__all__ = ["Boards", "np"]

if TYPE_CHECKING:
    import numpy as np
else:

    class _Awaited:
        """What stands for NumPy until it is asked for something, and asks NumPy once for each."""

        def __getattr__(self, name: str) -> object:
            import numpy

            found = getattr(numpy, name)
            setattr(self, name, found)
            return found

    np = _Awaited()

# One a row, such as the columns of the queens.
Boards: TypeAlias = "np.typing.NDArray[np.uint8]"
