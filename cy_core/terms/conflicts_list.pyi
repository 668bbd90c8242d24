import numpy as np
from numpy.typing import NDArray

def conflict_counts(boards: NDArray[np.uint8], sizes: NDArray[np.uint8]) -> NDArray[np.int64]: ...
