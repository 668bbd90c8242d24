import numpy as np
from numpy.typing import NDArray

def are_three_in_line(boards: NDArray[np.uint8]) -> NDArray[np.bool_]: ...
