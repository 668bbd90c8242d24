import numpy as np
from numpy.typing import NDArray

def checked_boards(boards: NDArray[np.uint8], largest: int) -> NDArray[np.uint8]: ...
