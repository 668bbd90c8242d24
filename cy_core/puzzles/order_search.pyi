from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

PERMUTATION_FORMS: tuple[str, ...]
MAX_ORDERED_N: int

def search_orders(
    side: int, form: str, first: Sequence[int] = (), rows: NDArray[np.uint8] | None = None
) -> tuple[int, int]: ...
