"""NumPy, loaded by whoever first needs an array: that takes a short command half of its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["np"]

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
