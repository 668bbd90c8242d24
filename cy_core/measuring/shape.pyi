import numpy as np
from numpy.typing import NDArray

NAMES: tuple[str, ...]

def shape_table(boards: NDArray[np.uint8]) -> NDArray[np.uint16]: ...
