import numpy as np
from numpy.typing import NDArray

def torus_moves(boards: NDArray[np.uint8]) -> NDArray[np.int32]: ...
