from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

MAX_PLACED_SIDE: int
MAX_REFLECTING_N: int
MAX_REGION_N: int

def placements_by_queens(height: SupportsIndex, width: SupportsIndex) -> list[int]: ...
def search_reflecting(side: SupportsIndex, rows: NDArray[np.uint8] | None = None) -> int: ...
def search_regions(regions: NDArray[np.uint8], rows: NDArray[np.uint8]) -> int: ...
