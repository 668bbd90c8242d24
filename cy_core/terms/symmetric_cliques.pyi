import numpy as np
from numpy.typing import NDArray

def count_cliques(filled: NDArray[np.uint8], fitting: NDArray[np.uint8]) -> int: ...
