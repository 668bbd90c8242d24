import numpy as np
from numpy.typing import NDArray

SUDOKU_METHODS: tuple[str, ...]

def search_grid(
    puzzle: str, method: str, limit: int, rows: NDArray[np.uint8]
) -> tuple[int, int, bool]: ...

class GridWalk:
    def __init__(self, grid: bytes, method: str) -> None: ...
    def next_steps(self) -> NDArray[np.int64]: ...
